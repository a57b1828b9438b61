import { URL } from "@url/api";
import { expect, test } from "vitest";

const SETTERS = ["protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"] as const;

test("setters: each changes its component and nothing else", () => {
  const url = new URL("https://example.org/");
  url.protocol = "wss";
  expect(url.href).toBe("wss://example.org/");
  url.username = "me";
  expect(url.href).toBe("wss://me@example.org/");
  url.password = "s e";
  expect(url.href).toBe("wss://me:s%20e@example.org/");
  url.host = "EXAMPLE.com:8080";
  expect(url.href).toBe("wss://me:s%20e@example.com:8080/");
  url.hostname = "example.net";
  expect(url.href).toBe("wss://me:s%20e@example.net:8080/");
  url.port = "8081";
  expect(url.href).toBe("wss://me:s%20e@example.net:8081/");
  url.pathname = "a b";
  expect(url.href).toBe("wss://me:s%20e@example.net:8081/a%20b");
  url.search = "c#d";
  expect(url.href).toBe("wss://me:s%20e@example.net:8081/a%20b?c%23d");
  url.hash = "e";
  expect(url.href).toBe("wss://me:s%20e@example.net:8081/a%20b?c%23d#e");
});

test("setters: remove credentials, port, query and fragment if set to the empty string", () => {
  const url = new URL("https://u:p@example.org:8080/?q#f");
  url.username = "";
  url.password = "";
  url.port = "";
  url.search = "";
  url.hash = "";
  expect(url.href).toBe("https://example.org/");
});

// @id api/search-hash-remove-one-leading
test("search and hash: remove one leading delimiter", () => {
  const url = new URL("https://example.org/");
  url.search = "??a";
  url.hash = "##b";
  expect(url.href).toBe("https://example.org/??a##b");
  url.search = "?";
  url.hash = "#";
  expect(url.href).toBe("https://example.org/?#");
  expect(url.search).toBe("");
  expect(url.hash).toBe("");
});

test("search and hash: do not remove a delimiter that follows a tab", () => {
  const url = new URL("https://example.org/");
  url.search = "\t?a";
  url.hash = "\n#b";
  expect(url.href).toBe("https://example.org/??a##b");
});

// @id api/protocol-accepts-value-without-colon
test("protocol: accepts a value with or without the colon, and ignores what follows it", () => {
  const url = new URL("https://example.org/");
  url.protocol = "http:";
  expect(url.protocol).toBe("http:");
  url.protocol = "WS:anything";
  expect(url.protocol).toBe("ws:");
});

test.each([
  ["https://u@example.org:1/", "protocol", "file"],
  ["https://example.org/", "protocol", "gopher"],
  ["https://example.org/", "protocol", "1http"],
  ["file:///", "username", "u"],
  ["mailto:a", "password", "p"],
  ["mailto:a", "host", "h"],
  ["https://example.org/", "host", ""],
  ["https://example.org/", "host", "a b"],
  ["https://example.org/", "hostname", "h:80"],
  ["https://example.org/", "hostname", "xn--a.ß"],
  ["file:///", "port", "80"],
  ["https://example.org:1/", "port", "65536"],
  ["https://example.org:1/", "port", "x"],
  ["mailto:a", "pathname", "/b"],
] as const)("setters: do not change %s if .%s is set to %j", (href, key, value) => {
  const url = new URL(href);
  const { searchParams } = url;
  url[key] = value;
  expect(url.href).toBe(href);
  expect(url.searchParams).toBe(searchParams);
});

// @id api/href-accepts-absolute-url-replaces
test("href: accepts an absolute URL and replaces all components", () => {
  const url = new URL("https://u:p@example.org:1/?a#b");
  url.href = "web+x:opaque";
  expect(url.href).toBe("web+x:opaque");
  expect(url.origin).toBe("null");
});

