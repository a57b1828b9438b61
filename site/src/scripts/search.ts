import MiniSearch from "minisearch";
import { SEARCH_OPTIONS, type SearchSection, type StoredSection } from "../search/terms.ts";

/** A result of a search: the address of a heading, from the root of the site. */
export type SearchResult = StoredSection & { readonly id: string };

let index: Promise<MiniSearch<SearchSection>> | undefined;

/** Finds sections. The first call fetches the index. */
export async function search(query: string, limit: number): Promise<SearchResult[]> {
  index ??= load();
  const results = (await index).search(query).slice(0, limit);
  return results.map(({ id, page, heading }) => ({ id, page, heading }));
}

async function load(): Promise<MiniSearch<SearchSection>> {
  const response = await fetch(new URL("../search.json", import.meta.url));
  if (!response.ok) throw new Error(`The index of the search was not found: ${response.status}`);
  return MiniSearch.loadJSON(await response.text(), SEARCH_OPTIONS);
}
