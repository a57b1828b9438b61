import { describe, expect, test } from "vitest";
import { repairTyped } from "../../src/typed/index.ts";
import { CHROMIUM, OMNIBOX_SEARCH, OMNIBOX_URL } from "./chromium.ts";
import { FIREFOX } from "./firefox.ts";
import { OWN } from "./own.ts";
import type { TypedRow } from "./row.ts";

const THREE_NUMBERS = "a number of the address is missing more likely than that it means 1.2.0.3";

/** Why the first candidate is another one than the browser's. Each is on purpose; a test compares the list with the rows. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "1.2.3": THREE_NUMBERS,
  "1.2.3/": THREE_NUMBERS,
  "1.2.3/foo": THREE_NUMBERS,
  "1.2.3/123": THREE_NUMBERS,
  "1.2.3:8000": THREE_NUMBERS,
  "1.2.3:8000/": THREE_NUMBERS,
  "1.2.3:8000/foo": THREE_NUMBERS,
  "1.2.3:8000/123": THREE_NUMBERS,
  "http://1.2.3": THREE_NUMBERS,
  "http://1.2.3/": THREE_NUMBERS,
  "http://1.2.3/foo": THREE_NUMBERS,
  "host: 123": "a space follows the colon of a sentence",
  "mochi.ocm": "another domain than the text shows",
  " leadingSpaceUsername@example.com/": "a space around the text is not part of it",
  "About:blaNk": "the Standard's parser keeps the case of an opaque path",
  "user@www.google.com": "an email address; Chromium's URL is the second candidate",
  "user:passwd@www.google.com:8080/": "as Firefox reads it; Chromium's URL is the second candidate",
  "::1": "an IPv6 address; Chromium makes something of it that is not a URL",
  "whatsup;//fool": "the punctuation does not belong to the host",
  ";http://www.google.com/": "Chromium makes something of it that is not a URL",
  "file:c:WINDOWS": "the Standard's parser does not take it for a drive",
  "file:c|Program Files": "the Standard's parser does not take it for a drive",
  "file:/file": "the Standard's parser takes it for a path",
  "file:////////c:\\foo": "the Standard's parser keeps the slashes",
};

function candidates(row: TypedRow, table: readonly TypedRow[]): string[] {
  // The browsers' tests are older than their preference for https, and of functions that are asked for the URL of a word.
  const options = table === OWN ? {} : { defaultScheme: "http", anyHost: true };
  return repairTyped(row.typed, options).map(({ url }) => url.href);
}

function isRight({ url, search }: TypedRow, found: readonly string[]): boolean {
  return (search === true && found.length === 0) || (found[0] ?? null) === url;
}

describe.each([
  ["our own rows", OWN],
  ["Firefox's rows", FIREFOX],
  ["Chromium's rows", CHROMIUM],
])("%s", (_name, table) => {
  const differs = ({ typed }: TypedRow): boolean => table !== OWN && typed in DIFFERENT;

  test.each(table.filter((row) => !differs(row)))("$typed", (row) => {
    expect(candidates(row, table)).toSatisfy((found: string[]) => isRight(row, found));
  });

  test("those that differ on purpose do", () => {
    for (const row of table.filter(differs)) {
      expect(isRight(row, candidates(row, table))).toBe(false);
    }
  });
});

test("every reason for a difference is that of a row", () => {
  const typed = [...FIREFOX, ...CHROMIUM].map((row) => row.typed);
  expect(Object.keys(DIFFERENT).filter((text) => !typed.includes(text))).toEqual([]);
});

test("the figures in the README: precision and recall over the rows of the browsers", () => {
  const rows = [...FIREFOX, ...CHROMIUM].map((row) => ({ ...row, found: candidates(row, FIREFOX) }));
  const offered = rows.filter(({ found }) => found.length > 0);
  const urls = rows.filter(({ url, search }) => url !== null && !search);
  expect({
    rows: rows.length,
    offered: offered.length,
    right: offered.filter((row) => isRight(row, row.found)).length,
    urls: urls.length,
    found: urls.filter(({ url, found }) => found.includes(url as string)).length,
  }).toEqual({ rows: 246, offered: 193, right: 182, urls: 184, found: 164 });
});

test("the figures in the README: what Chromium's omnibox takes for a URL has a candidate", () => {
  const withCandidate = (texts: readonly string[], anyHost: boolean) =>
    texts.filter((text) => repairTyped(text, { anyHost }).length > 0);
  expect([OMNIBOX_URL.length, withCandidate(OMNIBOX_URL, false).length]).toEqual([71, 56]);
  expect([OMNIBOX_SEARCH.length, withCandidate(OMNIBOX_SEARCH, false).length]).toEqual([49, 15]);
  expect(withCandidate(OMNIBOX_URL, true).length).toBe(70);
});
