import { hasHost, pathOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";

/**
 * Is it `about:blank`, with whatever query and fragment?
 * @see https://html.spec.whatwg.org/#matches-about:blank
 */
export function matchesAboutBlank(url: URLRecord): boolean {
  return isAbout(url, "blank");
}

/**
 * Is it `about:srcdoc`, with whatever fragment?
 * @see https://html.spec.whatwg.org/#matches-about:srcdoc
 */
export function matchesAboutSrcdoc(url: URLRecord): boolean {
  return isAbout(url, "srcdoc") && queryOf(url) === null;
}

function isAbout(url: URLRecord, path: string): boolean {
  return schemeOf(url) === "about" && !hasHost(url) && pathOf(url) === path;
}
