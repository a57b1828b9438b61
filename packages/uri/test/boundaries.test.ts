import { expect, test } from "vitest";
import {
  checkURI,
  hostRule,
  isURIReference,
  locateURI,
  normalize,
  recompose,
  relativizeURI,
  removeDotSegments,
  resolveURI,
  sameURI,
  toIRI,
  toURI,
} from "../src/index.ts";

// What mutation testing found to be held by no test.

test.each([
  ["[1:2:3:4:5:6:7:8]", "IPv6address"],
  ["[1:2:3:4:5:6:7]", null],
  ["[1:2:3:4:5:6:7:8:9]", null],
  ["[1:2:3:4:5:6:7::]", "IPv6address"],
  ["[1::2:3:4:5:6:7]", "IPv6address"],
  ["[1::2:3:4:5:6:7:8]", null],
  ["[1::2::3]", null],
  ["[::]", "IPv6address"],
  ["[:::]", null],
  ["[::12345]", null],
  ["[::g]", null],
  ["[1:2:3:4:5:6:1.2.3.4]", "IPv6address"],
  ["[1:2:3:4:5:6:7:1.2.3.4]", null],
  ["[1.2.3.4]", null],
  ["[::249.255.25.0]", "IPv6address"],
  ["[::256.1.1.1]", null],
  ["[::1.2.3.260]", null],
  ["[::24a.1.1.1]", null],
  ["[::01.2.3.4]", null],
  ["[::1.2.3]", null],
  ["[::1.2.3.4.]", null],
  ["249.255.199.0", "IPv4address"],
  ["256.1.1.1", "reg-name"],
  ["24a.1.1.1", "reg-name"],
  ["1.2.3.4.5", "reg-name"],
  ["1.2.3.4.", "reg-name"],
  ["1.2.3.4x", "reg-name"],
  ["1.2.3", "reg-name"],
  ["1234", "reg-name"],
  ["[v1.a]", "IPvFuture"],
  ["[VF.a:b]", "IPvFuture"],
  ["[xv1.a]", null],
  ["[v1.a%20]", null],
  ["[v1.]", null],
  ["[vg.a]", null],
] as const)("hostRule: the host %s is %s", (host, rule) => {
  expect(hostRule(host)).toBe(rule);
});

test.each([
  ["[fe80::1%25eth0]", "IPv6addrz"],
  ["[fe80::1%25e%41]", "IPv6addrz"],
  ["[fe80::1%25]", null],
  ["[fe80::1%eth0]", null],
  ["[fe80::1%x%25eth0]", null],
  ["[fe80::1%25a b]", null],
  ["[fe80::1%25abc d]", null],
  ["[fe80::1%25abc%4]", null],
  ["[fe80::1%25abc%4g]", null],
  ["[zz::1%25eth0]", null],
  ["[%25eth0]", null],
] as const)("hostRule with a zone: the host %s is %s", (host, rule) => {
  expect(hostRule(host, { zone: true })).toBe(rule);
  expect(hostRule(host)).toBeNull();
});

test.each(["a:b", "a@b", "a/b", "a?b", "a%b", "a b", "a<b", "a\u200bb", "a\u202eb", "a\xadb", null])(
  "toIRI: keeps a host for which toUnicode returns %j",
  (unicode) => {
    expect(
      toIRI("http://xn--x/", {
        toUnicode: () => (unicode === null ? { ok: false, error: null } : { ok: true, value: unicode }),
      }),
    ).toEqual({ ok: true, value: "http://xn--x/" });
  },
);

test("toIRI: calls toUnicode only for a host with a label that begins with xn--", () => {
  const asked: string[] = [];
  const toUnicode = (host: string) => {
    asked.push(host);
    return { ok: true, value: "é" } as const;
  };
  for (const host of ["a", "axn--b", "xn-b", "a.bxn--c"])
    expect(toIRI(`x://${host}/`, { toUnicode })).toEqual({ ok: true, value: `x://${host}/` });
  expect(asked).toEqual([]);
  for (const host of ["xn--b", "XN--B", "a.xn--b"])
    expect(toIRI(`x://${host}/`, { toUnicode })).toEqual({ ok: true, value: "x://é/" });
  expect(asked).toEqual(["xn--b", "XN--B", "a.xn--b"]);
});

test("toURI: calls toASCII only for a host that is not ASCII", () => {
  const asked: string[] = [];
  const toASCII = (host: string) => {
    asked.push(host);
    return { ok: true, value: "b" } as const;
  };
  expect(toURI("x://a/é", { toASCII })).toEqual({ ok: true, value: "x://a/%C3%A9" });
  expect(toURI("x://é/", { toASCII })).toEqual({ ok: true, value: "x://b/" });
  expect(asked).toEqual(["é"]);
});

test("toURI and toIRI: reject text that is not an IRI reference", () => {
  for (const text of ["http://a b/", "a<b", "http://[::1/"]) {
    expect(toURI(text)).toEqual(checkURI(text, "IRI-reference"));
    expect(toIRI(text)).toEqual(checkURI(text, "IRI-reference"));
    expect(typeof toIRI(text)).toBe("object");
  }
});

