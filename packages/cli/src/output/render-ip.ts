import type { Classification } from "@url/ip/special";
import { visible } from "@url/validator";
import type { IPDescription } from "../describe/ip-description.ts";
import { MAX_COLUMNS } from "./bounds.ts";

/** Formats a description for people, one field per line. */
export function renderIP(found: IPDescription): string {
  const lines: [label: string, value: string][] = [
    ["kind", `IPv${found.family} ${found.kind}`],
    ["text", found.text],
    ...linesOf(found),
  ];
  return lines.map(([label, value]) => `${label.padEnd(WIDTH)}${value}\n`).join("");
}

const WIDTH = "canonical".length + 1;

function linesOf(found: IPDescription): [string, string][] {
  switch (found.kind) {
    case "address":
      return [
        ...optional("zone", found.zone === null ? [] : [visible(found.zone, MAX_COLUMNS)]),
        ...optional("dotted", found.dotted === found.text ? [] : [found.dotted]),
        ...optional("expanded", found.expanded === found.text ? [] : [found.expanded]),
        ["number", found.number],
        ...renderClass(found.class),
        ["arpa", found.arpa],
      ];
    case "prefix":
      return [
        ["first", found.first],
        ["last", found.last],
        ["size", found.size],
        ["netmask", found.netmask],
        ["wildcard", found.wildcard],
        ["supernet", found.supernet ?? "(none)"],
        ...optional("halves", found.halves),
        ...renderClass(found.class),
        ["arpa", found.arpa ?? "(none: the length falls between two labels)"],
      ];
    case "range":
      return [["size", found.size], ...optional("prefixes", found.prefixes)];
  }
}

function renderClass(found: Classification): [string, string][] {
  const scope = found.multicastScope === null ? "" : `, ${found.multicastScope}`;
  return [
    ["class", `${found.kind}${scope}${found.isGlobal ? "" : ", not global"}`],
    ...optional(
      "block",
      found.block === null ? [] : [`${found.block.prefix} ${found.block.name} ${found.block.reference}`],
    ),
    ...optional(
      "inside",
      found.embedded.map(({ address, form, kind }) => `${address} (${form}, ${kind})`),
    ),
  ];
}

/** Returns one line per value, the first one with the label. */
function optional(label: string, values: readonly string[]): [string, string][] {
  return values.map((value, index) => [index === 0 ? label : "", value]);
}
