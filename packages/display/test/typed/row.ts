/**
 * A typed text and the URL that it stands for, `null` if it stands for none. A browser may search for a text that could be
 * a URL: then `search` is true, and no candidate is right too.
 */
export interface TypedRow {
  readonly typed: string;
  readonly url: string | null;
  readonly search?: true;
}

/** Rows of texts and URLs. */
export function rows(table: readonly (readonly [typed: string, url: string | null])[]): TypedRow[] {
  return table.map(([typed, url]) => ({ typed, url }));
}

/** Rows of texts that a browser searches for, although they can be read as these URLs. */
export function searchedRows(table: readonly (readonly [typed: string, url: string])[]): TypedRow[] {
  return table.map(([typed, url]) => ({ typed, url, search: true }));
}
