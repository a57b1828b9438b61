import { expect, test } from "vitest";
import { normalize, relativizeURI, resolveURI, SCHEMES, sameURI } from "../src/index.ts";
import { uriResolver } from "../src/json-schema/index.ts";

// RFC 3986, section 6.2.2 and 6.2.2.1
test("6.2.2: treats the two URIs as equal by syntax", () => {
  expect(sameURI("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d")).toBe(true);
  expect(normalize("HTTP://www.EXAMPLE.com/")).toBe("http://www.example.com/");
});

// RFC 3986, section 6.2.3
test("6.2.3: normalizes four spellings of http://example.com/ to the second", () => {
  for (const uri of ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"]) {
    expect(normalize(uri, "scheme")).toBe("http://example.com/");
  }
  expect(sameURI("http://example.com", "http://example.com/")).toBe(false);
});

test("6.2.3: keeps an empty query and an empty fragment", () => {
  expect(normalize("http://example.com/?", "scheme")).toBe("http://example.com/?");
  expect(normalize("http://example.com/#", "scheme")).toBe("http://example.com/#");
});

test("6.2.3: ignores case in the domain of a mailto URI", () => {
  expect(sameURI("mailto:Joe@Example.COM", "mailto:Joe@example.com", "scheme")).toBe(true);
  expect(sameURI("mailto:Joe@Example.COM", "mailto:Joe@example.com")).toBe(false);
  expect(sameURI("mailto:joe@example.com", "mailto:Joe@example.com", "scheme")).toBe(false);
});

test("6.2.3: removes the default authority, unless the URI has a port or userinfo", () => {
  expect(normalize("file://localhost/etc", "scheme")).toBe("file:///etc");
  expect(normalize("file://LOCALHOST:1/etc", "scheme")).toBe("file://localhost:1/etc");
  expect(normalize("file://u@localhost/etc", "scheme")).toBe("file://u@localhost/etc");
});

// RFC 8141, section 3.1 and 3.2 (its examples); RFC 9562, section 4
// RFC 8141, section 3.2
test.each([
  ["urn:example:a123,z456", "URN:example:a123,z456", true],
  ["urn:example:a123,z456", "urn:EXAMPLE:a123,z456", true],
  ["urn:example:a123,z456", "urn:example:a123,z456?+abc", true],
  ["urn:example:a123,z456", "urn:example:a123,z456?=xyz", true],
  ["urn:example:a123,z456", "urn:example:a123,z456#789", true],
  ["urn:example:a123,z456", "urn:example:a123,z456/foo", false],
  ["urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456", true],
  ["urn:example:a123,z456", "urn:example:a123%2Cz456", false],
  ["urn:example:a123,z456", "urn:example:A123,z456", false],
  // Nothing is decoded, not even what is unreserved.
  ["urn:example:a", "urn:example:%61", false],
  ["urn:a:b", "urn:x:b", false],
])("%s and %s: equivalent %s", (a, b, expected) => {
  expect(sameURI(a, b, "scheme")).toBe(expected);
  expect(sameURI(b, a, "scheme")).toBe(expected);
  expect(uriResolver.equal(a, b)).toBe(expected);
});

test.each([
  ["http://[0:0:0:0:0:0:0:1]/", "http://[::1]/", true],
  ["http://[::FFFF:127.0.0.1]/", "http://[::ffff:7f00:1]/", true],
  ["http://[::1]/", "http://[::2]/", false],
  ["http://[v1.A]/", "http://[v1.a]/", true],
])("%s and %s: one answer by sameURI and by the resolver: %s", (a, b, expected) => {
  expect(sameURI(a, b, "scheme")).toBe(expected);
  expect(uriResolver.equal(a, b)).toBe(expected);
});

