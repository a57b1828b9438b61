import { embedIPv4 } from "@url/ip/special";
import {
  expectArray,
  expectBoolean,
  expectFunction,
  expectLimit,
  expectPlain,
  oneOf,
  refuse,
} from "@url/result/internal";
import { readOwnAddresses } from "../own-addresses.ts";
import { readAddresses } from "./address-list.ts";
import { expectTexts, readOptions } from "./checks.ts";
import { readGrants } from "./grants.ts";
import { readHostPatterns } from "./host-patterns.ts";
import type { PolicyOptions } from "./options.ts";
import { type Policy, sealPolicy } from "./policy.ts";
import { readPorts } from "./ports.ts";
import { readProxy } from "./proxy.ts";

/**
 * Makes a policy. Every option is read and checked now: a rule that cannot be read would otherwise allow.
 * @throws TypeError for an option of a wrong type, and RangeError for a wrong value; the message names the option
 * @example createPolicy({ schemes: ["https"], hosts: { allow: ["*.example.com"] } })
 * @see https://www.rfc-editor.org/rfc/rfc6890
 */
export function createPolicy(options: PolicyOptions = {}): Policy {
  const own = readOptions(options, WHERE, {
    schemes: expectArray,
    ports: expectArray,
    hosts: expectPlain,
    addresses: expectPlain,
    grants: expectArray,
    answers: oneOf("every", "some"),
    credentials: oneOf("reject", "allow"),
    redirects: expectPlain,
    sockets: expectTexts,
    proxies: expectTexts,
    limits: expectPlain,
    dryRun: expectBoolean,
    onDecision: expectFunction,
  });
  // A list or a set: both are checked where they are read.
  const anything = () => {};
  const hosts = readOptions(own.hosts ?? {}, `${WHERE}: hosts`, { allow: anything, deny: anything });
  const addresses = readOptions(own.addresses ?? {}, `${WHERE}: addresses`, {
    allow: anything,
    deny: anything,
    nat64: expectTexts,
    own: oneOf("reject", "allow"),
  });
  const redirects = readOptions(own.redirects ?? {}, `${WHERE}: redirects`, {
    limit: expectLimit,
    downgrade: expectBoolean,
    keepHeaders: expectTexts,
  });
  const limits = readOptions(own.limits ?? {}, `${WHERE}: limits`, {
    connectTime: expectLimit,
    time: expectLimit,
    responseBytes: expectLimit,
  });
  if (own.dryRun && own.onDecision === undefined)
    throw new TypeError(`${WHERE}: dryRun needs onDecision, because nothing else tells what would be rejected.`);
  if (addresses.own !== "allow") expectReadable();
  return sealPolicy({
    given: new Set([
      ...namesIn("", { ...own, hosts: undefined, addresses: undefined, redirects: undefined, limits: undefined }),
      ...namesIn("hosts.", hosts),
      ...namesIn("addresses.", addresses),
      ...namesIn("redirects.", redirects),
      ...namesIn("limits.", limits),
    ]),
    schemes: new Set(readSchemes(own.schemes)),
    ports: own.ports === undefined ? null : readPorts(own.ports, WHERE, "ports"),
    hosts: {
      allow: hosts.allow === undefined ? null : readHostPatterns(hosts.allow, WHERE, "hosts.allow"),
      deny: readHostPatterns(hosts.deny ?? [], WHERE, "hosts.deny"),
    },
    addresses: {
      allow: readAddresses(addresses.allow ?? [], WHERE, "addresses.allow"),
      deny: readAddresses(addresses.deny ?? [], WHERE, "addresses.deny"),
      nat64: readTranslators(addresses.nat64 ?? []),
      allowsOwn: addresses.own === "allow",
    },
    grants: readGrants(own.grants ?? [], WHERE),
    dryRun: own.dryRun ?? false,
    answers: own.answers ?? "every",
    allowsCredentials: own.credentials === "allow",
    redirects: {
      limit: redirects.limit ?? 5,
      downgrade: redirects.downgrade ?? false,
      keepHeaders: new Set((redirects.keepHeaders ?? []).map((name) => name.toLowerCase())),
    },
    sockets: new Set(own.sockets ?? []),
    proxies: new Set((own.proxies ?? []).map(expectProxy)),
    limits: {
      connectTime: limits.connectTime ?? 10_000,
      time: limits.time ?? 60_000,
      responseBytes: limits.responseBytes ?? 67_108_864,
    },
    onDecision: own.onDecision ?? (() => {}),
  });
}

const WHERE = "createPolicy";

/** The names of the options that have a value. */
function namesIn(group: string, options: object): string[] {
  const names = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return names.map((name) => group + name);
}

/** @throws Error if the addresses of this machine cannot be read, because the policy would then reject everything */
function expectReadable(): void {
  try {
    readOwnAddresses();
  } catch (cause) {
    throw new Error(
      `${WHERE}: the addresses of this machine cannot be read; to allow them, set addresses.own to "allow".`,
      { cause },
    );
  }
}

function readSchemes(schemes: readonly string[] = ["http", "https"]): readonly string[] {
  for (const [index, scheme] of schemes.entries()) oneOf("http", "https")(scheme, WHERE, `schemes[${index}]`);
  return schemes;
}

function readTranslators(prefixes: readonly string[]): readonly string[] {
  return prefixes.map((prefix, index) => {
    if (!embedIPv4(prefix, "192.0.2.1").ok) {
      refuse(prefix, WHERE, `addresses.nat64[${index}]`, 'a prefix as in RFC 6052, such as "2001:db8::/96"', "string");
    }
    return prefix;
  });
}

function expectProxy(text: string, index: number): string {
  return readProxy(text) ?? refuse(text, WHERE, `proxies[${index}]`, 'a URL such as "http://proxy:3128"', "string");
}
