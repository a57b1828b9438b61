import { openSearch, type Search, type SearchResult } from "../search/open.ts";

export type { SearchResult } from "../search/open.ts";

let index: Promise<Search> | undefined;

/** Finds sections. The first call fetches the index. */
export async function search(query: string, limit: number): Promise<SearchResult[]> {
  index ??= load();
  return (await index)(query, limit);
}

async function load(): Promise<Search> {
  const response = await fetch(new URL("../search.json", import.meta.url));
  if (!response.ok) throw new Error(`The index of the search was not found: ${response.status}`);
  return openSearch(await response.text());
}
