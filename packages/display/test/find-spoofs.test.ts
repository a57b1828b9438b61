import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { protectNames } from "../src/confusables/index.ts";
import { findSpoofs, type SpoofCode } from "../src/index.ts";

/** Returns the code of each warning with the text of its range. */
function found(text: string, names: readonly string[] = []): Record<string, string> {
  const spoofs = orThrow(findSpoofs(text, { protect: protectNames(names) }));
  return Object.fromEntries(spoofs.map(({ code, start, end }) => [code, text.slice(start, end)]));
}

test("a text that does not parse fails with the parser's error", () => {
  expect(findSpoofs("https://[x/")).toEqual(parseURL("https://[x/"));
  expect(findSpoofs("example.com")).toMatchObject({ ok: false, error: { code: "missing-scheme-non-relative-URL" } });
});

test("an ordinary URL has no warning", () => {
  for (const text of [
    "https://example.com/",
    "https://www.example.co.uk/path?q=a&b=c#d",
    "https://en.m.wikipedia.org/wiki/URL",
    "https://s3.us-east-1.amazonaws.com/bucket",
    "https://user-name.github.io/",
    "https://münchen.example/straße?q=%20a%20",
    "https://xn--mnchen-3ya.example/",
    "https://例え.テスト/パス",
    "HTTPS://EXAMPLE.COM:8080/",
    "http://[::1]:80/",
    "mailto:user@example.com",
    "file:///C:/dir/file.txt",
    "https://example.com/app.config",
    "https://com.example/",
  ]) {
    expect(found(text), text).toEqual({});
  }
});

describe("places", () => {
  test("are of the text as it was given", () => {
    expect(found("  https://paypal.com@evil.example:80/ ")).toEqual({ "credentials-like-host": "paypal.com" });
    expect(found("ht\ttps:///user@a.example/")).toEqual({ "invisible-character": "\t", credentials: "user" });
    expect(found("https://a@b@c.example/")).toEqual({ credentials: "a@b" });
    expect(found("https://paypal.com.evil.example/")).toEqual({ "begins-like-domain": "paypal.com" });
    expect(found("https:/\\0x7f.1:80\\x")).toEqual({ backslash: "\\", "odd-address": "0x7f.1" });
    expect(found("http://[0:0::1]:8080/")).toEqual({ "odd-address": "[0:0::1]" });
    expect(found("https://a.example/%E2%80%8B")).toEqual({ "invisible-character": "%E2%80%8B" });
    expect(found("https://a.example/?b=http:%2F%2Fc")).toEqual({ "nested-url": "http:%2F%2F" });
    expect(found("web+x://user@opaque/a\\x")).toEqual({ credentials: "user" });
  });

  test("of a label are those of its characters, or of the label if it is in Punycode", () => {
    expect(found("https://a.x♥y.example/")).toEqual({ "uncommon-character": "♥" });
    expect(found("https://a.xn--xy-u0x.example/")).toEqual({ "uncommon-character": "xn--xy-u0x" });
    expect(found("https://раураl.example/")).toEqual({ "mixed-scripts": "раураl" });
    expect(found("https://a%2ex♥y.example/")).toEqual({
      "odd-host": "a%2ex♥y.example",
      "uncommon-character": "a%2ex♥y.example",
    });
  });
});

test("each kind is warned of once", () => {
  const spoofs = orThrow(findSpoofs(`https://${"♥.".repeat(300)}example/${"\u200b".repeat(1000)}`));
  expect(spoofs.map(({ code }) => code)).toEqual(["uncommon-character", "invisible-character"]);
});

describe("credentials", () => {
  test.each<[string, SpoofCode]>([
    ["paypal.com", "credentials-like-host"],
    ["www.paypal.com:443", "credentials-like-host"],
    ["paypal%2Ecom", "credentials-like-host"],
    ["https%3A%2F%2Fpaypal.com%2Flogin", "credentials-like-host"],
    ["paypal.com%20", "credentials"],
    ["user", "credentials"],
    ["first.last:pw", "credentials-like-host"],
    [":pw", "credentials"],
  ])("%s", (userinfo, code) => {
    expect(found(`https://${userinfo}@evil.example/`)).toEqual({ [code]: userinfo });
  });

  test("an empty userinfo is not warned of", () => {
    expect(found("https://@evil.example/")).toEqual({});
  });
});

describe("names to protect", () => {
  test("a look-alike is warned of, the name itself and its subdomains are not", () => {
    expect(found("https://www.paypa1.com/", ["paypal.com"])).toEqual({ "looks-like-name": "paypa1.com" });
    expect(found("https://www.paypal.com/", ["paypal.com"])).toEqual({});
    expect(
      orThrow(findSpoofs("https://paypa1.com/", { protect: () => ({ name: "x", likeness: "look-alike" }) }))[0]
        ?.message,
    ).toBe("The domain looks like x.");
  });

  test("a name of any suffix is found at the beginning of a host and of a path", () => {
    expect(found("https://sparkasse.de.evil.example/")).toEqual({});
    expect(found("https://sparkasse.de.evil.example/", ["sparkasse.de"])).toEqual({
      "begins-like-domain": "sparkasse.de",
    });
    expect(found("https://evil.example/sparkasse.de", ["sparkasse.de"])).toEqual({ "domain-in-path": "sparkasse.de" });
  });
});

test("a host with a trailing dot has the same warnings", () => {
  expect(found("https://paypal.com.evil.example./")).toEqual({ "begins-like-domain": "paypal.com" });
  expect(found("https://xn--80ak6aa92e.com./")).toEqual({ "looks-latin": "xn--80ak6aa92e" });
});

test("a message names what it is about", () => {
  const [spoof] = orThrow(findSpoofs("https://pаypal.example/"));
  expect(spoof).toEqual({
    code: "mixed-scripts",
    start: 8,
    end: 14,
    message: "A label of the host mixes scripts: Latin, Cyrillic.",
  });
});

test("a URL longer than maxLength is not read", () => {
  const url = "https://a@evil.example/";
  const error = { code: "too-long", start: url.length - 1, end: url.length };
  expect(findSpoofs(url, { maxLength: url.length - 1 })).toEqual({ ok: false, error });
  expect(findSpoofs({ href: url }, { maxLength: url.length - 1 })).toEqual({ ok: false, error });
  expect(findSpoofs(url, { maxLength: url.length }).ok).toBe(true);
  expect(() => findSpoofs(url, { maxLength: -1 })).toThrow("findSpoofs: maxLength must be");
});

test("wrong arguments are TypeErrors", () => {
  expect(() => findSpoofs(1 as never)).toThrow("findSpoofs: url must be a URL (text,");
  expect(() => findSpoofs("https://a/", { protect: ["a.example"] as never })).toThrow("protect must be a function");
});
