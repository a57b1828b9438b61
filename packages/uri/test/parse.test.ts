import { expect, test } from "vitest";
import { hostRule, locateURI, parseURI, recompose } from "../src/index.ts";

// RFC 3986, section 3
test("section 3: the components of the two examples", () => {
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
])("1.1.2: %s", (text, scheme, authority, path, query) => {
  expect(parseURI(text)).toMatchObject({ scheme, authority, path, query, fragment: null });
});

test("absent is not empty", () => {
  const absent = { authority: null, userinfo: null, host: null, port: null, query: null, fragment: null };
  expect(parseURI("a:")).toMatchObject({ ...absent, scheme: "a", path: "" });
  expect(parseURI("")).toMatchObject({ ...absent, scheme: null, path: "" });
  const empty = { authority: "@:", userinfo: "", host: "", port: "", query: "", fragment: "" };
  expect(parseURI("a://@:?#")).toMatchObject({ ...empty, scheme: "a", path: "" });
});

test("ranges: offsets of each component in the text", () => {
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

test("nothing is decoded before it is cut", () => {
  expect(parseURI("http://a%40b/%2F%3F%23")).toMatchObject({ userinfo: null, host: "a%40b", path: "/%2F%3F%23" });
  expect(parseURI("http://a%3A1/")).toMatchObject({ host: "a%3A1", port: null });
});

test("of several @ the last ends the userinfo, so that no host is hidden", () => {
  expect(parseURI("http://a@b@c/")).toMatchObject({ userinfo: "a@b", host: "c" });
});

test("recompose: parts that another text would be read from get what keeps them apart", () => {
  const none = { scheme: null, authority: null, path: "", query: null, fragment: null };
  expect(recompose({ ...none, scheme: "a", path: "//b" })).toBe("a:/.//b");
  expect(recompose({ ...none, path: "a:b" })).toBe("./a:b");
  expect(recompose({ ...none, path: "//b" })).toBe("/.//b");
  expect(recompose({ ...none, scheme: "a", authority: "h", path: "b" })).toBe("a://h/b");
});

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
] as const)("host %s is %s by the grammar", (host, rule) => {
  expect(hostRule(host)).toBe(rule);
});

// RFC 6874, section 2 and 3
test("a zone, when asked for", () => {
  expect(hostRule("[fe80::a%25en1]", { zone: true })).toBe("IPv6addrz");
  expect(hostRule("[fe80::a%25%41]", { zone: true })).toBe("IPv6addrz");
  expect(hostRule("[fe80::a%en1]", { zone: true })).toBe(null);
  expect(hostRule("[fe80::a%25]", { zone: true })).toBe(null);
  expect(hostRule("[fe80::a%25a/b]", { zone: true })).toBe(null);
});
