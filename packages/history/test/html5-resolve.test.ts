import { createEncoder } from "@url/encoding";
import { outputEncoder } from "@url/html";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import {
  createDocumentBase,
  documentBaseURL,
  elementBaseURL,
  fragmentEscape,
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
  resolve,
} from "../src/html5/index.ts";

const BASE = "http://a/b/c/d;p?q";

// @id html/resolve-example-html5-section-2
test("resolve: the example of HTML5, section 2.6.3", () => {
  const url = "//example.com/a^b☺c%FFd%z/?e";
  expect(orThrow(resolve(url, BASE))).toBe("http://example.com/a%5Eb%E2%98%BAc%FFd%z/?e");
});

// RFC 3986, section 5.4.1 and 5.4.2: HTML5 resolves by 5.2. "http:g" has a scheme that needs a host.
// @id html/resolve
test.each([
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  ["", "http://a/b/c/d;p?q"],
  ["../..", "http://a/"],
  ["../../../g", "http://a/g"],
  ["//g", "http://g"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
])("resolve: %j", (url, expected) => {
  expect(orThrow(resolve(url, BASE))).toBe(expected);
});

// @id html/resolve-becomes
test.each([
  // Section 2.6.3, steps 7 and 8: octets of UTF-8 are expanded, then ToASCII (RFC 3490; Punycode of RFC 3492).
  ["http://b%C3%BCcher.example/", "http://xn--bcher-kva.example/"],
  ["http://BÜCHER.Example/", "http://xn--bcher-kva.Example/"],
  ["http://faß.de/", "http://fass.de/"],
  ["http://\u0301a/", "http://xn--a-wbb/"],
  ["http://٥/", "http://xn--eib/"],
  // AllowUnassigned: Unicode 3.2 has neither.
  ["http://\u038b/", "http://xn--jwa/"],
  ["http://\u10ce/", "http://xn--jod/"],
  ["http://ａ。ｂ．ｃ/", "http://a.b.c/"],
  ["http://１２/", "http://12/"],
  ["http://a.b./", "http://a.b./"],
  ["http://127.1/", "http://127.1/"],
  ["http://[::1]:80/", "http://[::1]:80/"],
  // Steps 9 and 10: path and query are escaped, the fragment is not.
  ["/a b%?c d'|#e f", "http://a/a%20b%?c%20d'%7C#e f"],
  ["/a\\b?c\\d", "http://a/a%5Cb?c%5Cd"],
  // Step 13: backslashes are replaced where they were not escaped.
  ["#a\\b", "http://a/b/c/d;p?q#a/b"],
  ["http://u\\v@h/", "http://u/v@h/"],
])("resolve: %j becomes %s", (url, expected) => {
  expect(orThrow(resolve(url, BASE))).toBe(expected);
});

// @id html/resolve-replaces-no-backslash-if
test("resolve: replaces no backslash if the scheme has no server", () => {
  expect(orThrow(resolve("x:#a\\b", BASE))).toBe("x:#a\\b");
  expect(orThrow(resolve("file:///#a\\b", BASE))).toBe("file:///#a\\b");
});

// @id html/resolve-encodes-query-character-character
test("resolve: encodes the query character by character in the document's encoding", () => {
  const encode = (label: string) => orThrow(createEncoder(label));
  expect(orThrow(resolve("/ü?ü%FF☺é#ü", BASE, encode("windows-1252")))).toBe("http://a/%C3%BC?%FC%FF?%E9#ü");
  // WPT's percent-encoding.json: U+2261 is 81 DF in Shift_JIS, and U+203D is not in it.
  expect(orThrow(resolve("?≡‽", BASE, encode("shift_jis")))).toBe("http://a/b/c/d;p?%81%DF?");
  expect(orThrow(resolve("?☺", BASE))).toBe("http://a/b/c/d;p?%E2%98%BA");
});

// @id html/resolve-uses-utf-8-document
test("resolve: uses UTF-8 for a document whose encoding is UTF-16, by any of its labels", () => {
  for (const label of ["UTF-16", "utf-16be", "ucs-2"]) {
    const encode = orThrow(outputEncoder(label, createEncoder));
    expect(orThrow(resolve("?é☺", BASE, encode))).toBe("http://a/b/c/d;p?%C3%A9%E2%98%BA");
  }
});

// @id html/resolve-fails
test.each([
  ["http://a:b/", "port", 9, 10],
  ["http://%FF/", "percent-encoding", 7, 10],
  ["  http://a_b/", "ToASCII", 9, 12],
  ["http://-a/", "ToASCII", 7, 9],
  // UseSTD3ASCIIRules: before Punycode, step 3 of RFC 3490.
  ["http://-é/", "ToASCII", 7, 9],
  ["http://é-/", "ToASCII", 7, 9],
  ["http://א0/", "ToASCII", 7, 9],
  ["http://a..b/", "ToASCII", 7, 11],
  [`http://${"a".repeat(64)}/`, "ToASCII", 7, 71],
  ["http://a%20b/", "ToASCII", 7, 12],
  ["http://é%2541/", "ToASCII", 7, 13],
  ["http:g", "authority", 0, 6],
  ["http:///g", "authority", 0, 9],
  ["http://u@/g", "authority", 0, 11],
  ["data://h/,", "authority", 0, 10],
])("resolve: %j fails at %s", (url, code, start, end) => {
  expect(resolve(url, BASE)).toEqual({ ok: false, error: { code, start, end } });
});

// @id html/resolve-fails-if-base-not
test("resolve: fails if the base is not absolute", () => {
  expect(resolve("g", "/b")).toEqual({ ok: false, error: { code: "base", start: 0, end: 0 } });
});

// @id html/kinds-absolute-hierarchical-authority-based
test.each([
  ["http://a/", true, true, true],
  ["HTTP://a", true, true, true],
  ["x:/a", true, true, false],
  ["x://a", true, true, true],
  ["mailto:a@b", true, false, false],
  ["//a/", false, false, false],
  ["a", false, false, false],
  ["", false, false, false],
  ["http:a", false, false, false],
  ["data://a", false, false, false],
])("kinds (absolute, hierarchical, authority-based): %s", (url, ...expected) => {
  expect([isAbsoluteURL(url), isHierarchicalURL(url), isAuthorityBasedURL(url)]).toEqual(expected);
});

// Section 2.6.1, its four conditions.
// @id html/isvalidurl
test.each([
  ["a?b", "windows-1252", true],
  ["é", "windows-1252", true],
  ["é?", "windows-1252", true],
  ["é?e=%C3%A9", "windows-1252", true],
  ["?é", "windows-1252", false],
  ["?é", "UTF-8", true],
  ["?é", "utf-16", true],
  ["?é", "UTF-16LE", true],
  // Labels of UTF-8 and UTF-16, and of others, in the Encoding Standard's table.
  ["/?é", "utf8", true],
  ["/?é", " Unicode-1-1-UTF-8\n", true],
  ["/?é", "unicode20utf8", true],
  ["/?é", "ucs-2", true],
  ["/?é", "unicodeFFFE", true],
  ["/?é", "csunicode", true],
  ["/?é", "replacement", false],
  ["/?é", "sjis", false],
  ["/?é", "utf-7", false],
  ["#é", "windows-1252", true],
  ["a b", "UTF-8", false],
  ["%z", "UTF-8", false],
  ["", "UTF-8", true],
])("isValidURL: %j in %s %s", (url, encoding, expected) => {
  expect(isValidURL(url, encoding)).toBe(expected);
});

// @id html/other-terms-not-empty-surrounded
test("the other terms: not empty, surrounded by spaces", () => {
  expect([isValidNonEmptyURL(""), isValidNonEmptyURL("a")]).toEqual([false, true]);
  expect([" a\n", " ", " a b "].map((url) => isValidURLPotentiallySurroundedBySpaces(url))).toEqual([
    true,
    true,
    false,
  ]);
  const nonEmpty = (url: string) => isValidNonEmptyURLPotentiallySurroundedBySpaces(url);
  expect([" a\n", " ", "\u00a0a?\u00e9"].map(nonEmpty)).toEqual([true, false, true]);
  expect(isValidNonEmptyURLPotentiallySurroundedBySpaces(" ?é ", "windows-1252")).toBe(false);
  for (const isValid of [isValidURL, isValidNonEmptyURL, isValidURLPotentiallySurroundedBySpaces]) {
    expect([isValid("?é", "utf8"), isValid("?é", "latin1")]).toEqual([true, false]);
  }
  expect(isValidNonEmptyURLPotentiallySurroundedBySpaces(" ?é ", "utf8")).toBe(true);
});

// @id html/fragmentescape-encodes-characters-section-2
test("fragmentEscape: encodes the characters of section 2.6.4, and no others", () => {
  expect(fragmentEscape('\0\n "#%<>[\\]^{|}')).toBe("%00%0A%20%22%23%25%3C%3E%5B%5C%5D%5E%7B%7C%7D");
  expect(fragmentEscape("aZ0!$&'()*+,-./:;=?@_`~\x7fé☺")).toBe("aZ0!$&'()*+,-./:;=?@_`~\x7fé☺");
});

// @id html/documentbaseurl-uses-address-creator-container
test("documentBaseURL: uses address, creator, container and base", () => {
  const address = "http://a/b/c";
  expect(documentBaseURL({ address })).toBe(address);
  expect(documentBaseURL({ address, creatorBase: "http://creator/" })).toBe(address);
  expect(documentBaseURL({ address: "about:blank", creatorBase: "http://creator/" })).toBe("http://creator/");
  expect(documentBaseURL({ address: "about:blank", creatorBase: null })).toBe("about:blank");
  expect(documentBaseURL({ address: "about:blank?q", creatorBase: "http://creator/" })).toBe("about:blank?q");
  expect(documentBaseURL({ address: "about:srcdoc", containerBase: "http://container/" })).toBe("http://container/");
  expect(documentBaseURL({ address, baseHref: "d/" })).toBe("http://a/b/d/");
  expect(documentBaseURL({ address, baseHref: "http:" })).toBe(address);
  expect(documentBaseURL({ address, baseHref: "data:,x" })).toBe("data:,x");
});

test("createDocumentBase: resolves the base element again, and follows the creator", () => {
  const parent = createDocumentBase({ address: "http://a/b/page", baseHref: "d/" });
  const child = createDocumentBase({ address: "about:blank", creatorBase: parent.get() });
  const changes: string[] = [];
  const remove = parent.onChange((base, old) => {
    changes.push(`${old} → ${base}`);
    child.update({ creatorBase: base });
  });
  parent.update({ address: "http://a/z" });
  expect([parent.get(), child.get()]).toEqual(["http://a/d/", "http://a/d/"]);
  parent.update({ address: "http://a/y" });
  expect(changes).toEqual(["http://a/b/d/ → http://a/d/"]);
  remove();
  parent.update({ baseHref: null });
  expect([parent.get(), child.get()]).toEqual(["http://a/y", "http://a/d/"]);
});

// @id html/elementbaseurl-resolves-each-xml-base
test("elementBaseURL: resolves each xml:base against the one before", () => {
  const document = { address: "http://a/b/c", baseHref: "d/" };
  expect(elementBaseURL(document, [])).toBe("http://a/b/d/");
  expect(elementBaseURL(document, ["e/", "http:", "../f/"])).toBe("http://a/b/d/f/");
});

test("resolve: returns a URL for a long input, or an error within it", () => {
  for (const unit of ["a", "%41", "[", ":", "@", "/../", "é", "?", "#", "\\", ".", " "]) {
    for (const prefix of ["", "http://", "http://h/", "http://h?", "x:"]) {
      const result = resolve(prefix + unit.repeat(30_000), BASE);
      expect(result.ok || result.error.end <= prefix.length + unit.length * 30_000).toBe(true);
    }
  }
});
