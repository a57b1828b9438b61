import { type Decision, decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeAddress } from "./judge-address.ts";

/** The addresses to which a connection may be opened, and the decision about all that a name resolved to. */
export interface JudgedAnswers {
  readonly allowed: readonly string[];
  /** The first rejection, if one counts, or else the first that is allowed. */
  readonly decision: Decision;
}

/** Decides about the addresses that a name resolved to. `about` is what is known of the request. */
export function judgeAnswers(
  policy: CompiledPolicy,
  addresses: readonly string[],
  about: Partial<Decision>,
): JudgedAnswers {
  const judged = addresses.map((address) => decide(judgeAddress(policy, address), { ...about, address }));
  const allowed = judged.filter(({ verdict }) => verdict === "allowed");
  const rejected = judged.find(({ verdict }) => verdict === "rejected");
  const isRejected = rejected !== undefined && (policy.answers === "every" || allowed.length === 0);
  return {
    allowed: isRejected ? [] : allowed.map(({ address }) => address!),
    decision: (isRejected ? rejected : allowed[0]) ?? decide("no-address", about),
  };
}
