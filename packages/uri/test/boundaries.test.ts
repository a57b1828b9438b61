import { expect, test } from "vitest";
import {
  checkURI,
  hostRule,
  isURIReference,
  locateURI,
  normalize,
  removeDotSegments,
  resolve,
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
  expect(resolve(reference, base)).toBe(expected);
});

test("resolves a reference of the base's scheme, in any case, as relative if strict is false", () => {
  expect(resolve("http:b", "HTTP://a/c", { strict: false })).toBe("HTTP://a/b");
  expect(resolve("HTTP:b", "http://a/c", { strict: false })).toBe("http://a/b");
  expect(resolve("http:b", "http://a/c")).toBe("http:b");
});

test("does not read a colon at the start or after a slash as the end of a scheme", () => {
  for (const text of [":a", "/a:b", "a/b:c", "?a:b", "#a:b", "//a:b"]) {
    expect(locateURI(text).schemeEnd).toBe(0);
  }
  expect(locateURI("a:b/c:d").schemeEnd).toBe(2);
  expect(isURIReference("a/:b")).toBe(true);
  expect(isURIReference(":b")).toBe(false);
});
