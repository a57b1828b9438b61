import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import * as arpa from "../src/arpa/index.ts";
import * as endpoints from "../src/endpoint/index.ts";
import * as eui64 from "../src/eui64/index.ts";
import * as ip from "../src/index.ts";
import * as lists from "../src/list/index.ts";
import * as prefix from "../src/prefix/index.ts";
import * as sets from "../src/set/index.ts";
import * as special from "../src/special/index.ts";
import * as tables from "../src/table/index.ts";

type Call = (value: never) => unknown;

const WRONG: readonly unknown[] = [undefined, null, Number.NaN, -1, 0.5, true, "x", "\ud800", {}, [], () => {}];
const ALL = { ipv4: Uint32Array.of(0), ipv6: new Uint32Array(4) };
const EMPTY = { ipv4: new Uint32Array(0), ipv6: new Uint32Array(0) };
const TABLE = tables.makeTable([["::/0", 1]]);

/** Functions that parse their argument as text. */
const PARSING: readonly (readonly [name: string, call: Call])[] = [
  ...named({ ...pick(ip, "parseAddress", "parseScoped", "next", "previous", "expand", "formatAddress") }),
  ...named(pick(ip, "toBytes", "toBigInt", "map", "unmap")),
  ...named(pick(prefix, "parsePrefix", "firstAddress", "lastAddress", "prefixLength", "prefixSize", "supernet")),
  ...named(pick(prefix, "netmask", "wildcard", "netmaskLength", "wildcardLength")),
  ["subnets", (value) => prefix.subnets(value, 24)],
  ["rangeToPrefixes", (value) => prefix.rangeToPrefixes(value, "::")],
  ["rangeToPrefixes", (value) => prefix.rangeToPrefixes("::", value)],
  ...named({ ...pick(prefix, "hosts", "parseInterface"), ...pick(endpoints, "parseEndpoint") }),
  ["nth", (value) => prefix.nth(value, 0)],
  ["indexOf", (value) => prefix.indexOf(value, "::1")],
  ["indexOf", (value) => prefix.indexOf("::/0", value)],
  ["offset", (value) => ip.offset(value, 0)],
  ["classifyPrefix", special.classifyPrefix],
  ["formatEndpoint", (value) => endpoints.formatEndpoint({ address: value, port: 1 })],
  ...named(pick(arpa, "addressToArpa", "prefixToArpa", "parseArpa", "arpaToAddress")),
  ...named(pick(eui64, "interfaceId", "linkLocal", "macOf", "solicitedNode")),
  ["withMAC", (value) => eui64.withMAC(value, "34-56-78-9A-BC-DE")],
  ["withMAC", (value) => eui64.withMAC("2001:db8::/64", value)],
  ["classify", special.classify],
  ["embedIPv4", (value) => special.embedIPv4(value, "192.0.2.1")],
  ["embedIPv4", (value) => special.embedIPv4("64:ff9b::/96", value)],
  ["extractIPv4", (value) => special.extractIPv4(value, "::1")],
  ["extractIPv4", (value) => special.extractIPv4("64:ff9b::/96", value)],
];

test.each(PARSING)("%s fails for text that it cannot parse, and throws for what is not text", (name, call) => {
  for (const value of WRONG) {
    if (typeof value === "string") expect(call(value as never), value).toMatchObject({ ok: false });
    else
      expect(() => call(value as never), String(value)).toThrow(new RegExp(`^${name}: [a-z.]+ must be a string, not `));
  }
  for (const value of [Symbol("a"), Object.create(null), new String("::1"), { toString: () => "::1" }]) {
    expect(() => call(value as never)).toThrow(new RegExp(`^${name}: [a-z.]+ must be a string, not `));
  }
});

