import MiniSearch from "minisearch";
import { sectionsOf } from "./sections.ts";
import { SEARCH_OPTIONS } from "./terms.ts";

/** Returns the index of all pages as JSON. Long tables of figures are cut off: nobody searches for a number there. */
export function buildIndex(pages: readonly { readonly url: string; readonly content: string }[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  for (const { url, content } of pages) {
    const sections = sectionsOf(content, url).map((section) => ({ ...section, text: section.text.slice(0, LONGEST) }));
    index.addAll(sections);
  }
  return JSON.stringify(index);
}

const LONGEST = 2000;
