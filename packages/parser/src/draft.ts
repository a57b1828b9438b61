import { joinPath } from "@url/serializer/internal";

/**
 * A URL while it is parsed. Credentials, host and port are one text because a relative reference takes all of them from
 * its base: that is one slice instead of four components.
 */
export interface Draft {
  scheme: string;
  /** "//", credentials, host and port; "" if the host is null. */
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