/** Functions that answer a question, or take something other than text, with a value that they must reject. */
const CHECKING: readonly (readonly [name: string, argument: string, call: Call])[] = [
  ["family", "address", ip.family],
  ["compareAddresses", "a", (value) => ip.compareAddresses(value, "::1")],
  ["compareAddresses", "b", (value) => ip.compareAddresses("::1", value)],
  ["fromBigInt", "value", (value) => ip.fromBigInt(value, 4)],
  ["fromBigInt", "family", (value) => ip.fromBigInt(1n, value)],
  ["contains", "prefix", (value) => prefix.contains(value, "::1")],
  ["contains", "other", (value) => prefix.contains("::/0", value)],
  ["overlaps", "a", (value) => prefix.overlaps(value, "::1")],
  ["overlaps", "b", (value) => prefix.overlaps("::1", value)],
  ["subnets", "newLength", (value) => prefix.subnets("10.0.0.0/8", value)],
  ["nth", "index", (value) => prefix.nth("10.0.0.0/8", value)],
  ["offset", "count", (value) => ip.offset("10.0.0.0", value)],
  ["has", "set", (value) => sets.has(value, "10.0.0.1")],
  ["has", "set", (value) => sets.has(value, "::1")],
  ["has", "address", (value) => sets.has(ALL, value)],
  ["has", "address", (value) => sets.has(EMPTY, value)],
  ["hasBatch", "set", (value) => sets.hasBatch(value, 4, new Uint8Array(4))],
  ["hasBatch", "family", (value) => sets.hasBatch(ALL, value, new Uint8Array(4))],
  ["hasBatch", "bytes", (value) => sets.hasBatch(ALL, 4, value)],
  ["complement", "set", sets.complement],
  ["containsPrefix", "set", (value) => sets.containsPrefix(value, "::1")],
  ["containsPrefix", "prefix", (value) => sets.containsPrefix(ALL, value)],
  ["overlapsPrefix", "set", (value) => sets.overlapsPrefix(value, "::1")],
  ["overlapsPrefix", "prefix", (value) => sets.overlapsPrefix(ALL, value)],
  ["intersects", "a", (value) => sets.intersects(value, ALL)],
  ["intersects", "b", (value) => sets.intersects(ALL, value)],
  ["setEquals", "a", (value) => sets.setEquals(value, ALL)],
  ["setEquals", "b", (value) => sets.setEquals(ALL, value)],
  ["isEmpty", "set", sets.isEmpty],
  ["count", "set", sets.count],
  ["union", "a", (value) => sets.union(value, ALL)],
  ["union", "b", (value) => sets.union(ALL, value)],
  ["intersection", "a", (value) => sets.intersection(value, ALL)],
  ["difference", "b", (value) => sets.difference(ALL, value)],
  ["prefixesOf", "set", sets.prefixesOf],
  ["addressRangesOf", "set", sets.addressRangesOf],
  ["serializeSet", "set", sets.serializeSet],
  ["comparePrefixes", "a", (value) => prefix.comparePrefixes(value, "::/0")],
  ["comparePrefixes", "b", (value) => prefix.comparePrefixes("::/0", value)],
  ["prefixMatcher", "prefix", (value) => prefix.prefixMatcher(value)],
  ["prefixMatcher", "address", (value) => prefix.prefixMatcher("::/0")(value)],
  ["formatEndpoint", "endpoint\\.port", (value) => endpoints.formatEndpoint({ address: "::1", port: value })],
  ["loadSet", "source", (value) => lists.loadSet(value)],
  ["loadTable", "source", (value) => lists.loadTable(value, { value: () => 1 })],
  ["exact", "table", (value) => tables.exact(value, "::/0")],
  ["exact", "prefix", (value) => tables.exact(TABLE.ok ? TABLE.value : value, value)],
  ["covering", "table", (value) => tables.covering(value, "::/0")],
  ["covering", "prefix", (value) => tables.covering(TABLE.ok ? TABLE.value : value, value)],
  ["covered", "table", (value) => tables.covered(value, "::/0")],
  ["covered", "prefix", (value) => tables.covered(TABLE.ok ? TABLE.value : value, value)],
  ["entriesOf", "table", tables.entriesOf],
  ["insert", "table", (value) => tables.insert(value, [])],
  ["remove", "table", (value) => tables.remove(value, [])],
  ["lookupBatch", "table", (value) => tables.lookupBatch(value, 4, new Uint8Array(4))],
  ["lookupBatch", "bytes", (value) => tables.lookupBatch(TABLE.ok ? TABLE.value : value, 4, value)],
  ["tableToBytes", "table", tables.tableToBytes],
  ["tableFromBytes", "bytes", tables.tableFromBytes],
  ["lookup", "table", (value) => tables.lookup(value, "::1")],
  ["lookup", "address", (value) => tables.lookup(TABLE.ok ? TABLE.value : value, value)],
  ["match", "table", (value) => tables.match(value, "10.0.0.1")],
  ["match", "address", (value) => tables.match(TABLE.ok ? TABLE.value : value, value)],
  ["isGlobal", "address", special.isGlobal],
  ["classifyHost", "host", (value) => value !== null && special.classifyHost(value)],
];

