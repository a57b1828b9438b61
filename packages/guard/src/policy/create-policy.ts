import { isAddress, unmap } from "@url/ip";
import { type IPSet, isEmpty, makeSet } from "@url/ip/set";
import { embedIPv4 } from "@url/ip/special";
import { orThrow } from "@url/result";
import { expectArray, expectBoolean, expectFunction, expectLimit, oneOf, refuse } from "@url/result/internal";
import { expectGroup, expectPolicyOptions, expectTexts } from "./checks.ts";
import { readHostPatterns } from "./host-patterns.ts";
import type { PolicyOptions } from "./options.ts";
import { type Policy, sealPolicy } from "./policy.ts";
import { readProxy } from "./proxy.ts";

/**
 * Makes a policy. Every option is read and checked now: a rule that cannot be read would otherwise allow.
 * @throws TypeError for an option of a wrong type, and RangeError for a wrong value; the message names the option
 * @example createPolicy({ schemes: ["https"], hosts: { allow: ["*.example.com"] } })
 * @see https://www.rfc-editor.org/rfc/rfc6890
 */
export function createPolicy(options: PolicyOptions = {}): Policy {
  expectPolicyOptions(options, WHERE, {
    schemes: expectArray,
    ports: expectArray,
    hosts: expectGroup,
    addresses: expectGroup,
    answers: oneOf("every", "some"),
    credentials: oneOf("reject", "allow"),
    redirects: expectGroup,
    sockets: expectArray,
    proxies: expectArray,
    limits: expectGroup,
    onDecision: expectFunction,
  });
  const { hosts = {}, addresses = {}, redirects = {}, limits = {} } = options;
  // A list or a set: both are checked where they are read.
  const anything = () => {};
  expectPolicyOptions(hosts, `${WHERE}: hosts`, { allow: anything, deny: anything });
  expectPolicyOptions(addresses, `${WHERE}: addresses`, { allow: anything, deny: anything, nat64: anything });
  expectPolicyOptions(redirects, `${WHERE}: redirects`, {
    limit: expectLimit,
    downgrade: expectBoolean,
    keepHeaders: expectTexts,
  });
  expectPolicyOptions(limits, `${WHERE}: limits`, {
    connectTime: expectLimit,
    time: expectLimit,
    responseBytes: expectLimit,
  });
  return sealPolicy({
    given: new Set(namesOf({ ...options, hosts, addresses, redirects, limits })),
    schemes: new Set(readSchemes(options.schemes)),
    ports: options.ports === undefined ? null : options.ports.map(readPorts),
    hosts: {
      allow: hosts.allow === undefined ? null : readHostPatterns(hosts.allow, WHERE, "hosts.allow"),
      deny: readHostPatterns(hosts.deny ?? [], WHERE, "hosts.deny"),
    },
    addresses: {
      allow: readSet(addresses.allow, "addresses.allow"),
      named: new Set(namedIn(addresses.allow)),
      deny: readSet(addresses.deny, "addresses.deny"),
      nat64: readTranslators(addresses.nat64 ?? []),
    },
    answers: options.answers ?? "every",
    allowsCredentials: options.credentials === "allow",
    redirects: {
      limit: redirects.limit ?? 5,
      downgrade: redirects.downgrade ?? false,
      keepHeaders: new Set((redirects.keepHeaders ?? []).map((name) => name.toLowerCase())),
    },
    sockets: new Set(readTexts(options.sockets, "sockets")),
    proxies: new Set(readTexts(options.proxies, "proxies").map(expectProxy)),
    limits: {
      connectTime: limits.connectTime ?? 10_000,
      time: limits.time ?? 60_000,
      responseBytes: limits.responseBytes ?? 67_108_864,
    },
    onDecision: options.onDecision ?? (() => {}),
  });
}

const WHERE = "createPolicy";

/** The names of the options that have a value; in a group, `group.name`. */
function namesOf(options: object): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const isGroup = GROUPS.has(name);
    if (isGroup) return namesOf(value).map((inner) => `${name}.${inner}`);
    return value === undefined ? [] : [name];
  });
}

const GROUPS: ReadonlySet<string> = /* @__PURE__ */ new Set(["hosts", "addresses", "redirects", "limits"]);

function readTexts(list: unknown = [], name: string): readonly string[] {
  expectTexts(list, WHERE, name);
  return list as readonly string[];
}

function readSchemes(schemes: readonly string[] = ["http", "https"]): readonly string[] {
  for (const [index, scheme] of schemes.entries()) oneOf("http", "https")(scheme, WHERE, `schemes[${index}]`);
  return schemes;
}

function readPorts(port: unknown, index: number): readonly [number, number] {
  const [first, last] = Array.isArray(port) && port.length === 2 ? port : [port, port];
  if (!isPort(first) || !isPort(last) || first > last) {
    refuse(first, WHERE, `ports[${index}]`, "an integer from 0 to 65535, or two of them as [first, last]", "number");
  }
  return [first, last];
}

function isPort(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffff;
}

/** A list of addresses, prefixes and ranges, or a set that was made of one. */
function readSet(items: unknown = [], name: string): IPSet {
  if (!Array.isArray(items)) return expectSet(items, name);
  const set = makeSet(readTexts(items, name));
  if (set.ok) return set.value;
  const { code, index } = set.error;
  throw new RangeError(`${WHERE}: ${name}[${index}] must be an address, a prefix or a range (${code}).`);
}

function expectSet(value: unknown, name: string): IPSet {
  try {
    isEmpty(value as IPSet);
  } catch {
    refuse(value, WHERE, name, "an array of addresses, prefixes and ranges, or a set");
  }
  // A set can be changed by its arrays; the policy cannot.
  return structuredClone(value as IPSet);
}

/** The addresses that a list names by themselves. A set does not tell them from blocks. */
function namedIn(items: readonly string[] | IPSet = []): string[] {
  return Array.isArray(items) ? items.filter(isAddress).map((address) => orThrow(unmap(address))) : [];
}

function readTranslators(prefixes: unknown): readonly string[] {
  return readTexts(prefixes, "addresses.nat64").map((prefix, index) => {
    if (!embedIPv4(prefix, "192.0.2.1").ok) {
      refuse(prefix, WHERE, `addresses.nat64[${index}]`, 'a prefix as in RFC 6052, such as "2001:db8::/96"', "string");
    }
    return prefix;
  });
}

function expectProxy(text: string, index: number): string {
  return readProxy(text) ?? refuse(text, WHERE, `proxies[${index}]`, 'a URL such as "http://proxy:3128"', "string");
}
