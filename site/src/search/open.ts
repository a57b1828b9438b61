import MiniSearch from "minisearch";
import { anchorOf } from "./anchor.ts";
import type { PackedIndex, PackedPage, PackedSection } from "./packed.ts";
import { COMMON, SEARCH_OPTIONS, type SearchSection, type StoredSection } from "./terms.ts";

/** A result of a search: the address of a heading, from the root of the site. */
export type SearchResult = StoredSection & { readonly id: string };

/** Finds sections, the best first. */
export type Search = (query: string, limit: number) => SearchResult[];

/**
 * Opens what `buildIndex` wrote. Sections with all words of the query come first; if there are too few, those with some
 * of them follow.
 */
export function openSearch(json: string): Search {
  const index = new MiniSearch<SearchSection>(SEARCH_OPTIONS);
  index.addAll((JSON.parse(json) as PackedIndex).flatMap(unpack));
  return (query, limit) => {
    const words = wordsIn(query);
    const asked = words.length === 0 ? query : words.join(" ");
    const all = index.search(asked);
    const some = all.length < limit ? index.search(asked, { combineWith: "OR", fuzzy: false }) : [];
    const ids = new Set(all.map(({ id }) => id));
    const results: SearchResult[] = [...all, ...some.filter(({ id }) => !ids.has(id))].map(({ id, page, heading }) => ({
      id,
      page,
      heading,
    }));
    const isAsked = ({ id, heading }: SearchResult) => id.startsWith("/guide/") && keyOf(heading) === keyOf(query);
    // A section of the guide whose heading is the question is the answer.
    return [...results.filter(isAsked), ...results.filter((result) => !isAsked(result))].slice(0, limit);
  };
}

/** The words of a text that say what it is about, in any order. */
function keyOf(text: string): string {
  return wordsIn(text).sort().join(" ").toLowerCase();
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}@/_-]+/u).filter((word) => word !== "" && !COMMON.has(word.toLowerCase()));
}

function unpack([url, page, sections]: PackedPage): SearchSection[] {
  return sections.map(([heading, anchor, text, asked = ""]) => {
    const name = anchorName(heading, anchor);
    return { id: name === "" ? url : `${url}#${name}`, page, heading, asked, text };
  });
}

function anchorName(heading: string, anchor: PackedSection[1]): string {
  if (anchor === 0) return anchorOf(heading);
  return anchor === 1 ? heading.split(" ")[0]! : anchor;
}
