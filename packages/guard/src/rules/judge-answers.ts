import { type Decision, decide } from "../policy/decision.ts";
import { keyOf, readHost } from "../policy/host-patterns.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeAddress } from "./judge-address.ts";

/** The addresses to which a connection may be opened, and the decision about all that a name resolved to. */
export interface JudgedAnswers {
  /** All of them in a dry run. */
  readonly usable: readonly string[];
  /** The first rejection, if one counts, or else the first that is allowed. */
  readonly decision: Decision;
}

/** Decides about the addresses that a name resolved to. `about` has the name and, if it is known, the port. */
export function judgeAnswers(
  policy: CompiledPolicy,
  addresses: readonly string[],
  about: Partial<Decision>,
): JudgedAnswers {
  const key = keyOf(readHost(about.host ?? ""));
  if (key === null) return { usable: [], decision: decide("invalid-host", about) };
  const place = { key, port: about.port ?? null };
  const judged = addresses.map((address) => decide(judgeAddress(policy, address, place), { ...about, address }));
  const allowed = judged.filter(({ verdict }) => verdict === "allowed");
  const rejected = judged.find(({ verdict }) => verdict === "rejected");
  const isRejected = rejected !== undefined && (policy.answers === "every" || allowed.length === 0);
  const usable = isRejected ? [] : allowed.map(({ address }) => address!);
  return {
    usable: policy.dryRun ? addresses : usable,
    decision: (isRejected ? rejected : allowed[0]) ?? decide("no-address", about),
  };
}
