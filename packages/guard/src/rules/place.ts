import { isIP } from "node:net";
import { isSpecialName } from "@url/host/internal";
import type { RejectingRule } from "../policy/decision.ts";
import type { Grant } from "../policy/grants.ts";
import { matchesHost } from "../policy/host-patterns.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { includesPort } from "../policy/ports.ts";
import { allowsPort } from "./ports.ts";

/** What is known of a connection before a name is resolved. */
export interface Place {
  /** The host, as `keyOf` returns it. */
  readonly key: string;
  /** Null for a resolver, which does not know it. */
  readonly port: number | null;
}

/** Returns the rule that rejects a port or a name, whatever the addresses are, unless there is a grant; or null. */
export function rejectionOf(policy: CompiledPolicy, { key, port }: Place): RejectingRule | null {
  const { hosts } = policy;
  if (port !== null && !allowsPort(policy, port)) return "port";
  if (matchesHost(hosts.deny, key)) return "host-denied";
  if (isIP(key)) return null;
  if (hosts.allow !== null) return matchesHost(hosts.allow, key) ? null : "host-not-allowed";
  if (isSpecialName(key)) return "special-use-name";
  return key.includes(".") ? null : "single-label-name";
}

/** Returns the grants for a host and a port. A host that is denied has none, and neither has a port that is not known. */
export function grantsFor({ grants, hosts }: CompiledPolicy, { key, port }: Place): readonly Grant[] {
  if (port === null || grants.length === 0 || matchesHost(hosts.deny, key)) return [];
  return grants.filter((grant) => includesPort(grant.ports, port) && matchesHost(grant.hosts, key));
}
