import { parseURL, type URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import { expectTexts, readOptions } from "./policy/checks.ts";
import { type Decision, decide } from "./policy/decision.ts";
import { expectPolicy, type Policy } from "./policy/policy.ts";
import { judgeAnswers } from "./rules/judge-answers.ts";
import { judgeURL } from "./rules/judge-url.ts";

/** What `explain` is told besides the URL. */
export interface ExplainOptions {
  /** The URL that `url`, if it is text, may be relative to. */
  readonly base?: URLLike | undefined;
  /** The addresses to which the name resolves. Without them, a name is "unresolved" if nothing else rejects it. */
  readonly addresses?: readonly string[] | undefined;
}

/**
 * Says what a policy would decide about a request for `url`, and by which rule, without connecting and without
 * resolving a name. Redirects of the response are not known, so each has to be asked for by itself.
 * @throws TypeError if `policy` is not what `createPolicy` returns, if `url` is not a URL in any form, or for a wrong option
 * @example explain(createPolicy(), "http://127.1/").rule // → "special-address"
 * @see https://url.spec.whatwg.org/#host-representation
 */
export function explain(policy: Policy, url: URLLike, options: ExplainOptions = {}): Decision {
  const compiled = expectPolicy(policy, "explain");
  const { base, addresses } = readOptions(options, "explain", { base: textOf, addresses: expectTexts });
  const parsed = parseURL(textOf(url, "explain"), { base });
  if (!parsed.ok) return decide("invalid-url");
  const decision = judgeURL(compiled, parsed.value);
  if (decision.verdict !== "unresolved" || addresses === undefined) return decision;
  return judgeAnswers(compiled, addresses, decision).decision;
}
