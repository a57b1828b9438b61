import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { expectFunction, expectOptions } from "@url/result/internal";
import type { Decision } from "../policy/decision.ts";
import { type CompiledPolicy, expectPolicy, type Policy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { judgeAnswers } from "../rules/judge-answers.ts";
import { judgeHostText } from "../rules/judge-host.ts";

/** How `guardedLookup` resolves names. */
export interface LookupOptions {
  /** What resolves names, in the form of `dns.lookup`, which is the default. */
  readonly lookup?: LookupFunction | undefined;
}

/** Checks the options of a function that takes `lookup` among others, which Node or undici check. */
export function expectLookup(options: LookupOptions, where: string): void {
  expectOptions(options, where, { lookup: expectFunction });
}

/**
 * Makes the function that a client takes as its option `lookup`. It resolves a name and returns the addresses that the
 * policy allows; the client connects to these and does not resolve the name again, so there is no time between check
 * and use. A client does not call it for an address in a URL: use `guardedAgent` where the client takes an agent, and
 * elsewhere ask `explain` about the URL first.
 * @throws TypeError if `policy` is not what `createPolicy` returns, or for a wrong option
 * @example typeof guardedLookup(createPolicy()) // → "function"
 * @see https://nodejs.org/api/dns.html#dnslookuphostname-options-callback
 */
export function guardedLookup(policy: Policy, options: LookupOptions = {}): LookupFunction {
  const compiled = expectPolicy(policy, "guardedLookup", UNUSED);
  expectLookup(options, "guardedLookup");
  const resolve = createResolver(compiled, options.lookup);
  return (name, rest, done) => {
    // As `dns.lookup`, it can be called without options.
    const [given, call] = typeof rest === "function" ? [{}, rest as unknown as Done] : [rest, done];
    const decision = judgeHostText(compiled, name, null);
    // What is allowed by the name alone is an address; it is reported when it was resolved to itself.
    if (decision.verdict !== "rejected") resolve(name, given, call);
    else void record(compiled, decision).then((error) => (error ? call(error, "") : resolve(name, given, call)));
  };
}

/** What a resolver does not know, or has no part in. */
const UNUSED = ["schemes", "ports", "grants", "credentials", "redirects", "sockets", "proxies", "limits"];

type Done = Parameters<LookupFunction>[2];

/**
 * Makes a `lookup` that resolves any name, and passes on the addresses that are allowed. `about` is the decision about
 * the connection for which it resolves, if there is one: grants are for a host and a port.
 */
export function createResolver(
  policy: CompiledPolicy,
  resolve: LookupFunction = systemLookup as LookupFunction,
  about?: Decision,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, answer, family) => {
      if (error) return done(error, "");
      const found = toAddresses(answer, family);
      const { usable, decision } = judgeAnswers(
        policy,
        found.map(({ address }) => address),
        about ?? { host },
      );
      const open = found.filter(({ address }) => usable.includes(address));
      void record(policy, decision).then((error) => {
        if (error) done(error, "");
        else if (options.all) done(null, open);
        else done(null, open[0]!.address, open[0]!.family);
      });
    });
  };
}

/**
 * A copy of what a resolver that was asked for all addresses returns; some return one all the same. What is judged is
 * what is dialled: a resolver with a cache may change its objects in between.
 */
function toAddresses(answer: string | readonly LookupAddress[], family = 0): readonly LookupAddress[] {
  if (typeof answer === "string") return [{ address: answer, family }];
  return answer.map(({ address, family }) => ({ address, family }));
}
