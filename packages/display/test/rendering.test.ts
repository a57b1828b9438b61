import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { displayHost, displayURL, findSpoofs } from "../src/index.ts";
import { host, partOf, shown, url } from "./parsed.ts";

// One test for each sentence of https://url.spec.whatwg.org/#url-rendering.

test("a URL is rendered in its serialized form", () => {
  expect(shown("HTTPS://EXAMPLE.com:443/a/../b?q#f")).toBe("https://example.com/b?q#f");
  expect(shown("mailto:user@example.org")).toBe("mailto:user@example.org");
  expect(shown("file:///etc/hosts")).toBe("file:///etc/hosts");
  expect(shown("web+demo:/.//not-a-host/")).toBe("web+demo:/.//not-a-host/");
});

test("a URL longer than maxLength is not read", () => {
  const error = { code: "too-long", start: 10, end: 11 };
  expect(displayURL("https://a/b", { maxLength: 10 })).toEqual({ ok: false, error });
  expect(displayURL(url("https://a/b"), { maxLength: 10 })).toEqual({ ok: false, error });
  expect(shown("https://a/b", { maxLength: 11 })).toBe("https://a/b");
  expect(() => displayURL("https://a/b", { maxLength: 0.5 })).toThrow("displayURL: maxLength must be");
});

describe("simplify", () => {
  test("only the host can be rendered", () => {
    expect(shown("https://example.com/path?q#f", { path: "hide", scheme: "hide" })).toBe("example.com");
  });

  test("the registrable domain is a part of its own, to draw attention to it", () => {
    expect(partOf(orThrow(displayURL(url("https://a.b.example.co.uk/"))), "registrable-domain")).toBe("example.co.uk");
    expect(partOf(orThrow(displayURL(url("https://a.b.example.co.uk/"))), "subdomain")).toBe("a.b");
  });

  test("a leading www or m can be left out", () => {
    expect(shown("https://www.example.com/", { www: false })).toBe("https://example.com/");
    expect(shown("https://m.example.com/", { www: false })).toBe("https://example.com/");
    expect(shown("https://www.www.example.com/", { www: false })).toBe("https://www.example.com/");
    expect(orThrow(displayHost(host("www.example.com"), { www: false }))?.text).toBe("example.com");
  });

  test("a www that is the registrable domain's own stays", () => {
    expect(shown("https://www.com/", { www: false })).toBe("https://www.com/");
    expect(shown("https://m.co.uk/", { www: false })).toBe("https://m.co.uk/");
  });

  test("the registrable domain alone, without subdomains that spoof, can be taken from the parts", () => {
    const displayed = orThrow(displayURL(url("https://examplecorp.attacker.com/")));
    expect(partOf(displayed, "registrable-domain")).toBe("attacker.com");
  });

  test("username and password are not rendered", () => {
    expect(shown("https://examplecorp.com@attacker.example/")).toBe("https://attacker.example/");
    expect(shown("https://user:pass@attacker.example/")).toBe("https://attacker.example/");
  });

  test("the password of a URL inside a URL is not rendered either", () => {
    expect(shown("blob:https://user:secret@a.example/id")).toBe("blob:https://user:******@a.example/id");
    expect(shown("https://a.example/?to=ftp://u:pw@b.example/")).toBe("https://a.example/?to=ftp://u:**@b.example/");
  });

  test("a URL can be rendered without its scheme", () => {
    expect(shown("https://example.com/", { scheme: "hide-https" })).toBe("example.com/");
    expect(shown("http://example.com/", { scheme: "hide-https" })).toBe("http://example.com/");
    expect(shown("http://example.com/", { scheme: "hide" })).toBe("example.com/");
    expect(shown("javascript:alert(1)", { scheme: "hide" })).toBe("javascript:alert(1)");
  });

  test("the scheme is a part, so that words or an icon can replace it", () => {
    const { text, parts } = orThrow(displayURL(url("http://example.com/")));
    expect(parts[0]).toEqual({ kind: "scheme", start: 0, end: 4 });
    expect(text.slice(4)).toBe("://example.com/");
  });
});

