import type { Decision, Rule } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";

/**
 * Whether a request goes on although a decision rejects it, because the policy is a dry run. What ends a request that
 * would not end by itself, and what cannot be requested at all, is rejected in a dry run too.
 */
export function letsPass({ dryRun }: CompiledPolicy, { rule, url }: Decision): boolean {
  return dryRun && !ALWAYS.has(rule) && (rule !== "scheme" || url === null || /^https?:/.test(url));
}

const ALWAYS: ReadonlySet<Rule> = /* @__PURE__ */ new Set<Rule>([
  "invalid-url",
  "invalid-host",
  "no-address",
  "redirect-limit",
  "redirect-body",
  "connect-time",
  "time",
  "response-size",
]);
