import type { Options } from "minisearch";

/** A section of a page: what is between one heading with an anchor and the next. */
export interface SearchSection {
  /** The address of the heading, from the root of the site. */
  readonly id: string;
  /** The title of the page. */
  readonly page: string;
  readonly heading: string;
  /** The words that people search for when they want this section, if the page lists them. */
  readonly asked: string;
  readonly text: string;
}

/** What an index stores of a section, and what a result has. */
export type StoredSection = Pick<SearchSection, "page" | "heading">;

/** How sections are indexed and searched. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ["heading", "page", "asked", "text"],
  storeFields: ["page", "heading"],
  processTerm: termsOf,
  searchOptions: {
    boost: { heading: 4, asked: 4, page: 3 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    processTerm: (term) => term.toLowerCase(),
    boostDocument: rankOf,
  },
};

/**
 * A job says how to do something, and would be behind every function that has the same words; then comes the guide. Why
 * something is as it is, people ask last.
 */
function rankOf(id: string): number {
  if (id.startsWith("/guide/cookbook/")) return 4;
  // The names of tools are on many pages; people want to know whether the packages work there.
  if (id === "/docs/compatibility/") return 3;
  if (id.startsWith("/guide/")) return 2;
  return id.startsWith("/docs/decisions/") ? 0.5 : 1;
}

/** Returns what a word is found by: itself, and the words that a name in camel case consists of. */
function termsOf(word: string): string[] {
  const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  const terms = new Set([word, ...parts].map((term) => term.toLowerCase()));
  return [...terms].filter((term) => term.length <= 40);
}

/** Words that say nothing about what is searched for: a query is read without them, unless it has no others. */
export const COMMON: ReadonlySet<string> = new Set(
  "a an and as at by can do does for from how i if in is it my of on or out that the this to url urls what when with".split(
    " ",
  ),
);
