import { serialize } from "node:v8";
import { createHostListener, parseHost } from "@url/host";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { startsAsURL } from "#fast";
import { createListener, parseURL, setHost, setPath, setPort, setQuery } from "../src/index.ts";

// The projects of vitest.config.ts that test the small build and the platform tier set this.
const { URL_BUILD } = process.env;
const isPlatform = URL_BUILD === "platform";

test("the tests of the small build and of the platform tier run without accelerators, all others with them", () => {
  expect(startsAsURL("https://example.com/", undefined)).toBe(URL_BUILD === undefined ? true : undefined);
});

test("the platform tier says that an input or a host is wrong, and nothing else of it", () => {
  const [port, host] = isPlatform
    ? [
        { code: "invalid-URL", start: 0, end: 17 },
        { code: "invalid-URL", start: 0, end: 3 },
      ]
    : [
        { code: "port-out-of-range", start: 10, end: 15 },
        { code: "domain-to-ASCII", start: 1, end: 2 },
      ];
  expect(parseURL("https://a:99999/b")).toEqual({ ok: false, error: port });
  expect(parseHost("a b")).toEqual({ ok: false, error: host });
  expect(setHost("https://h/", "a b")).toEqual({ ok: false, error: host });
});

test("setters say what they can in every build", () => {
  expect(setHost("mailto:a", "b")).toEqual({ ok: false, error: { code: "opaque-path", start: 0, end: 1 } });
  expect(setPath("mailto:a", "b")).toEqual({ ok: false, error: { code: "opaque-path", start: 0, end: 1 } });
  expect(setPort("https://a/", "x")).toEqual({ ok: false, error: { code: "port-missing", start: 0, end: 1 } });
  expect(setPort("file:///a", "1")).toMatchObject({ error: { code: "cannot-have-username-password-port" } });
});

test("a legacy encoder encodes the queries of special schemes in every build", () => {
  // Of U+20AC it has no byte, and each other code point is one.
  const encoding = (text: string) => Array.from(text, (ch) => (ch === "€" ? 0x20ac : Uint8Array.of(ch.charCodeAt(0))));
  const hrefOf = (input: string, base?: string) => {
    const result = parseURL(input, { base, encoding });
    return result.ok && result.value.href;
  };
  expect(hrefOf("https://a/é?é\t'€ #é")).toBe("https://a/%C3%A9?%E9%27%26%238364%3B%20#%C3%A9");
  expect(hrefOf(" ?é ", "https://a/b?c")).toBe("https://a/b?%E9");
  expect(hrefOf("", "https://a/b?%C3")).toBe("https://a/b?%C3");
  expect(hrefOf("ws://a/?é")).toBe("ws://a/?%C3%A9");
  expect(hrefOf("foo://a/?é")).toBe("foo://a/?%C3%A9");
  expect(setQuery("https://a/", "é#'€", { encoding })).toMatchObject({
    value: { href: "https://a/?%E9%23%27%26%238364%3B" },
  });
  expect(setQuery("foo://a/", "é'", { encoding })).toMatchObject({ value: { href: "foo://a/?%C3%A9'" } });
});

test("a listener needs the full build: the platform tier throws a TypeError that says so", () => {
  for (const create of [createListener, createHostListener]) {
    if (isPlatform) {
      expect(() => create(() => {})).toThrow(TypeError);
      expect(() => create(() => {})).toThrow("report needs the full build, without the condition url-platform");
    } else {
      expect(create(() => {})).toBeTypeOf("object");
    }
  }
  expect(() => parseURL("a:", { report: {} as never })).toThrow(/^parseURL: report /);
});

test("a URL of a long text that is not ASCII has one byte for each unit in V8, and two in the small build", () => {
  for (const part of ["\u{1f600}", "\ufffd", "\u00e9\u65e5"]) {
    for (const before of ["", "path?", "path?query#"]) {
      const { href } = orThrow(parseURL(`HTTPS://user@EXAMPLE.com:8080/${before}${part.repeat(16_384)}`));
      const bytes = serialize(href).length / href.length;
      expect([before, part, Math.round(bytes)]).toEqual([before, part, URL_BUILD === "small" ? 2 : 1]);
    }
  }
});
