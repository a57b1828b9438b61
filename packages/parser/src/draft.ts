import { joinPath } from "@url/serializer/internal";

/**
 * A URL on its way through the parser: the components in the pieces in which the Standard moves them.
 * Credentials, host and port are one text, because a relative reference takes all of them from its base:
 * one slice instead of four components taken apart and put together again.
 */
export interface Draft {
  scheme: string;
  /** "//", credentials, host and port; "" when the host is null. */
  authority: string;
  path: string;
  query: string | null;
  fragment: string | null;
}

export function serializeDraft({ scheme, authority, path, query, fragment }: Draft): string {
  let href = `${scheme}:${joinPath(authority, path)}`;
  if (query !== null) href += `?${query}`;
  if (fragment !== null) href += `#${fragment}`;
  return href;
}
