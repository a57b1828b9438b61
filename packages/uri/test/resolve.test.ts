import { expect, test } from "vitest";
import { removeDotSegments, resolve } from "../src/index.ts";

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

test("section 5.4 has 42 examples", () => {
  expect(examples).toHaveLength(42);
});

test.each(examples)("5.4: %j is %s", (reference, target) => {
  expect(resolve(reference, BASE)).toBe(target);
});

test.each(examples)("5.4, not strict: %j is the same, but for http:g", (reference, target) => {
  const expected = reference === "http:g" ? "http://a/b/c/g" : target;
  expect(resolve(reference, BASE, { strict: false })).toBe(expected);
});

test("not strict: the scheme's case does not matter, and another scheme stays absolute", () => {
  expect(resolve("HTTP:g", BASE, { strict: false })).toBe("http://a/b/c/g");
  expect(resolve("HTTP:?y", BASE, { strict: false })).toBe("http://a/b/c/d;p?y");
  expect(resolve("https:g", BASE, { strict: false })).toBe("https:g");
});

// RFC 3986, section 5.2.4
test("5.2.4: the two examples", () => {
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
])("%j at %s is %s", (reference, base, target) => {
  expect(resolve(reference, base)).toBe(target);
});

test("a path that starts with // does not turn into an authority", () => {
  expect(resolve("/.//c", "a:/b")).toBe("a:/.//c");
  expect(resolve("/..//c", "a:b")).toBe("a:/.//c");
  expect(resolve(".//c", "a:b")).toBe("a:/c");
  expect(resolve("a:/..//c", "x:y")).toBe("a:/.//c");
  expect(resolve("/.//c", "http://h/b")).toBe("http://h//c");
});

test("a base without a scheme gives a reference, whose first segment is no scheme", () => {
  expect(resolve("c", "/a/b")).toBe("/a/c");
  expect(resolve("./x:c", "a")).toBe("./x:c");
  expect(resolve("#f", "")).toBe("#f");
  expect(resolve("a/b", "")).toBe("a/b");
});

test("%2E is no dot: nothing is decoded", () => {
  expect(resolve("%2e%2e/g", BASE)).toBe("http://a/b/c/%2e%2e/g");
});
