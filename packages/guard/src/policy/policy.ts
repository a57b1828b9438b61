import { refuse } from "@url/result/internal";
import type { AddressList } from "./address-list.ts";
import type { Decision } from "./decision.ts";
import type { Grant } from "./grants.ts";
import type { HostPatterns } from "./host-patterns.ts";
import type { PortRange } from "./ports.ts";

declare const policy: unique symbol;

/** What `createPolicy` returns, for the functions that take a policy. Its fields are not for users. */
export interface Policy {
  readonly [policy]: true;
}

/** A policy as the rules read it: every option is there, checked and compiled. */
export interface CompiledPolicy {
  /** The names of the options that were given, such as "limits.time". */
  readonly given: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  /** Null for every port that the Fetch Standard does not block. */
  readonly ports: readonly PortRange[] | null;
  readonly hosts: { readonly allow: HostPatterns | null; readonly deny: HostPatterns };
  readonly addresses: {
    readonly allow: AddressList;
    readonly deny: AddressList;
    /** Whether the addresses of this machine are allowed. */
    readonly allowsOwn: boolean;
    readonly nat64: readonly string[];
  };
  readonly grants: readonly Grant[];
  readonly dryRun: boolean;
  readonly answers: "every" | "some";
  readonly allowsCredentials: boolean;
  readonly redirects: {
    readonly limit: number;
    readonly downgrade: boolean;
    readonly keepHeaders: ReadonlySet<string>;
  };
  readonly sockets: ReadonlySet<string>;
  /** As `host:port` each. */
  readonly proxies: ReadonlySet<string>;
  readonly limits: { readonly connectTime: number; readonly time: number; readonly responseBytes: number };
  readonly onDecision: (decision: Decision) => unknown;
}

/** The policies that were made here. An object that only looks like one has not been checked. */
const compiled: WeakMap<object, CompiledPolicy> = /* @__PURE__ */ new WeakMap();

/** Makes the policy of what was compiled. */
export function sealPolicy(fields: CompiledPolicy): Policy {
  const sealed = Object.freeze({}) as Policy;
  compiled.set(sealed, fields);
  return sealed;
}

/**
 * Returns what a policy was compiled to. `unused` are the options of policies that the function `where` cannot apply, such as
 * "limits.time", or "redirects" for all of that group. They are rejected, because a caller who sets a limit believes that it holds.
 * @throws TypeError if `value` is not a policy, or was made with an unused option
 */
export function expectPolicy(value: unknown, where: string, unused: readonly string[] = []): CompiledPolicy {
  const policy = compiled.get(value as object) ?? refuse(value, where, "policy", "what createPolicy returns");
  for (const name of policy.given) {
    if (unused.includes(name) || unused.includes(name.split(".")[0]!))
      throw new TypeError(`${where}: the option ${name} of the policy has no effect here; leave it out.`);
  }
  return policy;
}
