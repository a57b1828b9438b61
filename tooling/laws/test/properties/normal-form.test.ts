import {
  canParse,
  createListener,
  parseURL,
  setFragment,
  setHost,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
  type URLError,
} from "@url/parser";
import { canonicalizeURL, editHash, editSearch, isNormal, locateParsed } from "@url/parser/internal";
import { expectRecord, locate, locatedOf, withoutDelimiter } from "@url/serializer/internal";
import { readCorpus } from "@url/tooling-corpora";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  assignment,
  BASES,
  base,
  everydayURL,
  input,
  itemOf,
  mutated,
  nearlyNormalURL,
  normalURL,
  type Setter,
} from "../../src/properties/arbitraries.ts";
import { located } from "../../src/properties/compare.ts";
import { holds } from "../../src/properties/runs.ts";

/** The component path, because a listener turns all fast paths off. Returns the serialization, or the error. */
function slowTwin(text: string, baseText: string | null): string | URLError {
  const report = createListener(() => {});
  const baseResult = baseText === null ? undefined : parseURL(baseText, { report });
  const result = parseURL(text, { base: baseResult?.ok ? baseResult.value : undefined, report });
  return result.ok ? result.value.href : result.error;
}

/** `toEqual`, which takes most of the time of a law, only for what JSON does not show to be equal. */
function expectEqual(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** URLs in normal form, URLs that differ from it in a few units, and any other input. */
const nearNormal = fc.oneof(
  { weight: 2, arbitrary: normalURL },
  { weight: 4, arbitrary: mutated(normalURL) },
  { weight: 2, arbitrary: normalURL.map((text) => text.replace(/^\w+/, "file").replace(/:\d+/, "")) },
  { weight: 1, arbitrary: mutated(normalURL.map((text) => text.replace(/^[^/]*\/\/[^/]*/, "file://localhost"))) },
  { weight: 1, arbitrary: normalURL.map((text) => /^[^/]*\/\/[^/]*/.exec(text)![0]) },
  { weight: 2, arbitrary: input },
  { weight: 4, arbitrary: nearlyNormalURL },
  { weight: 2, arbitrary: everydayURL },
  { weight: 4, arbitrary: mutated(everydayURL) },
);

test("law 2: the component path returns what isNormal recognizes unchanged", () => {
  let tried = 0;
  let recognised = 0;
  holds(
    [nearNormal],
    (text) => {
      tried++;
      if (!isNormal(text)) return;
      recognised++;
      expect(slowTwin(text, null)).toBe(text);
    },
    60_000,
  );
  // Otherwise the law would hold for a function that rejects everything.
  expect(recognised / tried).toBeGreaterThan(1 / 6);
});

test("the parser returns the same serialization or the same error with and without its fast paths", () => {
  holds(
    [nearNormal, base],
    (text, baseText) => {
      const parsedBase = baseText === null ? undefined : parseURL(baseText);
      const href = canonicalizeURL(text, parsedBase?.ok ? locatedOf(parsedBase.value) : undefined);
      const slow = slowTwin(text, baseText);
      expectEqual(href, slow);
      if (typeof href === "string") expectEqual(locateParsed(href), locate(href));
      expect(canParse(text, parsedBase?.ok ? parsedBase.value : undefined)).toBe(typeof slow === "string");
    },
    40_000,
  );
});

const SETTERS_WITH_RESULTS = {
  protocol: setScheme,
  username: setUsername,
  password: setPassword,
  host: setHost,
  hostname: setHostname,
  port: setPort,
  pathname: setPath,
  search: setQuery,
  hash: setFragment,
} satisfies Readonly<Record<Setter, unknown>>;

/** Values of setters that are in normal form, or nearly. */
const cleanValue = fc.tuple(
  itemOf(["protocol", "host", "hostname", "port", "pathname", "search", "hash"] as const),
  mutated(
    itemOf(
      "http;https;www.example.org;a.b:8080;a:80;h:443;8080;80;21;0;/a/b;/a/../b;/.a;/%2e;?q=1;q;#top;'".split(";"),
    ),
  ),
);

test("every setter returns the same record or the same error with and without its fast path", () => {
  let changed = 0;
  holds(
    [
      fc.oneof(itemOf(BASES), normalURL),
      fc.oneof(
        cleanValue.map(([setter, value]) => ({ setter, value })),
        assignment,
      ),
    ],
    (href, { setter, value }) => {
      const parsed = parseURL(href);
      if (!parsed.ok) return;
      const delimiter = setter === "search" ? "?" : "#";
      const isDelimited = setter === "search" || setter === "hash";
      const text = (isDelimited ? withoutDelimiter(value, delimiter) : value) as string;
      const set = SETTERS_WITH_RESULTS[setter];
      const slow = set(parsed.value, text, { report: createListener(() => {}) });
      expectEqual(located(set(parsed.value, text)), located(slow));
      if (isDelimited) {
        const edit = setter === "search" ? editSearch : editHash;
        expect(edit(expectRecord(parsed.value, "edit"), value)).toEqual(locatedOf(slow.ok ? slow.value : parsed.value));
      }
      if (!slow.ok) return;
      expectEqual(locatedOf(slow.value), locate(slow.value.href));
      changed += slow.value.href === href ? 0 : 1;
    },
    40_000,
  );
  expect(changed).toBeGreaterThan(1000);
});

test.each([
  ["a domain that is not a number", "http://example.com/"],
  ["an xn-- label, decoded or not", "https://xn--a.example/"],
  ["a port that is nobody's default", "http://h:8080/p"],
  ["a final dot", "http://example.com./"],
  ["a file with a host, or none", "file://server/share"],
  ["a file without a host", "file:///etc/hosts"],
  ["query and fragment", "wss://h/p?q=[]`#f'"],
])("isNormal accepts: %s", (_what, text) => {
  expect(isNormal(text)).toBe(true);
  expect(slowTwin(text, null)).toBe(text);
});

test.each([
  ["a capital in the host", "http://Example.com/"],
  ["a number that is not an address as it is serialized", "http://1.2.3.04/"],
  ["a hexadecimal number", "http://a.0x1/"],
  ["the default port", "http://h:80/"],
  ["no path", "http://h"],
  ["a dot segment", "http://h/a/../b"],
  ["an encoded dot segment", "http://h/%2e/"],
  ["something to encode", "http://h/a b"],
  ["a quote in the query", "http://h/?'"],
  ["credentials", "http://u@h/"],
  ["localhost in a file", "file://localhost/"],
  ["a drive letter to rewrite", "file:///C|/"],
  ["a newline at the end", "http://h/\n"],
  ["another scheme in capitals", "FOO://h/"],
  ["an opaque path that ends with a space", "foo:a ?b"],
])("isNormal rejects: %s", (_what, text) => {
  expect(isNormal(text)).toBe(false);
});

test("isNormal returns false for text of more than 4096 units, which the parser accepts", () => {
  const text = `http://h/${"a".repeat(5000)}`;
  expect(isNormal(text)).toBe(false);
  expect(canonicalizeURL(text)).toBe(text);
});

test("more than 99 % of the URLs from web pages are in normal form, as docs/decisions/normal-form.md says", () => {
  const { lines } = readCorpus("urls-web.txt");
  expect(lines.length).toBeGreaterThanOrEqual(500);
  expect(lines.filter((line) => isNormal(line)).length / lines.length).toBeGreaterThan(0.99);
});