test.each([
  ["ws://a:80/", "ws://a/"],
  ["ws://a:443/", "ws://a:443/"],
  ["wss://a:443/", "wss://a/"],
  ["wss://a:80/", "wss://a:80/"],
  ["ftp://a:21/", "ftp://a/"],
  ["ftp://a:80/", "ftp://a:80/"],
  ["ftp://a:/", "ftp://a/"],
  ["mailto:Joe@A@B.C", "mailto:Joe@A@b.c"],
  ["mailto:Joe@B.C,Ann@D", "mailto:Joe@b.c,Ann@d"],
  ["urn:uuid:ABC-XYZ", "urn:uuid:ABC-XYZ"],
  ["urn:UUID:ABC-DEF", "urn:uuid:abc-def"],
  ["urn:EX:AB:CD", "urn:ex:AB:CD"],
  ["x:", "x:"],
  ["x://a", "x://a/"],
])("normalizes %s by its scheme to %s", (uri, normal) => {
  expect(normalize(uri, "scheme")).toBe(normal);
});

test.each([
  ["a/../b", "a/../b"],
  ["../b/.", "../b/."],
  ["a/./b/", "a/./b/"],
  ["/a/../b", "/b"],
  ["//a/b/../c", "//a/c"],
  ["http://a/%2e/b", "http://a/%2E/b"],
  ["http://a/b%2e/c", "http://a/b./c"],
  ["http://a/%2e%2E%2e/c", "http://a/.../c"],
  ["http://a/x%2e./c", "http://a/x../c"],
  ["http://a/.%2e/c", "http://a/%2E%2E/c"],
  ["http://a/%4/%zz/%4g/%g4/%41", "http://a/%4/%zz/%4g/%g4/A"],
  ["%41%42%c3", "AB%C3"],
  ["HTTP://A%c3B/", "http://a%C3b/"],
])("normalizes %s by its syntax to %s", (uri, normal) => {
  expect(normalize(uri)).toBe(normal);
});

// RFC 3986, section 5.2.4, by its steps.
test.each([
  ["", ""],
  [".", ""],
  ["..", ""],
  ["./a", "a"],
  ["../a", "a"],
  ["a/.", "a/"],
  ["a.", "a."],
  ["/.a/a./..b/b..", "/.a/a./..b/b.."],
  ["/a/ab/../x", "/a/x"],
  ["/aa/bb/cc", "/aa/bb/cc"],
  ["/.", "/"],
  ["/..", "/"],
  ["/...", "/..."],
  ["/a/b.", "/a/b."],
])("removeDotSegments: %j becomes %j", (path, expected) => {
  expect(removeDotSegments(path)).toBe(expected);
});

// RFC 3986, section 5.2.2 and 5.2.3.
test.each([
  ["b", "http://a", "http://a/b"],
  ["b", "http://a?q", "http://a/b"],
  ["b", "x:", "x:b"],
  ["b", "x:a?c/d", "x:b"],
  ["b", "x:a/c?d/e", "x:a/b"],
  ["?y", "http://a", "http://a?y"],
  ["//b", "http://a/c", "http://b"],
])("resolves %s against %s to %s", (reference, base, expected) => {
  expect(resolveURI(reference, base)).toBe(expected);
});

test("resolves a reference of the base's scheme, in any case, as relative if strict is false", () => {
  expect(resolveURI("http:b", "HTTP://a/c", { strict: false })).toBe("HTTP://a/b");
  expect(resolveURI("HTTP:b", "http://a/c", { strict: false })).toBe("http://a/b");
  expect(resolveURI("http:b", "http://a/c")).toBe("http:b");
});

test("does not read a colon at the start or after a slash as the end of a scheme", () => {
  for (const text of [":a", "/a:b", "a/b:c", "?a:b", "#a:b", "//a:b"]) {
    expect(locateURI(text).schemeEnd).toBe(0);
  }
  expect(locateURI("a:b/c:d").schemeEnd).toBe(2);
  expect(isURIReference("a/:b")).toBe(true);
  expect(isURIReference(":b")).toBe(false);
});

// RFC 3986, Appendix A: the first and the last character of a component are checked too.
test.each([
  ["http://^@h/", "userinfo", "userinfo", 7, 8],
  ["http://a^@h/", "userinfo", "userinfo", 8, 9],
  ["http://h/?^", "query", "query", 10, 11],
  ["http://[::1]x]/", "IP-literal", "host", 12, 14],
  ["http://[1v]/", "IPv6address", "host", 8, 10],
] as const)("%s breaks %s in %s", (text, code, component, start, end) => {
  expect(checkURI(text, "URI")).toEqual({ ok: false, error: { code, component, start, end } });
});

// @id uri/scheme-letters-digits-plus-minus
test("a scheme has letters, digits, plus, minus and dot after its first letter", () => {
  expect(checkURI("h2+x.y-z:a", "URI").ok).toBe(true);
});

