import * as guard from "@url/guard";
import * as ip from "@url/ip";
import * as arpa from "@url/ip/arpa";
import * as endpoint from "@url/ip/endpoint";
import * as eui64 from "@url/ip/eui64";
import * as list from "@url/ip/list";
import * as prefix from "@url/ip/prefix";
import * as proxy from "@url/ip/proxy";
import * as sets from "@url/ip/set";
import * as special from "@url/ip/special";
import * as table from "@url/ip/table";
import { orThrow } from "@url/result";
import { call, calls, type MemoryShape, text } from "../shape.ts";

const ADDRESS = text("", "1:");
const DOTTED = text("", "1.");
const PREFIX = text("::/", "1");
const ARPA = text("", "1.", "ip6.arpa");
const LINES = text("", "10.0.0.0/8\n");
const ONE = "192.0.2.1";

const POLICY = guard.createPolicy();

export const IP_CALLS: readonly MemoryShape[] = [
  ...calls("@url/ip", ip, ADDRESS, [
    "expand",
    "family",
    "formatAddress",
    "isAddress",
    "next",
    "parseAddress",
    "previous",
    "toBigInt",
    "toBytes",
    "unmap",
  ]),
  ...calls("@url/ip", ip, DOTTED, ["map"]),
  ...calls("@url/ip", ip, text("fe80::1%", "a"), ["parseScoped"]),
  call("@url/ip offset", ADDRESS, (input) => ip.offset(input, 1)),
  call("@url/guard explain", text("http://h/", "é"), (input) => guard.explain(POLICY, input)),
  call("@url/guard createPolicy", text("", "a"), (input) => guard.createPolicy({ sockets: [input] })),
  call("@url/ip compareAddresses", ADDRESS, (input) => ip.compareAddresses(ONE, input)),
  ...calls("@url/ip/arpa", arpa, ARPA, ["arpaToAddress", "parseArpa"]),
  ...calls("@url/ip/arpa", arpa, DOTTED, ["addressToArpa"]),
  ...calls("@url/ip/arpa", arpa, PREFIX, ["prefixToArpa"]),
  ...calls("@url/ip/endpoint", endpoint, text("1.2.3.4:", "1"), ["parseEndpoint"]),
  call("@url/ip/endpoint formatEndpoint", ADDRESS, (address) => endpoint.formatEndpoint({ address, port: 80 })),
  ...calls("@url/ip/eui64", eui64, text("", "00-"), ["interfaceId", "linkLocal"]),
  ...calls("@url/ip/eui64", eui64, ADDRESS, ["macOf", "solicitedNode"]),
  call("@url/ip/eui64 withMAC", text("", "00-"), (input) => eui64.withMAC("2001:db8::/64", input)),
  call("@url/ip/list loadSet", LINES, (input) => list.loadSet(input.split("\n"))),
  call("@url/ip/list loadTable", LINES, (input) => list.loadTable(input.split("\n"), { value: () => 1 })),
  call("@url/ip/proxy clientAddress", text("", "10.0.0.1,"), (header) =>
    proxy.clientAddress({ socket: { remoteAddress: "::1" }, headers: { "x-forwarded-for": header } }, () => true),
  ),
  call("@url/ip/proxy trustProxy", LINES, (input) => proxy.trustProxy(input.split("\n"))),
  ...calls("@url/ip/prefix", prefix, PREFIX, [
    "firstAddress",
    "hosts",
    "lastAddress",
    "netmask",
    "parseInterface",
    "parsePrefix",
    "prefixLength",
    "prefixSize",
    "supernet",
    "wildcard",
  ]),
  ...calls("@url/ip/prefix", prefix, DOTTED, ["netmaskLength", "wildcardLength"]),
  call("@url/ip/prefix commonSupernet", PREFIX, (input) => prefix.commonSupernet([input, "::1"])),
  call("@url/ip/prefix randomAddress", PREFIX, (input) => prefix.randomAddress(input)),
  call("@url/ip/prefix contains", PREFIX, (input) => prefix.contains("10.0.0.0/8", input)),
  call("@url/ip/prefix overlaps", PREFIX, (input) => prefix.overlaps("10.0.0.0/8", input)),
  call("@url/ip/prefix comparePrefixes", PREFIX, (input) => prefix.comparePrefixes("10.0.0.0/8", input)),
  call("@url/ip/prefix indexOf", PREFIX, (input) => prefix.indexOf(input, "::1")),
  call("@url/ip/prefix nth", PREFIX, (input) => prefix.nth(input, 1)),
  call("@url/ip/prefix prefixMatcher", PREFIX, (input) => prefix.prefixMatcher(input)),
  call("@url/ip/prefix rangeToPrefixes", ADDRESS, (input) => prefix.rangeToPrefixes("::", input)),
  call("@url/ip/prefix subnets", PREFIX, (input) => prefix.subnets(input, 64)),
  ...calls("@url/ip/set", sets, text("", "10.0.0.1-10.0.0.9\n"), ["parseSet"]),
  call("@url/ip/set makeSet", (length) => LINES(length).split("\n").slice(0, -1), sets.makeSet),
  call("@url/ip/set nextFree", set, (input) => sets.nextFree("::/0", input, 64)),
  call("@url/ip/set has", ADDRESS, (input) => sets.has(orThrow(sets.parseSet("::/0")), input)),
  call("@url/ip/set hasBatch", zeros, (input) => sets.hasBatch(orThrow(sets.parseSet("::/0")), 4, input)),
  call("@url/ip/set containsPrefix", PREFIX, (input) => sets.containsPrefix(orThrow(sets.parseSet("::/0")), input)),
  call("@url/ip/set overlapsPrefix", PREFIX, (input) => sets.overlapsPrefix(orThrow(sets.parseSet("::/0")), input)),
  ...calls("@url/ip/set", sets, set, ["complement", "count", "isEmpty", "serializeSet"]),
  ...calls("@url/ip/set", sets, set, ["prefixesOf", "addressRangesOf"], (iterate, input) => last(iterate(input))),
  ...calls(
    "@url/ip/set",
    sets,
    set,
    ["difference", "setEquals", "intersection", "intersects", "union"],
    (combine, input) => combine(input, orThrow(sets.parseSet("::/0\n1.2.3.4"))),
  ),
  ...calls("@url/ip/special", special, ADDRESS, ["classify", "isGlobal"]),
  ...calls("@url/ip/special", special, PREFIX, ["classifyPrefix"]),
  call("@url/ip/special embedIPv4", DOTTED, (input) => special.embedIPv4("64:ff9b::/96", input)),
  call("@url/ip/special extractIPv4", ADDRESS, (input) => special.extractIPv4("64:ff9b::/96", input)),
  call("@url/ip/table makeTable", entries, table.makeTable),
  call("@url/ip/table insert", entries, (input) => table.insert(orThrow(table.makeTable([["::/0", 1]])), input)),
  call("@url/ip/table remove", entries, (input) =>
    table.remove(
      orThrow(table.makeTable([["::/0", 1]])),
      input.map(([prefix]) => prefix),
    ),
  ),
  ...calls("@url/ip/table", table, routes, ["tableToBytes"]),
  ...calls("@url/ip/table", table, zeros, ["tableFromBytes"]),
  call("@url/ip/table lookupBatch", zeros, (input) => table.lookupBatch(routes(12), 4, input)),
  call("@url/ip/table entriesOf", routes, (input) => last(table.entriesOf(input))),
  call("@url/ip/table covered", routes, (input) => last(table.covered(input, "10.0.0.0/8"))),
  ...calls("@url/ip/table", table, PREFIX, ["covering", "exact"], (ask, input) => ask(routes(12), input)),
  call("@url/ip/table lookup", ADDRESS, (input) => table.lookup(orThrow(table.makeTable([["::/0", 1]])), input)),
  call("@url/ip/table match", ADDRESS, (input) => table.match(orThrow(table.makeTable([["::/0", 1]])), input)),
];

/** Addresses with gaps between them, so that none can be joined; counted in units of their text. */
function addresses(length: number): string[] {
  return Array.from(
    { length: Math.ceil(length / 12) },
    (_, i) => `10.${(i >> 15) & 255}.${(i >> 7) & 255}.${(i & 127) << 1}`,
  );
}

function set(length: number): sets.IPSet {
  return orThrow(sets.makeSet(addresses(length)));
}

function routes(length: number): table.Table<number> {
  return orThrow(table.makeTable(entries(length)));
}

function zeros(length: number): Uint8Array {
  return new Uint8Array(Math.ceil(length / 4) * 4);
}

/** Reads an iterator to its end, and returns its last value. */
function last(values: Iterable<unknown>): unknown {
  let value: unknown;
  for (const each of values) value = each;
  return value;
}

function entries(length: number): [string, number][] {
  return addresses(length).map((address, index) => [`${address}/32`, index]);
}
