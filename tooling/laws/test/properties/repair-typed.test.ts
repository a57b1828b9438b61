import { repairTyped, type TypedCandidate } from "@url/display/typed";
import { domainToUnicode, isValidDomain } from "@url/host";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { hostTextOf, pathOf, schemeOf } from "@url/serializer";
import { registrableDomain } from "@url/site";
import { isValidURLString } from "@url/validator";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyString, base, hostile, input, mutated, validURL } from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";

/** A candidate that is what it says: its changes make its text of the typed one, and its text is its URL. */
function isSound(typed: string, { url, text, changes }: TypedCandidate, baseText: string | null): boolean {
  let done = 0;
  let made = "";
  for (const { start, end, replacement, message } of changes) {
    if (start < done || end < start || message === "") return false;
    made += typed.slice(done, start) + replacement;
    done = end;
  }
  const record = baseText === null ? undefined : orThrow(parseURL(baseText));
  const [absolute, relative] = [parseURL(text), parseURL(text, { base: record })];
  const isURL = [absolute, relative].some((result) => result.ok && result.value.href === url.href);
  return isURL && made + typed.slice(done) === text && !["javascript", "data", "vbscript"].includes(schemeOf(url));
}

const texts = [input, hostile, mutated(validURL), anyString];

test("typed: a candidate always parses, and its changes make it of the typed text", () => {
  for (const arbitrary of texts) {
    holds(
      [arbitrary, base],
      (typed, baseText) => {
        const parsed = baseText === null ? null : parseURL(baseText);
        const record = parsed?.ok ? parsed.value : undefined;
        for (const candidate of repairTyped(typed, { base: record })) {
          if (!isSound(typed, candidate, record === undefined ? null : record.href)) {
            expect.fail(JSON.stringify({ typed, baseText, candidate }));
          }
        }
      },
      1000,
    );
  }
});

/** Text that is a URL by accident: the README lists these. */
const ACCIDENTS =
  /^(?:[a-z]|[^:]*\.[^:]*|[a-z]{2,6}(?=:\/\/)|[^:]*(?=:(?:\d+(?:[/?#]|$)|:|[^/?#@]*@))):|^https?:\/\/https?:?\/\//i;
const SPECIAL = /^(?:https?|wss?|ftp|file):/i;

test("typed: a valid URL is the only candidate, unchanged", () => {
  let tried = 0;
  holds([validURL], (valid) => {
    const isAccident = SPECIAL.test(valid) ? /^https?:\/\/https?:?\/\//i.test(valid) : ACCIDENTS.test(valid);
    if (
      !isValidURLString(valid) ||
      isAccident ||
      /[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]$/.test(valid)
    )
      return;
    tried++;
    const candidates = repairTyped(valid).map(({ text, changes }) => ({ text, changes }));
    expect(candidates).toEqual(/^(?:javascript|data|vbscript):/i.test(valid) ? [] : [{ text: valid, changes: [] }]);
  });
  expect(tried).toBeGreaterThan(20);
});

/** A text as people read it: without invisible characters, in one case and width, with commas and dots as dots. */
function shown(text: string): string {
  const visible = decode(text).replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, "");
  return visible
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.,。｡]+/g, ".");
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** Returns true if the text shows the domain, whether its labels are written in ASCII or in Unicode. */
function shows(text: string, domain: string): boolean {
  const read = shown(text);
  const unicode = shown(read.replace(/xn--[a-z0-9-]+/g, inUnicode));
  const names = [inUnicode(domain), domain.split(".").map(inUnicode).join(".")];
  return read.includes(domain) || names.some((name) => unicode.includes(shown(name)));
}

function inUnicode(domain: string): string {
  const result = domainToUnicode(domain);
  return result.ok ? result.value : domain;
}

test("typed: the registrable domain of a candidate is in the text", () => {
  let tried = 0;
  for (const arbitrary of [...texts, decorated().map(({ typed }) => typed)]) {
    holds(
      [arbitrary],
      (typed) => {
        for (const { url } of repairTyped(typed)) {
          const domain = orThrow(registrableDomain(url));
          // What is parsed but not a valid domain may have no form in Unicode.
          if (domain === null || !isValidDomain(domain)) continue;
          tried++;
          if (!shows(typed, domain)) expect.fail(JSON.stringify({ typed, href: url.href, domain }));
        }
      },
      1000,
    );
  }
  expect(tried).toBeGreaterThan(20);
});

const DOMAINS =
  "example.com www.example.com a.b.example.co.uk example.github.io bücher.example xn--bcher-kva.example 例え.テスト EXAMPLE.Org"
    .split(" ")
    .concat("co.uk.example.net", "paypal.com.example.net", "x-y.example.jp", "faß.de");
const BEFORE = [
  "",
  "https://",
  "http://",
  "http:/",
  "https//",
  "http;//",
  "htps://",
  "ttp://",
  "https://https://",
  "//",
  "://",
];
const USERS = ["", "", "", "user@", "user:password@", "paypal.com@", "paypal.com:80@"];
const AFTER = [
  "",
  "/",
  ":8080",
  "/a b",
  "/@example.net",
  "?https://example.net/",
  "#@example.net",
  "\\@example.net",
  ":",
  ".",
];
const AROUND = ["", "", '""', "<>", "“”", "()", "  ", "\u200b\ufeff", " .", " ,", "'’"];

/** A domain with what people put around it, and what they mistype. */
function decorated(): fc.Arbitrary<{ readonly domain: string; readonly typed: string }> {
  const parts = [DOMAINS, BEFORE, USERS, AFTER, AROUND, ["", "wide", "comma", "dots", "cut"]] as const;
  const items = parts.map((part) => fc.constantFrom(...part));
  return fc.tuple(...items).map(([domain, before, user, after, around, slip]) => {
    const host = slip === "comma" ? domain.replace(".", ",") : slip === "dots" ? domain.replace(".", "...") : domain;
    const text = `${before}${user}${host}${after}`;
    const typed =
      slip === "wide" ? text.replace(/[!-?A-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)) : text;
    return { domain, typed: around[0] === undefined ? typed : `${around[0]}${typed}${around.slice(1)}` };
  });
}

test("typed: the registrable domain of each candidate is that of the host that was typed", () => {
  let tried = 0;
  holds(
    [decorated()],
    ({ domain, typed }) => {
      const expected = orThrow(registrableDomain(domain));
      for (const { url } of repairTyped(typed)) {
        // A misspelled scheme with the text as it is has an opaque host, which has no registrable domain.
        if (!["https", "http", "mailto"].includes(schemeOf(url))) continue;
        tried++;
        const host = hostTextOf(url) ?? pathOf(url).slice(pathOf(url).lastIndexOf("@") + 1);
        const found = orThrow(registrableDomain(host))?.replace(/\.$/, "");
        if (found !== expected) expect.fail(JSON.stringify({ typed, domain, href: url.href, found, expected }));
      }
    },
    3000,
  );
  expect(tried).toBeGreaterThan(20);
});

describe("typed: the schemes of IANA's registry are not misspelled ones", () => {
  test("none of them", async () => {
    const { registeredSchemes } = await import("@url/uri/schemes");
    const changed = registeredSchemes()
      .filter((scheme) => !["javascript", "data", "vbscript"].includes(scheme))
      // Registered for links that nobody should follow by accident. A person who types one means what it stands for.
      .filter((scheme) => !["hxxp", "hxxps"].includes(scheme))
      .filter(
        (scheme) =>
          repairTyped(`${scheme}://example/a`)[0]?.url.href !== orThrow(parseURL(`${scheme}://example/a`)).href,
      );
    expect(changed).toEqual([]);
  });
});
