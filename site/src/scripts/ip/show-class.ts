import type { Classification, SpecialBlock } from "@url/ip/special";
import { type Child, element } from "../shared/element.ts";
import { code, link, makeFacts } from "../shared/make-table.ts";

/** Writes what the registries say about an address, and about the IPv4 addresses in it. */
export function classFacts(classification: Classification): HTMLElement {
  const { kind, isGlobal, block, multicastScope, embedded } = classification;
  return makeFacts([
    ["Kind", kind],
    ["Globally reachable", isGlobal ? "yes" : "no"],
    ["Registry", block === null ? "not in a special-purpose registry" : blockText(block)],
    ...(block === null ? [] : [["Defined in", references(block.reference)] as const]),
    ...(multicastScope === null ? [] : [["Multicast scope", multicastScope] as const]),
    ...embedded.map(
      ({ form, address, kind, isGlobal }) =>
        [
          `IPv4 in it (${form})`,
          element("span", {}, [code(address), `, ${kind}, ${isGlobal ? "" : "not "}globally reachable`]),
        ] as const,
    ),
  ]);
}

function blockText({ prefix, name, allocated }: SpecialBlock): HTMLElement {
  return element("span", {}, [code(prefix), ` ${name}, since ${allocated}`]);
}

/** Writes a registry's references with a link for each RFC. */
export function references(text: string): HTMLElement {
  const pieces: Child[] = text
    .split(/(RFC\s?\d+)/)
    .map((piece, index) =>
      index % 2 === 1 ? link(`https://www.rfc-editor.org/rfc/rfc${piece.replace(/\D/g, "")}`, piece) : piece,
    );
  return element("span", {}, pieces);
}
