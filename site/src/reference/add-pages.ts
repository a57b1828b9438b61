import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SizeData } from "@url/tooling-bundles";
import { createModuleOf, type ReferenceEntry } from "@url/tooling-documents/api";
import { createAddPage } from "../build/add-page.ts";
import type { EleventyConfig } from "../build/eleventy.ts";
import { createHighlight } from "../build/highlight.ts";
import { ROOT } from "../build/root.ts";
import { pageOfEntry, typesPageOf } from "./address.ts";
import { entryPage, typesPage } from "./entry-page.ts";
import { indexByName, indexByPackage, LETTER_PAGES } from "./index-pages.ts";
import { createProse } from "./prose.ts";
import { readEntries } from "./read.ts";
import { sizesOfEntry } from "./sizes.ts";

/** Adds a page for each entry of each package, and the two lists of all exports. */
export async function addReferencePages(config: EleventyConfig): Promise<void> {
  const entries = readEntries();
  const sizes = JSON.parse(readFileSync(join(ROOT, "tooling/data/sizes.json"), "utf8")) as SizeData;
  const prose = createProse(entries);
  const parts = { prose, highlight: await createHighlight(), moduleOf: createModuleOf(entries) };
  const add = createAddPage(config, "reference");
  add("/reference/", "Reference", "Every export of every package.", () => indexByPackage(entries, descriptionOf));
  for (const [index, { url, letters }] of LETTER_PAGES.entries()) {
    const title = index === 0 ? "All exports, A to Z" : `All exports, ${letters[0]} to ${letters.at(-1)}`;
    add(url, title, `The exports of every package from ${letters[0]} to ${letters.at(-1)}.`, () =>
      indexByName(entries, prose, index),
    );
  }
  for (const entry of entries) {
    const description = `${descriptionOf(entry.package)}`;
    add(pageOfEntry(entry.name), entry.name, `${entry.name}: ${namesIn(entry)}.`, () =>
      entryPage(entry, description, sizesOfEntry(entry.name, sizes), { ...parts, listed: new Map() }),
    );
    const typesAddress = typesPageOf(entry.name);
    if (typesAddress !== undefined) {
      add(typesAddress, `Types of ${entry.name}`, `The types of ${entry.name}.`, () =>
        typesPage(entry, { ...parts, listed: new Map() }),
      );
    }
  }
}

/** Returns what the manifest of a package says that it is. */
function descriptionOf(name: string): string {
  const path = join(ROOT, name.replace("@url/", "packages/"), "package.json");
  return (JSON.parse(readFileSync(path, "utf8")) as { description: string }).description;
}

function namesIn({ exports }: ReferenceEntry): string {
  const names = exports.filter(({ kind }) => kind !== "type").map(({ name }) => name);
  return names.length === 0 ? "types, or an effect" : names.slice(0, 12).join(", ");
}
