import { type Host, serializeHost } from "@url/host";
import { type Decision, decide } from "../policy/decision.ts";
import { keyOf, readHost } from "../policy/host-patterns.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeAddress } from "./judge-address.ts";
import { grantsFor, rejectionOf } from "./place.ts";

/** Decides about the host and the port of a URL or a connection. `about` is what is known of it, with the port. */
export function judgeHost(policy: CompiledPolicy, host: Host | null, about: Partial<Decision>): Decision {
  const key = keyOf(host);
  if (host === null || key === null) return decide("invalid-host", about);
  const place = { key, port: about.port ?? null };
  if (host.kind === "domain") {
    const rule = rejectionOf(policy, place);
    return decide(rule === null || grantsFor(policy, place).length > 0 ? "resolution" : rule, about);
  }
  const rule = judgeAddress(policy, key, place);
  // A list of names is a list of all hosts: an address is in it only if `addresses.allow` has it.
  const isUnnamed = policy.hosts.allow !== null && rule === "public-address";
  return decide(isUnnamed ? "host-not-allowed" : rule, { ...about, address: key });
}

/**
 * Decides about the host that a client is about to connect to or to resolve. `text` is what the client was given: an
 * address, with or without brackets, or a name. A resolver reads `127.1` as an address, as a URL does.
 */
export function judgeHostText(policy: CompiledPolicy, text: string, port: number | null): Decision {
  const host = readHost(text);
  return judgeHost(policy, host, { host: host === null ? text : serializeHost(host), port });
}
