import { findLinks, parseLink } from "@url/links";

/** Returns the URLs of the links in a text, in their order. */
export function linksIn(document: string): string[] {
  const hrefs: string[] = [];
  for (const link of findLinks(document)) {
    const parsed = parseLink(link);
    if (parsed.ok) hrefs.push(parsed.value.href);
  }
  return hrefs;
}
