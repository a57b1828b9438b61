import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
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

/** Checks the options of a function that takes `lookup` among others, which Node checks. */
export function expectLookup(options: LookupOptions, where: string): void {
  expectOptions(options, where, { lookup: expectFunction });
}

/**
 * Makes the function that a client takes as its option `lookup`. It resolves a name and returns the addresses that the
 * policy allows; the client connects to these and does not resolve the name again, so there is no time between check
 * and use. A client does not call it for an address in a URL: use `guardedAgent` or `guardedConnect` where the client
 * takes an agent or a socket, and elsewhere ask `explain` about the URL first.
 * @throws TypeError if `policy` is not what `createPolicy` returns, or for a wrong option
 * @example typeof guardedLookup(createPolicy()) // → "function"
 * @see https://nodejs.org/api/dns.html#dnslookuphostname-options-callback
 */
export function guardedLookup(policy: Policy, options: LookupOptions = {}): LookupFunction {
  const compiled = expectPolicy(policy, "guardedLookup", UNUSED);
  expectLookup(options, "guardedLookup");
  const resolve = createResolver(compiled, (name) => judgeHostText(compiled, name, null), options.lookup);
  // As `dns.lookup`, it can be called without options.
  return (name, rest, done) =>
    typeof rest === "function" ? resolve(name, {}, rest as unknown as Done) : resolve(name, rest, done);
}

/** What a resolver does not know, or has no part in. */
const UNUSED = ["schemes", "ports", "grants", "credentials", "redirects", "sockets", "proxies", "limits"];

type Done = Parameters<LookupFunction>[2];

/**
 * Makes a `lookup` that asks `judge` about a name, and resolves it to the addresses that the policy allows. If `judge`
 * knows the port, so do the rules about the addresses.
 */
export function createResolver(
  policy: CompiledPolicy,
  judge: (name: string) => Decision,
  lookup: LookupFunction = systemLookup as LookupFunction,
): LookupFunction {
  const find = async (name: string, options: object): Promise<readonly LookupAddress[]> => {
    const decision = judge(name);
    await expectAllowed(policy, decision);
    // The name is an address, which is dialled as the rules have read it: a resolver may read `0177.1` otherwise.
    if (decision.address !== null) return [{ address: decision.address, family: isIP(decision.address) }];
    const found = await resolveAll(lookup, name, options);
    const judged = judgeAnswers(
      policy,
      found.map(({ address }) => address),
      decision,
    );
    await expectAllowed(policy, judged.decision);
    return found.filter(({ address }) => judged.usable.includes(address));
  };
  return (name, options, done) => {
    find(name, options).then(
      (found) => (options.all ? done(null, [...found]) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, ""),
    );
  };
}

async function expectAllowed(policy: CompiledPolicy, decision: Decision): Promise<void> {
  const error = await record(policy, decision);
  if (error) throw error;
}

function resolveAll(lookup: LookupFunction, name: string, options: object): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(name, { ...options, all: true }, (error, answer, family = 0) => {
      try {
        if (error) reject(error);
        // Some resolvers return one address although they were asked for all.
        else if (typeof answer === "string") resolve([{ address: answer, family }]);
        // A copy, because what is judged is what is dialled: a resolver with a cache may change its objects in between.
        else resolve(answer.map(({ address, family }) => ({ address, family })));
      } catch (unreadable) {
        // Thrown in a callback, it would end the process.
        reject(unreadable);
      }
    });
  });
}
