import { BlockList } from "node:net";
import { has, hasBatch, makeSet } from "@url/ip/set";
import { lookup, lookupBatch, makeTable, tableFromBytes, tableToBytes } from "@url/ip/table";
import { orThrow } from "@url/result";
import { cidrTools } from "../implementations.ts";

/** What is built of the prefixes, and how it is asked. */
export interface Million {
  readonly title: string;
  readonly build: (prefixes: readonly string[]) => Built;
}

/** Each function returns how many of the addresses it has found. */
export interface Built {
  /** The bytes of its arrays, where that can be known. */
  readonly bytes?: number;
  readonly text: (addresses: readonly string[]) => number;
  readonly bytewise?: (addresses: readonly Uint8Array[]) => number;
  readonly batch?: (addresses: Uint8Array) => number;
}

export const MILLION: ReadonlyMap<string, Million> = new Map([
  ["set", { title: "`makeSet`, `has`", build: buildSet }],
  ["table", { title: "`makeTable`, `lookup`", build: buildTable }],
  ["bytes", { title: "`tableFromBytes`, `lookup`", build: buildFromBytes }],
  ["block-list", { title: "`net.BlockList`", build: buildBlockList }],
  ["cidr-tools", { title: "cidr-tools `containsCidr`", build: buildCIDRTools }],
]);

function buildSet(prefixes: readonly string[]): Built {
  const set = orThrow(makeSet(prefixes));
  return {
    bytes: set.ipv4.byteLength + set.ipv6.byteLength,
    text: (addresses) => count(addresses, (address) => has(set, address)),
    bytewise: (addresses) => count(addresses, (address) => has(set, address)),
    batch: (addresses) => hasBatch(set, 4, addresses).reduce((sum, found) => sum + found, 0),
  };
}

function buildTable(prefixes: readonly string[]): Built {
  const table = orThrow(makeTable(entriesOf(prefixes)));
  const { starts, lengths, parents, index, values } = table.ipv4;
  return {
    bytes: starts.byteLength + lengths.byteLength + parents.byteLength + index.byteLength + values.length * 8,
    text: (addresses) => count(addresses, (address) => lookup(table, address) !== undefined),
    bytewise: (addresses) => count(addresses, (address) => lookup(table, address) !== undefined),
    batch: (addresses) => count(lookupBatch(table, 4, addresses), (value) => value !== undefined),
  };
}

/** The bytes of each number of prefixes. They are made before the clock starts, by a first call of `build`. */
const written = new Map<number, Uint8Array>();

function buildFromBytes(prefixes: readonly string[]): Built {
  const bytes = written.get(prefixes.length) ?? tableToBytes(orThrow(makeTable(entriesOf(prefixes))));
  written.set(prefixes.length, bytes);
  const table = orThrow(tableFromBytes(bytes, { trusted: true }));
  return {
    bytes: bytes.length,
    text: (addresses) => count(addresses, (address) => lookup(table, address) !== undefined),
    bytewise: (addresses) => count(addresses, (address) => lookup(table, address) !== undefined),
    batch: (addresses) => count(lookupBatch(table, 4, addresses), (value) => value !== undefined),
  };
}

function buildBlockList(prefixes: readonly string[]): Built {
  const list = new BlockList();
  for (const prefix of prefixes) {
    const slash = prefix.indexOf("/");
    list.addSubnet(prefix.slice(0, slash), Number(prefix.slice(slash + 1)), "ipv4");
  }
  return { text: (addresses) => count(addresses, (address) => list.check(address, "ipv4")) };
}

function buildCIDRTools(prefixes: readonly string[]): Built {
  return { text: (addresses) => count(addresses, (address) => cidrTools.containsCidr(prefixes, address)) };
}

/** One at a time: a list of a million pairs would take more memory than the table. */
function* entriesOf(prefixes: readonly string[]): Iterable<[prefix: string, value: number]> {
  let index = 0;
  for (const prefix of prefixes) yield [prefix, index++];
}

function count<Item>(items: readonly Item[], isFound: (item: Item) => boolean): number {
  let found = 0;
  for (const item of items) if (isFound(item)) found++;
  return found;
}