// RFC 6874, section 2
test("a zone starts with %25, directly after the address", () => {
  expect(hostRule("[::1%25eth0]", { zone: true })).toBe("IPv6addrz");
  expect(hostRule("[::1%41%25eth0]", { zone: true })).toBeNull();
});

// RFC 3987, section 5.3.2.1
test("toIRI writes triplets that stay in upper case", () => {
  expect(toIRI("/%fc")).toEqual({ ok: true, value: "/%FC" });
  expect(toIRI("/%2f")).toEqual({ ok: true, value: "/%2F" });
});

test("rules of a scheme that return a path without a slash do not change the authority", () => {
  expect(normalize("x://a/y", "scheme", new Map([["x", { path: () => "b" }]]))).toBe("x://a/b");
  expect(normalize("x://a/y", "scheme", new Map([["x", { path: () => "" }]]))).toBe("x://a");
});

// RFC 3986, section 4.2
test("a first segment of several characters is not read as a scheme", () => {
  expect(resolveURI("./ab:c", "")).toBe("./ab:c");
  expect(normalize("./ab:c")).toBe("./ab:c");
});

test.each([
  ["a:./b", "a:b"],
  ["a:../b", "a:b"],
  ["../%2e%2e/a", "../%2E%2E/a"],
  ["http://a/%%41", "http://a/%A"],
])("by section 5.2.4 and 6.2.2.2, %s is %s", (uri, normal) => {
  expect(normalize(uri)).toBe(normal);
});

test("a port is the scheme's own if it has the same digits, whatever stands in its place", () => {
  expect(normalize("http://a:0080/", "scheme")).toBe("http://a/");
  expect(normalize("x://a:undefined/", "scheme")).toBe("x://a:undefined/");
  expect(sameURI("x://a:undefined/", "x://a/", "scheme")).toBe(false);
  expect(normalize("x://a:0/", "scheme")).toBe("x://a:0/");
  expect(normalize("x://a:0/", "scheme", new Map([["x", { port: 0 }]]))).toBe("x://a/");
});

test("triplets of a text that is longer than one piece are all normalized", () => {
  expect(normalize(`http://a/${"%c3%a9%41".repeat(9000)}`)).toBe(`http://a/${"%C3%A9A".repeat(9000)}`);
});

// RFC 3986, Appendix B
test.each([
  ["a/b:c/d", { schemeEnd: 0, hostStart: 0, hostEnd: 0, pathStart: 0, queryStart: 7, fragmentStart: 7 }],
  ["file:///etc", { schemeEnd: 5, hostStart: 7, hostEnd: 7, pathStart: 7, queryStart: 11, fragmentStart: 11 }],
  ["http://a/@b", { schemeEnd: 5, hostStart: 7, hostEnd: 8, pathStart: 8, queryStart: 11, fragmentStart: 11 }],
  ["http://u@/", { schemeEnd: 5, hostStart: 9, hostEnd: 9, pathStart: 9, queryStart: 10, fragmentStart: 10 }],
  ["//a#b?c/d:e@f", { schemeEnd: 0, hostStart: 2, hostEnd: 3, pathStart: 3, queryStart: 3, fragmentStart: 3 }],
  ["#", { schemeEnd: 0, hostStart: 0, hostEnd: 0, pathStart: 0, queryStart: 0, fragmentStart: 0 }],
])("the components of %s are where the regular expression finds them", (text, ranges) => {
  expect(locateURI(text)).toEqual({ text, ...ranges });
});

// RFC 3986, section 3.3: what each form of a path may contain
test.each([
  ["a", "b:c", "a:b:c"],
  ["a", "/b//c", "a:/b//c"],
  [null, "/b//c", "/b//c"],
  [null, "/b:c", "/b:c"],
  [null, "b/c:d", "b/c:d"],
])("recompose joins the scheme %j and the path %s", (scheme, path, value) => {
  expect(recompose({ scheme, authority: null, path, query: null, fragment: null })).toEqual({ ok: true, value });
});

test("recompose rejects a path whose first segment of several characters would be a scheme", () => {
  expect(recompose({ scheme: null, authority: null, path: "ab:c", query: null, fragment: null })).toEqual({
    ok: false,
    error: { code: "path-noscheme", component: "path", start: 0, end: 3 },
  });
});

// By section 5.2: each resolves back, and no shorter one does.
test.each([
  ["http://a/b/c/d", "http://a//d", "/.//d"],
  // "/.//d" is as short, but keeps less of the base.
  ["http://a/b/c", "http://a//d", "..//d"],
])("from %s to %s: %j", (from, to, reference) => {
  expect(relativizeURI(from, to)).toBe(reference);
  expect(resolveURI(reference, from)).toBe(to);
});

// RFC 3986, section 5.2.3
test.each([
  [".", "http://a", "http://a/"],
  ["..", "http://a?q", "http://a/"],
  ["g", "http://a/b?/c", "http://a/g"],
])("merging %j with the path of %s gives %s", (reference, base, expected) => {
  expect(resolveURI(reference, base)).toBe(expected);
});
