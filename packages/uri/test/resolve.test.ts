import { expect, test } from "vitest";
import { removeDotSegments, resolveURI } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

// RFC 3986, section 5.4.1 and 5.4.2: all 42
const examples: [string, string][] = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
  ["../../../g", "http://a/g"],
  ["../../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  [".g", "http://a/b/c/.g"],
  ["g..", "http://a/b/c/g.."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
  ["http:g", "http:g"],
];

test("has all 42 examples of section 5.4", () => {
  expect(examples).toHaveLength(42);
});

// @id uri/5-4-resolves
test.each(examples)("5.4: resolves %j to %s", (reference, target) => {
  expect(resolveURI(reference, BASE)).toBe(target);
});

test.each(examples)("5.4, not strict: resolves %j to the same, except for http:g", (reference, target) => {
  const expected = reference === "http:g" ? "http://a/b/c/g" : target;
  expect(resolveURI(reference, BASE, { strict: false })).toBe(expected);
});

test("not strict: ignores the case of the scheme, and keeps another scheme absolute", () => {
  expect(resolveURI("HTTP:g", BASE, { strict: false })).toBe("http://a/b/c/g");
  expect(resolveURI("HTTP:?y", BASE, { strict: false })).toBe("http://a/b/c/d;p?y");
  expect(resolveURI("https:g", BASE, { strict: false })).toBe("https:g");
});

// RFC 3986, section 5.2.4
test("5.2.4: removes the dot segments of the two examples", () => {
  expect(removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
  expect(removeDotSegments("mid/content=5/../6")).toBe("mid/6");
});

// By the steps of section 5.2.2, over bases whose paths do not start with "/".
test.each([
  ["#s", "mailto:a@b.example", "mailto:a@b.example#s"],
  ["?x", "mailto:a@b.example", "mailto:a@b.example?x"],
  ["c@d.example", "mailto:a@b.example", "mailto:c@d.example"],
  ["#part", "urn:example:a123,z456", "urn:example:a123,z456#part"],
  ["/x", "urn:example:a", "urn:/x"],
  ["b", "tag:example.org,2004:a/c", "tag:example.org,2004:a/b"],
  ["#b", "tag:example.org,2004:a", "tag:example.org,2004:a#b"],
  ["//h/p", "urn:example:a", "urn://h/p"],
  ["g", "http://a", "http://a/g"],
  ["g", "http://a?q", "http://a/g"],
  ["?y", "http://a?q#f", "http://a?y"],
  ["", "http://a/b#f", "http://a/b"],
  ["../g", "http://a/b//c/d", "http://a/b//g"],
  ["g", "http://a/b?x=/y/", "http://a/g"],
])("resolves %j against %s to %s", (reference, base, target) => {
  expect(resolveURI(reference, base)).toBe(target);
});

test("does not turn a path that starts with // into an authority", () => {
  expect(resolveURI("/.//c", "a:/b")).toBe("a:/.//c");
  expect(resolveURI("/..//c", "a:b")).toBe("a:/.//c");
  expect(resolveURI(".//c", "a:b")).toBe("a:/c");
  expect(resolveURI("a:/..//c", "x:y")).toBe("a:/.//c");
  expect(resolveURI("/.//c", "http://h/b")).toBe("http://h//c");
});

test("returns a reference for a base without a scheme, whose first segment is not read as a scheme", () => {
  expect(resolveURI("c", "/a/b")).toBe("/a/c");
  expect(resolveURI("./x:c", "a")).toBe("./x:c");
  expect(resolveURI("#f", "")).toBe("#f");
  expect(resolveURI("a/b", "")).toBe("a/b");
});

test("does not decode %2E, so it is not a dot segment", () => {
  expect(resolveURI("%2e%2e/g", BASE)).toBe("http://a/b/c/%2e%2e/g");
});

// RFC 3986, section 5.2.4: the path of the base is merged before dot segments are removed.
test.each([
  ["g", "http://a/b/../c/d", "http://a/c/g"],
  ["g", "http://a/b/./../../d", "http://a/g"],
  ["g/h", "a:./b", "a:g/h"],
  ["g", "a:b/../c", "a:/g"],
  [".g", "http://a/b/../c", "http://a/.g"],
  ["g/.h", "http://a/b/../c/d", "http://a/c/g/.h"],
])("resolves %s against the base with dot segments %s", (reference, base, expected) => {
  expect(resolveURI(reference, base)).toBe(expected);
});

test("removes a dot segment from a path of 20,000 segments", () => {
  expect(removeDotSegments(`${"/a".repeat(20_000)}/..`)).toBe(`${"/a".repeat(19_999)}/`);
});
