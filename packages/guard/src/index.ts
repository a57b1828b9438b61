export { type GuardedAgentOptions, type GuardedAgents, guardedAgent } from "./connect/agent.ts";
export { type GuardedConnect, guardedConnect } from "./connect/guarded-connect.ts";
export { guardedLookup, type LookupOptions } from "./connect/lookup.ts";
export { GuardError } from "./error.ts";
export { type ExplainOptions, explain } from "./explain.ts";
export { guardedFetch } from "./fetch/guarded-fetch.ts";
export { discoverNAT64 } from "./nat64.ts";
export { createPolicy } from "./policy/create-policy.ts";
export type { AllowingRule, Decision, RejectingRule, Rule } from "./policy/decision.ts";
export type {
  AddressOptions,
  GrantOptions,
  HostOptions,
  LimitOptions,
  PolicyOptions,
  RedirectOptions,
} from "./policy/options.ts";
export type { Policy } from "./policy/policy.ts";
