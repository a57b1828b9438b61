import { readFileSync } from "node:fs";
import { pinOf } from "../pinned.ts";
import { readCSV } from "./csv.ts";

/** When the files in `data/` were downloaded from IANA. */
const DATE = pinOf("IANA IPv4 Special-Purpose Address Registry").date;

/** Kinds other than "global", each with a pattern for the name of a block in the registry. The first match wins. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ["loopback", /^Loopback/],
  ["unspecified", /^"This host|^Unspecified/],
  ["private", /^Private-Use|^Unique-Local/],
  ["shared", /^Shared/],
  ["link-local", /^Link[ -]Local/],
  ["broadcast", /Broadcast/],
  ["documentation", /^Documentation/],
  ["benchmarking", /^Benchmarking/],
  ["reserved", /^Reserved/],
  ["special", /(?:)/],
];

/** The text of `packages/ip/src/special/tables.ts`. */
export function generateTables(): string {
  const blocks = ["iana-ipv4-special-registry-1.csv", "iana-ipv6-special-registry-1.csv"].flatMap(readBlocks);
  // Longer prefixes first, so that the first match is the longest; the sort is stable.
  blocks.sort((a, b) => b.length - a.length);
  return `// IANA's Special-Purpose Address Registries of IPv4 and IPv6, and the scopes of its IPv6 Multicast Address Space Registry.
// Generated from tooling/data/iana: do not edit. To make it again: npm run generate

/** When the registries were read. */
export const REGISTRIES_DATE = "${DATE}";

/** By the digit at the end of a row. */
export const KINDS =
  "${KINDS.map(([kind]) => kind).join("|")}";

/**
 * Prefix, name, reference, allocation, termination if any; source, destination, forwardable, globally reachable,
 * reserved by protocol as T, F, or - for what is neither; kind.
 */
export const BLOCKS = \`${blocks.map(({ line }) => line).join("\n")}\`;

/** The names of the scopes of multicast from 0 to F. */
export const SCOPES =
  "${readScopes().join("|")}";
`;
}

interface Line {
  readonly length: number;
  readonly line: string;
}

function readBlocks(file: string): Line[] {
  return readCSV(readData(file)).flatMap((record) => {
    const name = record.Name!;
    const kind = KINDS.findIndex(([, pattern]) => pattern.test(name));
    const flags = ["Source", "Destination", "Forwardable", "Globally Reachable", "Reserved-by-Protocol"];
    const rest = [
      name.replace(/^"|"$/g, ""),
      record.RFC!,
      record["Allocation Date"]!,
      record["Termination Date"]!.replace("N/A", ""),
      flags.map((flag) => readFlag(record[flag]!)).join(""),
      String(kind),
    ];
    if (rest.some((field) => /[|`\\$]/.test(field))) throw new Error(`a character that the table cannot hold: ${rest}`);
    return withoutNote(record["Address Block"]!)
      .split(/,\s*/)
      .map((prefix) => ({ length: Number(prefix.split("/")[1]), line: [prefix, ...rest].join("|") }));
  });
}

function readFlag(text: string): string {
  const flag = withoutNote(text);
  if (!["True", "False", "N/A", ""].includes(flag)) throw new Error(`not a flag: ${text}`);
  return flag === "N/A" || flag === "" ? "-" : flag[0]!;
}

function readScopes(): string[] {
  const scopes = readCSV(readData("ipv6-multicast-scopes.csv"));
  if (scopes.some(({ Scope }, index) => Number.parseInt(Scope!, 16) !== index)) throw new Error("scopes out of order");
  return scopes.map(({ Name }) => Name!.replace(/ scope$/, ""));
}

/** "False [1]" has a footnote. */
function withoutNote(text: string): string {
  return text.replace(/\s*\[\d+\]$/, "");
}

function readData(file: string): string {
  return readFileSync(new URL(`../../../data/iana/${file}`, import.meta.url), "utf8");
}
