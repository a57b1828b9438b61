import { type InvalidURLError, URL, URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

/** The error that `run` throws; fails the test when it throws none. */
function thrownBy(run: () => unknown): InvalidURLError {
  try {
    run();
  } catch (error) {
    return error as InvalidURLError;
  }
  throw new Error("nothing was thrown");
}

// @id api/url-every-component-absolute-url
test("URL: has every component of an absolute URL", () => {
  const url = new URL("HTTPS://user:pass@EXAMPLE.com:8080/a/./b/../c?d=e#f");
  expect(url.href).toBe("https://user:pass@example.com:8080/a/c?d=e#f");
  expect(url.origin).toBe("https://example.com:8080");
  expect(url.protocol).toBe("https:");
  expect(url.username).toBe("user");
  expect(url.password).toBe("pass");
  expect(url.host).toBe("example.com:8080");
  expect(url.hostname).toBe("example.com");
  expect(url.port).toBe("8080");
  expect(url.pathname).toBe("/a/c");
  expect(url.search).toBe("?d=e");
  expect(url.hash).toBe("#f");
  expect(url.searchParams).toBeInstanceOf(URLSearchParams);
  expect(url.toString()).toBe(url.href);
  expect(url.toJSON()).toBe(url.href);
});

test("URL: returns the empty string for an absent component", () => {
  const url = new URL("mailto:someone");
  expect(url.origin).toBe("null");
  expect(url.pathname).toBe("someone");
  for (const key of ["username", "password", "host", "hostname", "port", "search", "hash"] as const) {
    expect(url[key], key).toBe("");
  }
});

// @id api/url-shows-empty-query-empty
test("URL: shows an empty query and an empty fragment only in href", () => {
  const url = new URL("https://example.org/?#");
  expect(url.href).toBe("https://example.org/?#");
  expect(url.search).toBe("");
  expect(url.hash).toBe("");
});

test("URL: shows only in href the /. before a path that begins with // and has no host", () => {
  const url = new URL("web+demo:/.//not-a-host/");
  expect(url.href).toBe("web+demo:/.//not-a-host/");
  expect(url.host).toBe("");
  expect(url.hostname).toBe("");
  expect(url.port).toBe("");
  expect(url.pathname).toBe("//not-a-host/");
});

test("URL: omits the default port, and shows any other", () => {
  expect(new URL("wss://h:443/").host).toBe("h");
  expect(new URL("wss://h:443/").port).toBe("");
  expect(new URL("wss://h:0/").host).toBe("h:0");
  expect(new URL("wss://h:0/").port).toBe("0");
});

test("URL: resolves a relative URL against the base", () => {
  expect(new URL("../c?d", "https://example.org/a/b/x").href).toBe("https://example.org/a/c?d");
  expect(new URL("", "https://example.org/a#b").href).toBe("https://example.org/a");
  expect(new URL("#x", "mailto:a").href).toBe("mailto:a#x");
});

// @id api/url-accepts-url-object-base
test("URL: accepts a URL object as base, ours or any that converts to a string", () => {
  expect(new URL("b", new URL("https://example.org/a")).href).toBe("https://example.org/b");
  expect(new URL("b", new globalThis.URL("https://example.org/a")).href).toBe("https://example.org/b");
  expect(new URL(new URL("https://example.org/a")).href).toBe("https://example.org/a");
});

test("URL: treats a base of undefined as absent, and null as the string null", () => {
  expect(new URL("https://example.org/", undefined).href).toBe("https://example.org/");
  expect(thrownBy(() => new URL("https://example.org/", null as never)).base).toBe("null");
});

test("URL: converts its arguments to strings", () => {
  expect(new URL(undefined as never, "https://example.org/").href).toBe("https://example.org/undefined");
  expect(new URL(null as never, "https://example.org/").href).toBe("https://example.org/null");
  expect(new URL(1, "https://example.org/").href).toBe("https://example.org/1");
  expect(() => new URL(Symbol("a") as never)).toThrow(TypeError);
});

test("URL: converts url before base, and both before it parses either", () => {
  const log: string[] = [];
  const argument = (text: string) => ({
    toString() {
      log.push(text);
      return text;
    },
  });
  thrownBy(() => new URL(argument("bad"), argument("worse")));
  expect(log).toEqual(["bad", "worse"]);
});

test("URL: replaces lone surrogates with U+FFFD, also in the base", () => {
  expect(new URL("https://example.org/\ud800?\udfff#\ud83d\udca9").href).toBe(
    "https://example.org/%EF%BF%BD?%EF%BF%BD#%F0%9F%92%A9",
  );
  expect(new URL("?", "https://example.org/\udfff").pathname).toBe("/%EF%BF%BD");
});

test("URL: does not join two surrogates to a pair when it removes the tab between them", () => {
  expect(new URL("https://example.org/\ud83d\t\udca9").pathname).toBe("/%EF%BF%BD%EF%BF%BD");
  expect(URL.canParse("https://\ud83d\t\udca9.example/")).toBe(false);
  expect(URL.canParse("https://\ud83d\udca9.example/")).toBe(true);
});

test("URL: parses constructor:x, and rejects __proto__:x without a base", () => {
  expect(new URL("constructor:x").protocol).toBe("constructor:");
  expect(new URL("constructor:x").pathname).toBe("x");
  expect(() => new URL("__proto__:x")).toThrow(TypeError);
  expect(new URL("__proto__:x", "https://example.org/").pathname).toBe("/__proto__:x");
});

test("URL: throws a TypeError without new, and without an argument", () => {
  expect(() => Reflect.apply(URL as unknown as () => void, undefined, ["https://example.org/"])).toThrow(TypeError);
  expect(() => Reflect.construct(URL, [])).toThrow(TypeError);
});

test("URL: an instance of a subclass has the prototype of the subclass", () => {
  class Mine extends URL {
    get site(): string {
      return this.hostname;
    }
  }
  expect(new Mine("https://example.org/").site).toBe("example.org");
  expect(Object.getPrototypeOf(Mine.parse("https://example.org/"))).toBe(URL.prototype);
});

// @id api/error-typeerror-code-input-cause
test("error: is a TypeError with code, input and cause, as own properties", () => {
  const error = thrownBy(() => new URL("https://exa mple.org/"));
  expect(error).toBeInstanceOf(TypeError);
  expect(error.name).toBe("TypeError");
  expect(error.message).toBe(`Invalid URL: domain-to-ASCII at ${error.cause.start}–${error.cause.end}`);
  expect(Object.keys(error)).toEqual(["code", "input"]);
  expect(error.code).toBe("ERR_INVALID_URL");
  expect(error.input).toBe("https://exa mple.org/");
  expect(Object.hasOwn(error, "cause")).toBe(true);
  expect(error.cause.code).toBe("domain-to-ASCII");
  expect("https://exa mple.org/".slice(error.cause.start, error.cause.end)).toContain(" ");
  expect(error.cause.in).toBeUndefined();
});

// RFC 3986, section 3.2.1
test("error: has no password in message and cause; input and base are the arguments as passed", () => {
  for (const run of [
    () => new URL("https://user:S3CRET@h:x/"),
    () => new URL("x", "https://user:S3CRET@h:x/"),
    () => new URL("https://user:S3C/RET@h/"),
  ]) {
    const { message, cause, stack, input, base } = thrownBy(run) as InvalidURLError & { stack: string };
    expect(`${message}${stack}${JSON.stringify(cause)}`.replaceAll(import.meta.url, "")).not.toContain("S3C");
    expect(`${input}${base}`).toContain("S3C");
  }
});

test("error: has a message that names the error and the position", () => {
  expect(thrownBy(() => new URL("https://example.com:70000/")).message).toBe("Invalid URL: port-out-of-range at 20–25");
  expect(thrownBy(() => new URL("/a", "https://")).message).toBe("Invalid base URL: host-missing at 8–8");
});

test("error: has the properties of Node's error, and a message that starts with Node's", () => {
  const own = (run: () => unknown) => {
    const { code, input, base, message, name } = thrownBy(run);
    return { code, input, base, message: message.replace(/ base|: .*/g, ""), name };
  };
  for (const [input, base] of [["x"], ["/x", "bad"], ["//", "https://h/"], ["/\ud800"], ["/", "\ud800"]] as const) {
    const Native = globalThis.URL;
    expect(own(() => new URL(input, base))).toEqual(own(() => new Native(input, base)));
  }
});

test("error: has an own property base only if a base was passed", () => {
  expect(
    Object.hasOwn(
      thrownBy(() => new URL("/a")),
      "base",
    ),
  ).toBe(false);
  expect(
    Object.hasOwn(
      thrownBy(() => new URL("/a", undefined)),
      "base",
    ),
  ).toBe(false);
  expect(thrownBy(() => new URL("https://", "https://example.org")).base).toBe("https://example.org");
});

test("error: has a cause that names the argument with the error", () => {
  const inBase = thrownBy(() => new URL("/a", "https://:80"));
  expect(inBase.cause).toEqual({ code: "host-missing", start: 8, end: 8, in: "base" });
  expect(inBase.input).toBe("/a");
  expect(inBase.base).toBe("https://:80");
  const inInput = thrownBy(() => new URL("https://h:70000/", "https://example.org/"));
  expect(inInput.cause).toEqual({ code: "port-out-of-range", start: 10, end: 15 });
});

test("error: has positions in the string as passed, before anything is trimmed or removed", () => {
  const { cause } = thrownBy(() => new URL("  https://h:7\t0000/"));
  expect(cause).toEqual({ code: "port-out-of-range", start: 12, end: 18 });
});
