import { isIP } from "node:net";
import { type Host, parseHost, serializeHost } from "@url/host";
import { type Decision, decide, type Rule } from "../policy/decision.ts";
import { matchesHost, withoutFinalDot } from "../policy/host-patterns.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeAddress } from "./judge-address.ts";
import { isSpecialName } from "./special-names.ts";

/** Decides about the host of a URL. `about` is what is known of the request. */
export function judgeHost(policy: CompiledPolicy, host: Host | null, about: Partial<Decision>): Decision {
  if (host === null || host.kind === "empty" || host.kind === "opaque") return decide("invalid-host", about);
  if (host.kind === "domain") return decide(judgeName(policy, withoutFinalDot(host.domain)), about);
  const address = withoutBrackets(serializeHost(host));
  const rule = judgeAddress(policy, address);
  // A list of names is a list of all hosts: an address is in it only if `addresses.allow` has it.
  const isUnnamed = policy.hosts.allow !== null && rule === "public-address";
  return decide(isUnnamed ? "host-not-allowed" : rule, { ...about, address });
}

/**
 * Decides about the host that a client is about to connect to or to resolve. `text` is what the client was given: an
 * address, with or without brackets, or a name. A resolver reads `127.1` as an address, as a URL does.
 */
export function judgeHostText(policy: CompiledPolicy, text: string, about: Partial<Decision> = {}): Decision {
  const host = parseHost(isIP(text) === 6 ? `[${text}]` : text);
  return host.ok
    ? judgeHost(policy, host.value, { ...about, host: text })
    : decide("invalid-host", { ...about, host: text });
}

/** The host of a URL as Node takes it: without the brackets of an IPv6 address. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, "");
}

function judgeName({ hosts }: CompiledPolicy, name: string): Rule {
  if (matchesHost(hosts.deny, name)) return "host-denied";
  if (hosts.allow !== null) return matchesHost(hosts.allow, name) ? "resolution" : "host-not-allowed";
  if (isSpecialName(name)) return "special-use-name";
  return name.includes(".") ? "resolution" : "single-label-name";
}