describe("elision", () => {
  test("at least the registrable domain is shown, whatever the width", () => {
    for (let maxWidth = 0; maxWidth < 60; maxWidth++) {
      const displayed = orThrow(displayURL(url("https://www.not-really-examplecorp.com/a/b?c"), { maxWidth }));
      expect(partOf(displayed, "registrable-domain")).toBe("not-really-examplecorp.com");
    }
  });

  test("labels are elided from the lowest level on", () => {
    const text = "https://examplecorp.com.evil.com/";
    expect(shown(text, { maxWidth: 23, scheme: "hide" })).toBe("…com.evil.com/");
    expect(shown(text, { maxWidth: 13, scheme: "hide" })).toBe("…evil.com/");
    expect(shown(text, { maxWidth: 25, scheme: "hide" })).toBe("examplecorp.com.evil.com/");
  });

  test("a shortened path never ends the text behind the host, which would look like a shortened host", () => {
    expect(shown("https://examplecorp.com.evil.com/login", { maxWidth: 1 })).toBe("https://…evil.com/…");
    expect(shown("https://evil.com/login", { maxWidth: 20 })).toBe("https://evil.com/lo…");
    expect(shown("https://evil.com/login", { maxWidth: 18 })).toBe("https://evil.com/…");
  });

  test("in bidirectional text, the elided label is the first of the host all the same", () => {
    const displayed = orThrow(
      displayURL(url("https://aaaa.xn--4dbrk0ce.example/"), {
        maxWidth: 5,
        scheme: "hide",
        direction: "none",
      }),
    );
    expect(displayed.text).toBe("…ישראל.example/");
  });

  test("the end is cut before the host is", () => {
    expect(shown("https://a.b.example.com/path/to?query#fragment", { maxWidth: 33 })).toBe(
      "https://a.b.example.com/path/to?…",
    );
    expect(shown("mailto:someone@example.org", { maxWidth: 12 })).toBe("mailto:some…");
  });

  test("no character is cut", () => {
    const cuts = (text: string): string[] =>
      Array.from({ length: 30 }, (_, maxWidth) =>
        shown(`https://a.b/${text}`, { maxWidth }).replace("https://a.b/", ""),
      );
    expect(new Set(cuts("a%F0%9F%8D%95b"))).toEqual(new Set(["…", "a…", "a🍕b"]));
    expect(new Set(cuts("e%CC%81xy"))).toEqual(new Set(["…", "e\u0301…", "e\u0301xy"]));
    expect(new Set(cuts("a%20bc"))).toEqual(new Set(["…", "a…", "a%20…", "a%20bc"]));
  });

  test("an address, a public suffix and an opaque host are never cut", () => {
    expect(shown("https://[2001:db8::1]/", { maxWidth: 3 })).toBe("https://[2001:db8::1]/");
    expect(shown("https://192.0.2.1/a", { maxWidth: 3 })).toBe("https://192.0.2.1/…");
    expect(shown("https://co.uk/", { maxWidth: 3 })).toBe("https://co.uk/");
    expect(shown("web+x://opaque.host.here/", { maxWidth: 3 })).toBe("web+x://opaque.host.here/");
  });

  test("the port stays", () => {
    expect(shown("https://a.b.example.com:8080/x", { maxWidth: 3 })).toBe("https://…example.com:8080/…");
  });

  test("the width is measured by the caller's function", () => {
    const measure = (text: string): number => text.length * 10;
    expect(shown("https://a.b.example.com/path", { maxWidth: 270, measure })).toBe("https://a.b.example.com/pa…");
  });
});

