import { expect, test } from "vitest";
import { hostRule, locateURI, parseURI, recompose, type URIComponents } from "../src/index.ts";

// RFC 3986, section 3
// @id uri/section-3-parses-two-examples
test("section 3: parses the two examples", () => {
  expect(parseURI("foo://example.com:8042/over/there?name=ferret#nose")).toMatchObject({
    scheme: "foo",
    authority: "example.com:8042",
    userinfo: null,
    host: "example.com",
    port: "8042",
    path: "/over/there",
    query: "name=ferret",
    fragment: "nose",
  });
  expect(parseURI("urn:example:animal:ferret:nose")).toMatchObject({
    scheme: "urn",
    authority: null,
    host: null,
    port: null,
    path: "example:animal:ferret:nose",
    query: null,
    fragment: null,
  });
});

// RFC 3986, section 1.1.2, taken apart by the regular expression of Appendix B
test.each([
  ["ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", "ftp.is.co.za", "/rfc/rfc1808.txt", null],
  ["http://www.ietf.org/rfc/rfc2396.txt", "http", "www.ietf.org", "/rfc/rfc2396.txt", null],
  ["ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap", "[2001:db8::7]", "/c=GB", "objectClass?one"],
  ["mailto:John.Doe@example.com", "mailto", null, "John.Doe@example.com", null],
  ["news:comp.infosystems.www.servers.unix", "news", null, "comp.infosystems.www.servers.unix", null],
  ["tel:+1-816-555-1212", "tel", null, "+1-816-555-1212", null],
  ["telnet://192.0.2.16:80/", "telnet", "192.0.2.16:80", "/", null],
  [
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    "urn",
    null,
    "oasis:names:specification:docbook:dtd:xml:4.1.2",
    null,
  ],
])("1.1.2: parses %s", (text, scheme, authority, path, query) => {
  expect(parseURI(text)).toMatchObject({ scheme, authority, path, query, fragment: null });
});

// @id uri/distinguishes-absent-component-from-empty
test("distinguishes an absent component from an empty one", () => {
  const absent = { authority: null, userinfo: null, host: null, port: null, query: null, fragment: null };
  expect(parseURI("a:")).toMatchObject({ ...absent, scheme: "a", path: "" });
  expect(parseURI("")).toMatchObject({ ...absent, scheme: null, path: "" });
  const empty = { authority: "@:", userinfo: "", host: "", port: "", query: "", fragment: "" };
  expect(parseURI("a://@:?#")).toMatchObject({ ...empty, scheme: "a", path: "" });
});

// @id uri/ranges-offsets-each-component-text
test("ranges: has the offsets of each component in the text", () => {
  //                 0   4 6 8     14   19     26
  const text = "foo://u@host:80/p?q#f";
  expect(locateURI(text)).toEqual({
    text,
    schemeEnd: 4,
    hostStart: 8,
    hostEnd: 12,
    pathStart: 15,
    queryStart: 17,
    fragmentStart: 19,
  });
  expect(parseURI(text).ranges).toEqual(locateURI(text));
});

// @id uri/decodes-nothing-before-splits-text
test("decodes nothing before it splits the text", () => {
  expect(parseURI("http://a%40b/%2F%3F%23")).toMatchObject({ userinfo: null, host: "a%40b", path: "/%2F%3F%23" });
  expect(parseURI("http://a%3A1/")).toMatchObject({ host: "a%3A1", port: null });
});

// @id uri/ends-userinfo-last-so-no
test("ends the userinfo at the last @, so that no host is hidden", () => {
  expect(parseURI("http://a@b@c/")).toMatchObject({ userinfo: "a@b", host: "c" });
});

const none = { scheme: null, authority: null, path: "", query: null, fragment: null };

// @id uri/recompose-joins-components-section-5
test("recompose: joins the components as section 5.3 does", () => {
  const components = { scheme: "foo", authority: "u@h:1", path: "/a", query: "?/q", fragment: "f#?" };
  expect(recompose(components)).toEqual({ ok: true, value: "foo://u@h:1/a??/q#f#?" });
  expect(recompose(none)).toEqual({ ok: true, value: "" });
  expect(recompose({ ...none, path: ":a" })).toEqual({ ok: true, value: ":a" });
});

