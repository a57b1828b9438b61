import type { Options } from "minisearch";

/** A section of a page: what is between one heading with an anchor and the next. */
export interface SearchSection {
  /** The address of the heading, from the root of the site. */
  readonly id: string;
  /** The title of the page. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** What an index stores of a section, and what a result has. */
export type StoredSection = Pick<SearchSection, "page" | "heading">;

/** How sections are indexed and searched; the same when the site is built and in the browser. */
export const SEARCH_OPTIONS: Options<SearchSection> = {
  fields: ["heading", "page", "text"],
  storeFields: ["page", "heading"],
  processTerm: termsOf,
  searchOptions: {
    boost: { heading: 4, page: 3 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    processTerm: (term) => term.toLowerCase(),
    // A page of the guide says how to do something, and would be behind every function that has the same words.
    boostDocument: (id) => (String(id).startsWith("/guide/") ? 2 : 1),
  },
};

/** Returns what a word is found by: itself, and the words that a name in camel case consists of. */
function termsOf(word: string): string[] {
  const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  const terms = new Set([word, ...parts].map((term) => term.toLowerCase()));
  return [...terms].filter((term) => term.length <= 40);
}
