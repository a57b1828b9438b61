import { lookup, makeTable, type Table } from "@url/ip/table";
import { orThrow } from "@url/result";
import { between, type Random, seeded } from "./random.ts";
import { median } from "./statistics.ts";
import { flatten } from "./strings.ts";

/** The command: measures how long it takes to build and to query a table of a million prefixes, and its memory. */
const COUNT = 1_000_000;
const LOOKUPS = 200_000;

/** The blocks in which the regional registries have most of their allocations. */
const HEADS = [0x2001, 0x2400, 0x2600, 0x2800, 0x2a00, 0x2a01, 0x2a02, 0x2c0f];

for (const [name, prefix, address] of [
  ["IPv4, 12 to 24 bits", ipv4Prefix, ipv4Address],
  ["IPv6, 29 to 48 bits in eight /16", ipv6Prefix, ipv6Address],
] as const) {
  const random = seeded(8);
  const entries = Array.from({ length: COUNT }, (_, index) => [flatten(prefix(random)), index] as const);
  const addresses = Array.from({ length: LOOKUPS }, () => flatten(address(random)));
  const start = performance.now();
  const table = orThrow(makeTable(entries));
  const build = performance.now() - start;
  const times = Array.from({ length: 9 }, () => timeOf(table, addresses));
  const bytes = Math.max(bytesOf(table.ipv4), bytesOf(table.ipv6)) / COUNT;
  const rate = 1000 / median(times);
  console.log(
    `${name}: built in ${Math.round(build)} ms, ${bytes.toFixed(1)} bytes a prefix with 8 for its value, ${rate.toFixed(1)} million lookups a second`,
  );
}

/** Nanoseconds a lookup. */
function timeOf(table: Table<number>, addresses: readonly string[]): number {
  let found = 0;
  const start = performance.now();
  for (const address of addresses) found += lookup(table, address) === undefined ? 0 : 1;
  const time = ((performance.now() - start) * 1e6) / addresses.length;
  if (found === 0) throw new Error("nothing was found");
  return time;
}

function bytesOf({ starts, parents, index, lengths, values }: Table<number>["ipv4"]): number {
  return starts.byteLength + parents.byteLength + index.byteLength + lengths.byteLength + 8 * values.length;
}

function ipv4Prefix(random: Random): string {
  const length = between(random, 12, 24);
  return `${ipv4Text(Math.floor(random() * 2 ** 32) & -(2 ** (32 - length)))}/${length}`;
}

function ipv4Address(random: Random): string {
  return ipv4Text(Math.floor(random() * 2 ** 32));
}

function ipv4Text(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join(".");
}

function ipv6Prefix(random: Random): string {
  const length = between(random, 29, 48);
  const [head, ...rest] = ipv6Pieces(random);
  const [high, low] = rest.map((piece, index) => piece & (0xffff << Math.max(0, 32 + index * 16 - length)) & 0xffff);
  return `${head!.toString(16)}:${high!.toString(16)}:${low!.toString(16)}::/${length}`;
}

function ipv6Address(random: Random): string {
  return `${ipv6Pieces(random)
    .map((piece) => piece.toString(16))
    .join(":")}::1`;
}

function ipv6Pieces(random: Random): number[] {
  return [HEADS[between(random, 0, 7)]!, between(random, 0, 0xffff), between(random, 0, 0xffff)];
}