describe("internationalization and special characters", () => {
  // @id display/renders-domain-unicode
  test("a domain is rendered by domain to Unicode", () => {
    expect(shown("https://xn--fa-hia.example/")).toBe("https://faß.example/");
    expect(shown("https://例え.テスト/")).toBe("https://例え.テスト/");
  });

  test("a domain in which UTS #46 finds an error stays in ASCII", () => {
    expect(shown("https://xn--a.example/")).toBe("https://xn--a.example/");
  });

  // @id display/confusable-label-stays-ascii
  test("a label that could be confused with another one stays in ASCII, and the others do not", () => {
    expect(shown("https://xn--80ak6aa92e.com/")).toBe("https://xn--80ak6aa92e.com/");
    expect(shown("https://xn--80ak6aa92e.xn--mnchen-3ya.com/")).toBe("https://xn--80ak6aa92e.münchen.com/");
  });

  test("only the host of a URL with bidirectional text can be rendered", () => {
    const text = "https://example.com/%D7%A9%D7%9C%D7%95%D7%9D";
    expect(shown(text, { path: "hide-bidi" })).toBe("https://example.com");
    expect(shown("https://example.com/abc", { path: "hide-bidi" })).toBe("https://example.com/abc");
  });

  test("percent-encoded bytes of other parts are replaced by what they encode in UTF-8", () => {
    expect(shown("https://a.b/%C3%A9?%E2%82%AC=%F0%9F%8D%95#%E6%97%A5")).toBe("https://a.b/é?€=🍕#日");
  });

  test("sequences that would be invisible are not decoded", () => {
    for (const encoded of [
      "%20",
      "%C2%A0",
      "%E2%80%8B",
      "%E2%81%A0",
      "%E3%80%80",
      "%EF%BB%BF",
      "%C2%AD",
      "%00",
      "%E2%A0%80",
    ]) {
      expect(shown(`https://a.b/x${encoded}y`)).toBe(`https://a.b/x${encoded}y`);
    }
  });

  test("the lock of the Standard's example is not decoded, nor are other signs of security", () => {
    expect(shown("https://a.b/%F0%9F%94%92")).toBe("https://a.b/%F0%9F%94%92");
    expect(shown("https://a.b/%E2%9C%85")).toBe("https://a.b/%E2%9C%85");
  });

  test("bidirectional text is rendered as in a left-to-right embedding", () => {
    const text = "https://xn--4dbrk0ce.example/%D7%A9";
    expect(shown(text, { direction: "embed" })).toBe("\u2066https://ישראל.example/ש\u2069");
    expect(shown(text)).toBe("\u2066https://\u2066ישראל.example\u2069\u2066/ש\u2069\u2069");
    expect(shown(text, { direction: "none" })).toBe("https://ישראל.example/ש");
    expect(shown("https://a.b/")).toBe("https://a.b/");
    expect(orThrow(displayHost(host("xn--4dbrk0ce.example")))?.text).toBe("\u2066ישראל.example\u2069");
  });

  test("the ranges of the parts count the characters of direction", () => {
    const displayed = orThrow(displayURL(url("https://xn--4dbrk0ce.example/%D7%A9?q")));
    expect(partOf(displayed, "registrable-domain")).toBe("ישראל.example");
    expect(partOf(displayed, "path")).toBe("/ש");
    expect(partOf(displayed, "query")).toBe("q");
  });
});

test("a URL and a host are taken in any form; text that is neither fails", () => {
  for (const url of ["https://a.example/b", { href: "https://A.example/b" }]) {
    expect(orThrow(displayURL(url)).text).toBe("https://a.example/b");
    expect(orThrow(displayHost(url))?.text).toBe("a.example");
    expect(findSpoofs(url)).toEqual({ ok: true, value: [] });
  }
  expect(orThrow(displayHost("A.example"))?.text).toBe("a.example");
  expect(displayHost("mailto:user@a.example")).toEqual({ ok: true, value: null });
  const error = { code: "missing-scheme-non-relative-URL", start: 0, end: 9 };
  expect(displayURL("a.example")).toEqual({ ok: false, error });
  expect(displayHost("a.example:80")).toEqual({ ok: false, error: { code: "hostname-with-port", start: 9, end: 12 } });
});