test("urn: ignores case in the namespace and in a UUID, but not in the rest", () => {
  expect(sameURI("urn:example:a123,z456", "URN:EXAMPLE:a123,z456", "scheme")).toBe(true);
  expect(sameURI("urn:example:a123,z456", "urn:example:A123,z456", "scheme")).toBe(false);
  expect(normalize("urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "scheme")).toBe(
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  );
});

// RFC 3986, section 6.2.2.1 to 6.2.2.3
// @id uri/normalizes
test.each([
  ["http://a/%7efoo%41", "http://a/~fooA"],
  ["http://a/%c3%bc?%2f#%3a", "http://a/%C3%BC?%2F#%3A"],
  ["http://%41B%c3/", "http://ab%C3/"],
  ["http://uSER%40:P@h/", "http://uSER%40:P@h/"],
  ["http://[2001:DB8::A]/", "http://[2001:db8::a]/"],
  ["http://[FE80::1%25Eth0]/", "http://[fe80::1%25Eth0]/"],
  ["http://a/b/../c/.", "http://a/c/"],
  ["http://a/%zz%4", "http://a/%zz%4"],
])("normalizes %s to %s", (uri, expected) => {
  expect(normalize(uri)).toBe(expected);
});

// fast-uri decoded before it cut: GHSA advisories of 2026 on paths; nothing here may move a delimiter.
// @id uri/keeps-percent-encoded-reserved-characters
test("keeps percent-encoded reserved characters and encoded dot segments", () => {
  expect(normalize("http://a/b%2f..%2fc")).toBe("http://a/b%2F..%2Fc");
  expect(normalize("http://a/b/%2e%2e/c")).toBe("http://a/b/%2E%2E/c");
  expect(normalize("http://a/b/.%2e/%2e./%2e/c")).toBe("http://a/b/%2E%2E/%2E%2E/%2E/c");
  expect(normalize("http://a%40b%3a80/")).toBe("http://a%40b%3A80/");
  expect(sameURI("http://a/b/%2e%2e/c", "http://a/c", "scheme")).toBe(false);
});

test("does not change the meaning of a reference", () => {
  expect(normalize("./a:b")).toBe("./a:b");
  expect(normalize("/.//b")).toBe("/.//b");
  expect(normalize("a:/.//b")).toBe("a:/.//b");
  expect(normalize("a:/..//b")).toBe("a:/.//b");
  expect(normalize("../%61")).toBe("../a");
  expect(normalize("%2e%2e/a")).toBe("%2E%2E/a");
});

test("ports: removes the scheme's default number in every spelling, and no other text", () => {
  expect(normalize("https://a:443/", "scheme")).toBe("https://a/");
  expect(normalize("https://a:0443/", "scheme")).toBe("https://a/");
  expect(normalize("https://a:80/", "scheme")).toBe("https://a:80/");
  expect(normalize("http://a:0x50/", "scheme")).toBe("http://a:0x50/");
  expect(normalize("http://a:0/", "scheme")).toBe("http://a:0/");
  expect(normalize("x://a:", "scheme")).toBe("x://a/");
  expect(normalize("//a:80", "scheme")).toBe("//a:80");
});

// @id uri/accepts-extended-table-schemes
test("accepts an extended table of schemes", () => {
  const schemes = new Map([...SCHEMES, ["coap", { port: 5683 }] as const]);
  expect(normalize("coap://a:5683", "scheme", schemes)).toBe("coap://a/");
  expect(normalize("coap://a:5683", "scheme")).toBe("coap://a:5683/");
  expect(sameURI("coap://a:5683/", "coap://a", "scheme", schemes)).toBe(true);
  const keep = new Map([["x", { emptyPath: "" }]]);
  expect(normalize("x://a", "scheme", keep)).toBe("x://a");
});

// By section 5.2: each resolves back, and no shorter one does.
test.each([
  ["http://a/b/c/d;p?q", "http://a/b/c/g", "g"],
  ["http://a/b/c/d;p?q", "http://a/b/", ".."],
  ["http://a/b/c/d;p?q", "http://a/b/c/", "."],
  ["http://a/b/c/d;p?q", "http://a/b/c/d;p?q", ""],
  ["http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", "#s"],
  ["http://a/b/c/d;p?q", "http://a/b/c/d;p?y", "?y"],
  ["http://a/b/c/d;p?q", "http://a/b/c/d;p", "d;p"],
  ["http://a/b/c/d;p?q", "http://g", "//g"],
  ["http://a/b/c/d;p?q", "https://a/b/c/d;p?q", "https://a/b/c/d;p?q"],
  ["http://a/b/c/d", "http://a/x", "/x"],
  ["http://a/b", "http://a/x:y", "/x:y"],
  ["http://a/b/c", "http://a/b/x:y", "./x:y"],
  ["http://a/b/c", "http://a/b//d", ".//d"],
  ["http://a/b", "http://a//d", ".//d"],
  ["http://a/b", "http://a", "//a"],
  ["http://h", "http://h/a", "a"],
  ["x:a/b", "x:c", "x:c"],
  ["urn:a:b", "urn:a:c", "./a:c"],
])("relativize: from %s to %s: %j", (from, to, reference) => {
  expect(relativizeURI(from, to)).toBe(reference);
  expect(resolveURI(reference, from)).toBe(to);
});
