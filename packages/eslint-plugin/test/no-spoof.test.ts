import { describe, expect, test } from "vitest";
import { LINTERS, lint } from "./lint.ts";

const spoof = { protect: ["paypal.com"] };

describe.each(LINTERS)("%s", (_, linter) => {
  const spoofsIn = (filename: string, text: string, options = spoof): (readonly string[])[] =>
    lint(linter, filename, text, { spoof: options })
      .filter(({ code }) => code.startsWith("no-spoof"))
      .map(({ code, text }) => [code.slice("no-spoof ".length), text]);

  test("reports what looks like another URL, in every language", () => {
    expect(spoofsIn("a.js", 'fetch("https://paypa1.com/")')).toEqual([["looks-like-name", "paypa1.com"]]);
    expect(spoofsIn("a.jsx", '<a href="//paypa1.com/"/>')).toEqual([["looks-like-name", "paypa1.com"]]);
    expect(spoofsIn("a.json", '{"a": "https://paypal.com@evil.example/"}')).toEqual([
      ["credentials-like-host", "paypal.com"],
    ]);
    expect(spoofsIn("a.md", "[a](https://paypal.com.evil.example/)")).toEqual([["begins-like-domain", "paypal.com"]]);
  });

  test("reads escapes, and underlines them", () => {
    const text = String.raw`fetch("https://p\u0430ypal.com/")`;
    expect(spoofsIn("a.js", text)).toEqual([
      ["mixed-scripts", String.raw`p\u0430ypal`],
      ["looks-like-name", String.raw`p\u0430ypal.com`],
    ]);
    expect(spoofsIn("a.js", 'fetch("https://example.com/\u202egpj.exe")')).toEqual([["bidi-control", "\u202e"]]);
  });

  test("leaves out what programs do on purpose, if the options do not say otherwise", () => {
    const text = 'fetch("https://example.com/?to=https://example.org/"); a.href = "javascript:void(0)";';
    expect(spoofsIn("a.js", text)).toEqual([]);
    expect(spoofsIn("a.js", text, { ...spoof, ignore: [] } as never).map(([code]) => code)).toEqual([
      "nested-url",
      "no-host",
    ]);
  });
});