// Each code is the rule of RFC 3986, Appendix A, that the component breaks.
// @id uri/recompose-rejects-which-would-parse
test.each<[Partial<URIComponents>, string, string, number, number]>([
  [{ scheme: "" }, "scheme", "scheme", 0, 0],
  [{ scheme: "a/b" }, "scheme", "scheme", 1, 2],
  [{ scheme: "http://evil.example/#" }, "scheme", "scheme", 4, 5],
  [{ authority: "attacker.example/@trusted.example" }, "authority", "authority", 16, 17],
  [{ authority: "trusted.example?x" }, "authority", "authority", 15, 16],
  [{ authority: "h#" }, "authority", "authority", 1, 2],
  [{ path: "/a?b#c" }, "path-absolute", "path", 2, 3],
  [{ authority: "h", path: "/a#c" }, "path-abempty", "path", 2, 3],
  [{ scheme: "a", path: "b?" }, "path-rootless", "path", 1, 2],
  [{ query: "a#b" }, "query", "query", 1, 2],
  // What section 3.3 says a path cannot be
  [{ authority: "h", path: "b" }, "path-abempty", "path", 0, 1],
  [{ authority: "h", path: "@trusted.example/" }, "path-abempty", "path", 0, 1],
  [{ path: "//b" }, "path-absolute", "path", 0, 2],
  [{ scheme: "a", path: "//b" }, "path-absolute", "path", 0, 2],
  [{ path: "a:b" }, "path-noscheme", "path", 0, 2],
])("recompose: rejects %j, which would parse to something else: %s", (components, code, component, start, end) => {
  expect(recompose({ ...none, ...components })).toEqual({ ok: false, error: { code, component, start, end } });
});

test("recompose: throws a TypeError that names a component of a wrong type", () => {
  const wrong = (components: unknown) => () => recompose(components as URIComponents);
  expect(wrong({ ...none, path: null })).toThrow(new TypeError("recompose: path must be a string, not null."));
  expect(wrong({ ...none, query: 1 })).toThrow(new TypeError("recompose: query must be a string or null, not number."));
  expect(wrong({ path: "/" })).toThrow(new TypeError("recompose: scheme must be a string or null, not undefined."));
  expect(wrong(null)).toThrow(new TypeError("recompose: scheme must be a string or null, not undefined."));
  expect(wrong("http://a/")).toThrow(new TypeError("recompose: scheme must be a string or null, not undefined."));
});

// @id uri/hostrule-host
test.each([
  ["[::1]", "IPv6address"],
  ["[1:2:3:4:5:6:7::]", "IPv6address"],
  ["[::ffff:192.0.2.1]", "IPv6address"],
  ["[v7.a:b]", "IPvFuture"],
  ["[V1F.x]", "IPvFuture"],
  ["192.0.2.16", "IPv4address"],
  ["192.0.2.016", "reg-name"],
  ["256.0.0.1", "reg-name"],
  ["example.com", "reg-name"],
  ["", "reg-name"],
  ["[::1", null],
  ["[1::2::3]", null],
  ["[1:2:3:4:5:6:7:8:9]", null],
  ["[1:2:3:4:5:6:7]", null],
  ["[::12345]", null],
  ["[1.2.3.4::]", null],
  ["[::1.2.3.4.5]", null],
  ["[v.a]", null],
  ["[v1.]", null],
  ["[]", null],
  ["[fe80::1%25eth0]", null],
] as const)("hostRule: the host %s is %s", (host, rule) => {
  expect(hostRule(host)).toBe(rule);
});

// RFC 6874, section 2 and 3
test("hostRule: accepts a zone if the option is set", () => {
  expect(hostRule("[fe80::a%25en1]", { zone: true })).toBe("IPv6addrz");
  expect(hostRule("[fe80::a%25%41]", { zone: true })).toBe("IPv6addrz");
  expect(hostRule("[fe80::a%en1]", { zone: true })).toBe(null);
  expect(hostRule("[fe80::a%25]", { zone: true })).toBe(null);
  expect(hostRule("[fe80::a%25a/b]", { zone: true })).toBe(null);
});