test.each(CHECKING)("%s throws for a wrong argument: %s", (name, argument, call) => {
  for (const value of WRONG) {
    // These are right for the argument.
    if ((["newLength", "index", "count"].includes(argument) && value === -1) || (argument === "host" && value === null))
      continue;
    if (argument === "source" && Array.isArray(value)) continue;
    const message = new RegExp(`^${name}: ${argument} must be .+, not `);
    expect(() => call(value as never), String(value)).toThrow(message);
  }
});

/** Nearly everything that is done with one throws, in words of the engine. */
const REVOKED = [{}, [], () => {}, new Uint8Array(4)].map((target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
});

test.each([
  ...PARSING.map(([name, call]) => [name, "[a-z.]+", call] as const),
  ...CHECKING,
  ["fromBytes", "bytes", ip.fromBytes] as const,
  ["formatEndpoint", "endpoint", endpoints.formatEndpoint] as const,
  [
    "formatEndpoint",
    "endpoint\\.zone",
    (zone: never) => endpoints.formatEndpoint({ address: "::1", zone, port: 1 }),
  ] as const,
  ["classifyHost", "host", (pieces: never) => special.classifyHost({ kind: "ipv6", pieces })] as const,
  ["classifyHost", "host", (address: never) => special.classifyHost({ kind: "ipv4", address })] as const,
])("%s throws for a proxy that was revoked: %s", (name, argument, call) => {
  for (const value of REVOKED) {
    expect(() => call(value as never)).toThrow(new RegExp(`^${name}: ${argument} must be .+, not `));
  }
});

test("a predicate is false for anything but a string", () => {
  expect(WRONG.filter(ip.isAddress)).toEqual([]);
  expect(ip.isAddress(new String("::1"))).toBe(false);
});

test("a failed result is neither a set, a table nor a host", () => {
  const result = sets.makeSet(["x"]) as never;
  for (const call of [sets.has, tables.lookup, tables.match]) {
    expect(() => call(result, "10.0.0.1")).toThrow(TypeError);
    expect(() => call({ ok: true, value: ALL } as never, "10.0.0.1")).toThrow(TypeError);
  }
  expect(() => special.classifyHost(result)).toThrow(TypeError);
  expect(() => sets.union(result, ALL)).toThrow("union: a must be a set of makeSet, not object.");
});

test.each([{ kind: "ipv4" }, { kind: "ipv4", address: -1 }, { kind: "ipv4", address: 2 ** 32 }, { kind: "ipv6" }])(
  "classifyHost throws for %j",
  (host) => {
    expect(() => special.classifyHost(host as never)).toThrow(/^classifyHost: host must be a host of @url\/host/);
  },
);

test("a list must be an array or another iterable, and its items what they should be", () => {
  const { makeSet } = sets;
  const { makeTable, insert, remove } = tables;
  for (const value of WRONG.filter((value) => !Array.isArray(value))) {
    expect(() => makeSet(value as never)).toThrow(/^makeSet: items must be an iterable of strings, not /);
    expect(() => makeTable(value as never)).toThrow(/^makeTable: entries must be an iterable of /);
    expect(() => insert(orThrow(TABLE), value as never)).toThrow(/^insert: entries must be an iterable of /);
    expect(() => remove(orThrow(TABLE), value as never)).toThrow(/^remove: prefixes must be an iterable of strings/);
  }
  expect(() => makeSet("10.0.0.0/8")).toThrow('not "10.0.0.0/8".');
  expect(() => makeTable(["::/0"] as never)).toThrow(/^makeTable: entries\[0\] must be a \[prefix, value\] array/);
  const no = undefined as never;
  expect(() => makeSet(["::/0", no])).toThrow("makeSet: items[1] must be a string, not undefined.");
  expect(() =>
    makeTable([
      ["::/0", 1],
      [no, 1],
    ]),
  ).toThrow("makeTable: entries[1][0] must be a string");
  expect(() => insert(orThrow(TABLE), [[no, 1]])).toThrow("insert: entries[0][0] must be a string");
  expect(() => remove(orThrow(TABLE), [no])).toThrow("remove: prefixes[0] must be a string");
  expect(() => prefix.commonSupernet(["::/0", no])).toThrow("commonSupernet: prefixes[1] must be a string");
  expect(makeTable(new Map([["::/0", 1]]))).toEqual(TABLE);
});

