import {
  expectArray,
  expectBoolean,
  expectKnown,
  expectLimit,
  expectOneOf,
  type OptionChecks,
  refuse,
} from "@url/result/internal";
import { ADVICE_CODES } from "../advice/explanations.ts";
import type { FoundCode } from "../found.ts";
import { readHostPattern } from "./host-patterns.ts";
import { judge } from "./judge.ts";
import type { HostKind, Judge, PolicyRules, URLPolicy } from "./policy.ts";

/**
 * Creates a policy for the option `policy` of `validate`, `findErrors` and `fix`. One policy can serve any number of calls.
 * The rules are copied. What checks them is reachable from here alone: bundles without this function don't have it.
 * @throws TypeError or RangeError for a wrong or unknown rule, also for an empty list of schemes or host kinds, which
 *   allows no URL
 * @example validate("ftp://example.com/", { policy: createURLPolicy({ schemes: ["https"] }) })[0]?.code // → "scheme-not-allowed"
 * @see https://url.spec.whatwg.org/#url-representation
 */
export function createURLPolicy(rules: PolicyRules): URLPolicy {
  expectRules(rules);
  const { schemes, hostKinds, hosts, requireDot, maxLength, credentials, ports } = rules;
  const copy = {
    schemes: schemes?.map((scheme) => scheme.toLowerCase()),
    hostKinds: hostKinds?.slice(),
    hosts: hosts?.map((host) => readHostPattern(host, "createURLPolicy", "hosts")),
    requireDot,
    maxLength,
    credentials,
    ports: ports?.slice(),
  };
  const made: Omit<Judge, keyof URLPolicy> = {
    ignored: ignoredBy(rules),
    allowsCredentials: credentials === true,
    judge: (input, readings) => judge(input, readings, copy),
  };
  return made as Judge;
}

function ignoredBy({ credentials, schemes, ignore = [] }: PolicyRules): readonly FoundCode[] {
  return [
    ...(credentials === undefined ? [] : ["invalid-credentials" as const]),
    ...(schemes === undefined ? [] : ["scheme-not-registered" as const]),
    ...ignore,
  ];
}

/** Checks the rules. An unknown one is an error: if it were ignored, a misspelled rule would allow everything. */
function expectRules(rules: PolicyRules): void {
  expectKnown(rules, "createURLPolicy", "rules", RULES);
}

const HOST_KINDS: readonly HostKind[] = ["domain", "ipv4", "ipv6", "opaque", "empty", "none"];

/** The checks of the rules. */
export const RULES: OptionChecks<PolicyRules> = {
  schemes: (value, where, name) => expectEach(value, where, name, expectScheme),
  hostKinds: expectHostKinds,
  hosts: expectHosts,
  requireDot: expectBoolean,
  maxLength: expectLimit,
  credentials: expectBoolean,
  ports: expectPorts,
  ignore(value, where, name) {
    expectArray(value, where, name);
    for (const code of value as readonly unknown[]) expectOneOf(code, ADVICE_CODES, where, name);
  },
};

function expectEach(value: unknown, where: string, name: string, check: typeof expectBoolean): void {
  expectArray(value, where, name);
  const list = value as readonly unknown[];
  if (list.length === 0) throw new RangeError(`${where}: ${name} must be a list with an item, or nothing is allowed.`);
  for (const item of list) check(item, where, name);
}

function expectScheme(value: unknown, where: string, name: string): void {
  const isScheme = typeof value === "string" && /^[a-z][a-z0-9+.-]*$/i.test(value);
  if (!isScheme) refuse(value, where, name, 'a list of schemes without ":"', "string");
}

/** @throws TypeError or RangeError if `value` is not a list of kinds of hosts with an item */
export function expectHostKinds(value: unknown, where: string, name: string): void {
  expectEach(value, where, name, (kind) => expectOneOf(kind, HOST_KINDS, where, name));
}

/** @throws TypeError or RangeError if `value` is not a list of hosts with an item */
export function expectHosts(value: unknown, where: string, name: string): void {
  expectEach(value, where, name, readHostPattern);
}

function expectPorts(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const port of value as readonly unknown[]) {
    const isPort = Number.isInteger(port) && (port as number) >= 0 && (port as number) <= 0xffff;
    if (!isPort) refuse(port, where, name, "a list of integers from 0 to 65535", "number");
  }
}
