import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** A page of the built site. */
export interface BuiltPage {
  /** Its address from the root, such as "/guide/". */
  readonly url: string;
  readonly elements: readonly Element[];
}

/** Reads all pages of the built site. */
export function readPages(dist: string): BuiltPage[] {
  return filesOf(dist)
    .filter((path) => path.endsWith(".html"))
    .map((path) => ({
      url: `/${path.replace(/(?:^|(?<=\/))index\.html$/, "")}`,
      elements: elementsOf(parse(readFileSync(join(dist, path), "utf8"))),
    }));
}

/** Lists all files of a folder, as paths from it. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  if (!("childNodes" in node)) return [];
  const inside = node.childNodes.flatMap(elementsOf);
  return "tagName" in node ? [node, ...inside] : inside;
}