test("the arrays of a set have whole addresses: otherwise union would not end", () => {
  const broken = { ipv4: new Uint32Array(0), ipv6: new Uint32Array(3) };
  expect(() => sets.union(broken, { ipv4: EMPTY.ipv4, ipv6: new Uint32Array(7) })).toThrow(/^union: a must be a set/);
});

test.each([1, true, Symbol("a"), {}, ["eth0"]])("formatEndpoint throws for the zone %s", (zone) => {
  expect(() => endpoints.formatEndpoint({ address: "fe80::1", zone: zone as never, port: 80 })).toThrow(
    /^formatEndpoint: endpoint\.zone must be a string, not /,
  );
});

test.each([{ [Symbol.iterator]: 1 }, { [Symbol.asyncIterator]: {} }, { [Symbol.iterator]: undefined }])(
  "loadSet throws for %o, which only looks like a source",
  (source) => {
    expect(() => lists.loadSet(source as never)).toThrow(/^loadSet: source must be an async iterable/);
  },
);

test.each([
  { [Symbol.toStringTag]: "ArrayBuffer", byteLength: 64 },
  new Uint16Array(32),
  new DataView(new ArrayBuffer(64)),
])("tableFromBytes throws for %o, which is not bytes", (bytes) => {
  expect(() => tables.tableFromBytes(bytes as never)).toThrow(/^tableFromBytes: bytes must be a Uint8Array/);
});

test("fromBytes throws for anything but an array, and fails for elements that are not bytes", () => {
  for (const value of [undefined, null, 4, "abcd", {}, () => {}, new ArrayBuffer(4)]) {
    expect(() => ip.fromBytes(value as never)).toThrow(/^fromBytes: bytes must be an array of bytes, not /);
  }
  const error = { code: "byte-out-of-range", start: 0, end: 1 };
  for (const element of [undefined, null, "1", 1n, {}]) {
    expect(ip.fromBytes([element, 0, 0, 1] as never)).toEqual({ ok: false, error });
  }
});

test.each([
  ["formatAddress", (value: never) => ip.formatAddress("::1", { ipv4Mapped: value })],
  ["parsePrefix", (value: never) => prefix.parsePrefix("::/0", { hostBits: value })],
  ["prefixMatcher", (value: never) => prefix.prefixMatcher("::/0", { hostBits: value })],
  ["makeSet", (value: never) => sets.makeSet([], { hostBits: value })],
  ["parseSet", (value: never) => sets.parseSet("", { hostBits: value })],
  ["makeTable", (value: never) => tables.makeTable([], { hostBits: value })],
  ["insert", (value: never) => tables.insert(TABLE.ok ? TABLE.value : value, [], { hostBits: value })],
  ["remove", (value: never) => tables.remove(TABLE.ok ? TABLE.value : value, [], { hostBits: value })],
  ["tableFromBytes", (value: never) => tables.tableFromBytes(new Uint8Array(0), { trusted: value })],
  ["loadSet", (value: never) => lists.loadSet([], { format: value })],
  ["loadSet", (value: never) => lists.loadSet([], { errors: value })],
  ["loadSet", (value: never) => lists.loadSet([], { hostBits: value })],
  ["loadSet", (value: never) => lists.loadSet([], { report: value })],
  ["loadSet", (value: never) => lists.loadSet([], { keep: value })],
  ["loadTable", (value: never) => lists.loadTable([], { value })],
])("%s throws for a wrong option", (name, call) => {
  for (const value of [null, Number.NaN, 1, "x", {}]) {
    expect(() => call(value as never)).toThrow(new RegExp(`^${name}: \\w+ must be .+, not `));
  }
});

function named(functions: Readonly<Record<string, unknown>>): [name: string, call: Call][] {
  return Object.entries(functions) as [string, Call][];
}

function pick(from: Readonly<Record<string, unknown>>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
