import { findLinks, formatLink } from "@url/links";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { hostTextOf, includesCredentials, schemeOf, type URLRecord } from "@url/serializer";
import { readCorpus } from "@url/tooling-corpora";
import fc from "fast-check";
import { expect, test } from "vitest";
import { everydayURL, hostile, input, mutated, nearlyNormalURL, validURL } from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";

// Law 12: a formatted link between two spaces is found again, whole, and parses to the same URL.

/** The URLs that UTS #58 links: of HTTP, without credentials, with a domain whose labels DNS could have, or an address. */
function isLinked(url: URLRecord): boolean {
  const host = hostTextOf(url) ?? "";
  if (!/^https?$/.test(schemeOf(url)) || includesCredentials(url)) return false;
  const labels = host.replace(/\.$/, "").split(".");
  return host.startsWith("[") || (host.length < 250 && labels.every((label) => LABEL.test(label)));
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * What the parser keeps as it stands and `formatLink` encodes: ASCII punctuation. What it decodes, the parser encodes again with
 * digits in upper case.
 */
function normalized(href: string): string {
  const upper = href.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase());
  return upper.replace(/%(?:2[1279CE]|3[ABFCE]|5[BD]|7[BD])/g, (encoded) => decodeURIComponent(encoded));
}

let found = 0;

function isFoundAgain(text: string): void {
  const parsed = parseURL(text);
  if (!parsed.ok || !isLinked(parsed.value)) return;
  const { href } = parsed.value;
  const link = orThrow(formatLink(href));
  const links = Array.from(findLinks(` ${link} `, { maxLength: 100_000 }), (found) => found.text);
  expect(links, href).toEqual([link]);
  expect(normalized(orThrow(parseURL(link)).href), link).toBe(normalized(href));
  // What is formatted is formatted already.
  expect(orThrow(formatLink(link))).toBe(link);
  found++;
}

const web = fc
  .tuple(
    fc.constantFrom("https://a.example", "http://b.example:81", "http://[::1]", "http://1.2.3.4"),
    hostile,
    hostile,
  )
  .map(([origin, one, other]) => `${origin}/${one}?${other}#${one}${other}`);

test.each([
  ["valid", validURL],
  ["everyday", everydayURL],
  ["nearly normal", nearlyNormalURL],
  ["mutated", mutated(validURL)],
  ["any", input],
  ["with hostile text in each part", web],
])("12. %s URLs", (_, urls) => {
  found = 0;
  holds([urls], isFoundAgain);
  expect(found).toBeGreaterThan(2);
});

test("12. the URLs of the list of web addresses", () => {
  found = 0;
  for (const url of readCorpus("urls-web.txt").lines) isFoundAgain(url);
  expect(found).toBeGreaterThan(400);
});
