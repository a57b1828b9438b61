import { type SharingURL, sharingURL } from "@url/history/2014";
import { draft2014 } from "@url/history/internal";
import fc from "fast-check";
import { expect, test } from "vitest";

/** One change of a URL, of its query object, or of the object that it has. */
type Change =
  | { readonly kind: "append" | "set" | "delete"; readonly url: number; readonly name: string; readonly value: string }
  | { readonly kind: "search"; readonly url: number; readonly value: string }
  | { readonly kind: "href"; readonly url: number; readonly value: string }
  | { readonly kind: "share"; readonly url: number; readonly with: number };

const text = fc.string({ unit: fc.constantFrom("a", "b", "=", "+", "%", " ", "é"), maxLength: 3 });
const index = fc.nat(4);

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom("append", "set", "delete"), url: index, name: text, value: text }),
  fc.record({
    kind: fc.constant("search" as const),
    url: index,
    value: fc.oneof(
      text,
      text.map((value) => `?${value}&x`),
    ),
  }),
  fc.record({ kind: fc.constant("href" as const), url: index, value: text.map((value) => `http://h/?c=${value}`) }),
  fc.record({ kind: fc.constant("share" as const), url: index, with: index }),
);

const HREFS = ["http://a/?a=1&b=2", "https://b/", "ws://c/?", "mailto:d?b", "http://e/f#g"];

function ourURL(href: string): SharingURL {
  const url = sharingURL(href);
  if (!url.ok) throw new Error(`${href} can be parsed`);
  return url.value;
}

function theirURL(href: string): draft2014.URLObject {
  const url = draft2014.construct(href);
  if (url === null) throw new Error(`${href} can be parsed`);
  return url;
}

// @id history/urls-share-query-object-those
test("URLs that share a query object are those of 2014 after any sequence of changes, apart from the time of href", () => {
  for (const changes of fc.sample(fc.array(change, { minLength: 1, maxLength: 8 }), { numRuns: 400, seed: 2014 })) {
    const ours = HREFS.map(ourURL);
    const theirs = HREFS.map(theirURL);
    for (const one of changes) {
      takeOurs(ours, one);
      takeTheirs(theirs, one);
      expect([changes, ours.map(({ href }) => href)]).toEqual([changes, theirs.map(draft2014.getHref)]);
    }
  }
});

function takeOurs(urls: readonly SharingURL[], change: Change): void {
  const url = urls[change.url] as SharingURL;
  if (change.kind === "search") url.search = change.value;
  else if (change.kind === "href") url.href = change.value;
  else if (change.kind === "share") url.searchParams = (urls[change.with] as SharingURL).searchParams;
  else if (change.kind === "delete") url.searchParams.delete(change.name);
  else url.searchParams[change.kind](change.name, change.value);
}

function takeTheirs(urls: readonly draft2014.URLObject[], change: Change): void {
  const url = urls[change.url] as draft2014.URLObject;
  const { searchParams } = draft2014;
  if (change.kind === "search") draft2014.setAttribute(url, "search", change.value);
  else if (change.kind === "href") setHrefOf(url, change.value);
  else if (change.kind === "share")
    draft2014.setSearchParams(url, (urls[change.with] as draft2014.URLObject).queryObject);
  else if (change.kind === "delete") searchParams.remove(url.queryObject, change.name);
  else searchParams[change.kind](url.queryObject, change.name, change.value);
}

/** The draft leaves the other URLs as they are until the next change of the query object. Ours change at once. */
function setHrefOf(url: draft2014.URLObject, value: string): void {
  draft2014.setHref(url, value);
  for (const other of url.queryObject.urlObjects) {
    if (other !== url) other.setQuery(draft2014.searchParams.stringify(url.queryObject));
  }
}
