import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { canParse, isSameOrigin, parseURL, setPort, type URLLike } from "../src/index.ts";
import { expectHost, expectURL, readHost, readURL } from "../src/internal.ts";

const HREF = "https://a.example/b?c#d";

/** As in jsdom: a getter on the prototype, for a state that nobody else sees. */
class LinkElement {
  get href() {
    return HREF;
  }
}

const forms: [string, URLLike][] = [
  ["text", HREF],
  ["a record", (parseURL(HREF) as { value: URLLike & object }).value],
  ["a URL of the platform", new URL(HREF)],
  ["a URL of another realm", runInNewContext("new (class { get href() { return href } })", { href: HREF })],
  ["a link element", new LinkElement()],
  [
    "an object with a getter",
    {
      get href() {
        return HREF;
      },
    },
  ],
  ["an object without a prototype", Object.assign(Object.create(null), { href: HREF })],
];

describe.each(forms)("%s is a URL", (_, url) => {
  test("for readURL", () => {
    const record = readURL(url, "f");
    expect(record.ok && record.value.href).toBe(HREF);
    expect(expectURL(url, "f").href).toBe(HREF);
  });
  test("for a setter, as a base and as an origin", () => {
    const changed = setPort(url, "81");
    expect(changed.ok && changed.value.href).toBe("https://a.example:81/b?c#d");
    const resolved = parseURL("x", { base: url });
    expect(resolved.ok && resolved.value.href).toBe("https://a.example/x");
    expect(canParse("x", url)).toBe(true);
    expect(isSameOrigin(url, "https://A.example:443")).toBe(true);
  });
  test("with a host", () => {
    expect(readHost(url, "f")).toEqual({ ok: true, value: { kind: "domain", domain: "a.example" } });
  });
});

const revoked = Proxy.revocable({}, {});
revoked.revoke();
const refused: [string, unknown, RegExp][] = [
  ["undefined", undefined, /^f: it must be a URL \(text, a record or an object with an href\), not undefined\.$/],
  ["null", null, /^f: it must be a URL.*null/],
  ["a number", 1, /^f: it must be a URL/],
  ["a Symbol", Symbol("x"), /^f: it must be a URL.*, not symbol\.$/],
  ["an object without href", {}, /^f: it must be a URL/],
  ["a result whose value was not taken", parseURL(HREF), /^f: it must be a URL/],
  ["a String object", new String(HREF), /^f: it must be a URL/],
  ["an href that is not a string", { href: new String(HREF) }, /^f: it must be a URL/],
  ["an href of SVG", { href: { baseVal: HREF } }, /^f: it must be a URL/],
  [
    "an href that throws",
    {
      get href() {
        throw new RangeError("no");
      },
    },
    /^f: the href of it cannot be read\.$/,
  ],
  ["a revoked proxy", revoked.proxy, /^f: the href of it cannot be read\.$/],
];

test.each(refused)("%s is neither a URL nor a host: a TypeError says which argument", (_, value, message) => {
  for (const call of [readURL, expectURL, readHost, expectHost] as ((
    value: never,
    where: string,
    name: string,
  ) => unknown)[]) {
    expect(() => call(value as never, "f", "it")).toThrow(TypeError);
    expect(() => call(value as never, "f", "it")).toThrow(message);
  }
});

test("what an href throws is the cause", () => {
  const error = new RangeError("no");
  const url = {
    get href(): string {
      throw error;
    },
  };
  expect(() => readURL(url, "f")).toThrow(expect.objectContaining({ cause: error }));
});

test("text that is not a URL fails, and a predicate throws a RangeError for it", () => {
  const error = { code: "missing-scheme-non-relative-URL", start: 0, end: 1 };
  expect(readURL("x", "f")).toEqual({ ok: false, error });
  expect(readURL({ href: "x" }, "f")).toEqual({ ok: false, error });
  expect(setPort("x", "1")).toEqual({ ok: false, error: { ...error, in: "url" } });
  expect(parseURL("/a", { base: { href: "x" } })).toEqual({ ok: false, error: { ...error, in: "base" } });
  expect(canParse("/a", { href: "x" })).toBe(false);
  expect(() => isSameOrigin("x", HREF)).toThrow(new RangeError('isSameOrigin: a must be a URL, not "x".'));
  expect(() => isSameOrigin(HREF, { href: "x" })).toThrow(new RangeError('isSameOrigin: b must be a URL, not "x".'));
});

test("the href of an object is parsed: nothing says that it is canonical", () => {
  const record = readURL({ href: " HTTPS://A.example:443" }, "f");
  expect(record.ok && record.value.href).toBe("https://a.example/");
});

describe("a host is host text, a Host, or what has a URL's host", () => {
  const domain = { kind: "domain", domain: "www.example.co.uk" };
  test.each<[string, unknown]>([
    ["WWW.example.co.uk", domain],
    ["https://www.example.co.uk/a", domain],
    [" https://u:p@WWW.EXAMPLE.co.uk:81/a\n", domain],
    ["127.1", { kind: "ipv4", address: 0x7f000001 }],
    ["[::1]", { kind: "ipv6", pieces: new Uint16Array([0, 0, 0, 0, 0, 0, 0, 1]) }],
    ["http://[::1]:80/", { kind: "ipv6", pieces: new Uint16Array([0, 0, 0, 0, 0, 0, 0, 1]) }],
    ["foo://Example/", { kind: "opaque", text: "Example" }],
    ["file:///a", { kind: "empty" }],
    ["mailto:user@example.com", null],
  ])("%j", (text, host) => {
    expect(readHost(text, "f")).toEqual({ ok: true, value: host });
    expect(
      readHost({ href: text.includes(":/") || text.startsWith("mailto") ? text : `http://${text}/` }, "f"),
    ).toEqual({
      ok: true,
      value: host,
    });
  });
  test("a Host is returned itself", () => {
    const host = { kind: "domain", domain: "a" } as const;
    expect(readHost(host, "f")).toEqual({ ok: true, value: host });
    expect(() => readHost({ kind: "domain" } as never, "f", "it")).toThrow(/^f: it must be a host/);
    expect(() => readHost({ kind: "opaque" } as never, "f", "it")).toThrow(/^f: it must be a host/);
  });
  test.each([
    ["EXAMPLE.com:8080", "hostname-with-port", 11, 16],
    ["localhost:3000", "hostname-with-port", 9, 14],
    ["[::1]:80", "hostname-with-port", 5, 8],
    ["user@example.com", "domain-to-ASCII", 4, 5],
    ["a b", "domain-to-ASCII", 1, 2],
    ["", "domain-to-ASCII", 0, 0],
    ["//example.com/a", "domain-to-ASCII", 0, 1],
    ["https://exa mple.com/", "domain-to-ASCII", 11, 12],
    ["https://example.com:99999/", "port-out-of-range", 20, 25],
    ["256.256.256.256", "IPv4-out-of-range-part", 0, 3],
    ["[::1", "IPv6-unclosed", 0, 4],
  ])("%j is neither: %s at %i-%i", (text, code, start, end) => {
    expect(readHost(text, "f")).toEqual({ ok: false, error: { code, start, end } });
    expect(() => expectHost(text, "f")).toThrow(RangeError);
    expect(() => expectHost(text, "f")).toThrow(/^f: host must be a host or a URL, not /);
  });
});