// @id api/href-throws-typeerror-url-cannot
test("href: throws a TypeError for a URL that cannot be parsed, and changes nothing", () => {
  const url = new URL("https://example.org/?a=b");
  const { searchParams } = url;
  let thrown: unknown;
  try {
    url.href = "https://:80";
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(TypeError);
  expect(thrown).toMatchObject({
    message: "Invalid URL: host-missing at 8–8",
    code: "ERR_INVALID_URL",
    input: "https://:80",
    cause: { code: "host-missing", start: 8, end: 8 },
  });
  expect(Object.hasOwn(thrown as object, "base")).toBe(false);
  expect(url.href).toBe("https://example.org/?a=b");
  expect(searchParams.toString()).toBe("a=b");
});

test("href: does not resolve against the previous URL", () => {
  const url = new URL("https://example.org/a");
  expect(() => {
    url.href = "/b";
  }).toThrow(TypeError);
});

test("setters: only href trims control characters; all remove tabs and newlines", () => {
  for (const control of ["\0", "\x01", "\x1f", " "]) {
    const encoded = control === " " ? "%20" : `%${control.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
    const url = new URL("https://example.org/");
    url.protocol = `${control}http`;
    url.host = `${control}example.com`;
    url.port = `${control}80`;
    expect(url.href).toBe("https://example.org/");
    url.pathname = `${control}a${control}`;
    expect(url.pathname).toBe(`/${encoded}a${encoded}`);
    url.search = `${control}a${control}`;
    expect(url.search).toBe(`?${encoded}a${encoded}`);
    url.hash = `${control}a${control}`;
    expect(url.hash).toBe(`#${encoded}a${encoded}`);
    url.href = `${control}https://example.com/${control}`;
    expect(url.href).toBe("https://example.com/");
  }
  for (const removed of ["\t", "\n", "\r"]) {
    const around = (text: string) => `${removed}${text[0]}${removed}${text.slice(1)}${removed}`;
    const url = new URL("https://example.org/");
    url.protocol = around("http");
    url.host = around("example.com");
    url.port = around("8080");
    url.pathname = around("/path");
    url.search = around("query");
    url.hash = around("hash");
    expect(url.href).toBe("http://example.com:8080/path?query#hash");
  }
});

test("username and password: percent-encode tabs and newlines, because they are not parsed", () => {
  const url = new URL("https://example.org/");
  url.username = "\ta";
  url.password = "b\n";
  expect(url.href).toBe("https://%09a:b%0A@example.org/");
});

test("setters: replace lone surrogates with U+FFFD", () => {
  const url = new URL("web+x://h/");
  for (const key of SETTERS) if (key !== "protocol" && key !== "port") url[key] = `${url[key]}\ud800`;
  const bad = "%EF%BF%BD";
  expect(url.href).toBe(`web+x://${bad}:${bad}@h${bad}${bad}/${bad}?${bad}#${bad}`);
  url.href = "web+y:/\udfff";
  expect(url.href).toBe(`web+y:/${bad}`);
  url.hash = "\ud83d\t\udca9";
  expect(url.hash).toBe(`#${bad}${bad}`);
});

test("setters: convert the value to a string, and throw a TypeError for a symbol", () => {
  const url = new URL("https://example.org/");
  url.port = 8080 as never;
  url.hash = null as never;
  url.search = undefined as never;
  expect(url.href).toBe("https://example.org:8080/?undefined#null");
  for (const key of [...SETTERS, "href"] as const) {
    expect(() => {
      url[key] = Symbol("a") as never;
    }, key).toThrow(TypeError);
  }
  expect(url.href).toBe("https://example.org:8080/?undefined#null");
});

test("setters: keep a change that the value's toString makes to the URL", () => {
  const url = new URL("https://example.org/");
  url.port = {
    toString() {
      url.pathname = "/a";
      url.search = "?b";
      return "8080";
    },
  } as never;
  expect(url.href).toBe("https://example.org:8080/a?b");
});
