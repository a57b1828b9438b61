import { describe, expect, test } from "vitest";
import { fixed, LINTERS, lint } from "./lint.ts";

/** A file, and the text that is underlined in it for each finding of `valid-url`. */
const PLACES: readonly (readonly [filename: string, text: string, ...underlined: string[]])[] = [
  ["a.js", 'new URL("https://h:99999/");', "99999"],
  ["a.js", "new URL('https://h:99999/');", "99999"],
  ["a.js", "new URL(`https://h:99999/`);", "99999"],
  ["a.js", 'new globalThis.URL("https://h:99999/");', "99999"],
  ["a.js", 'URL.parse("https://h:99999/"); URL.canParse("https://h:99998/");', "99999", "99998"],
  ["a.js", 'fetch("https://h:99999/"); window.fetch("https://h:99998/");', "99999", "99998"],
  ["a.js", 'new Request("https://h:99999/");', "99999"],
  ["a.js", 'link.href = "https://h:99999/"; image["src"] = "https://h:99998/";', "99999", "99998"],
  ["a.js", 'link.setAttribute("href", "https://h:99999/");', "99999"],
  ["a.js", 'fetch(a ? "https://h:99999/" : b ?? "https://h:99998/");', "99999", "99998"],
  ["a.js", 'import "https://h:99999/a.js"; export * from "https://h:99998/a.js";', "99999", "99998"],
  ["a.js", 'import("HTTP://h:99999/a.js");', "99999"],
  ["a.jsx", '<a href="https://h:99999/"><img src={`https://h:99998/`}/></a>;', "99999", "99998"],
  ["a.jsx", '<use xlink:href="https://h:99999/#a"/>;', "99999"],
  ["a.json", '{"a": "https://h:99999/", "b": ["https://h:99998/"]}', "99999", "99998"],
  ["a.json5", "{a: 'https://h:99999/'}", "99999"],
  ["a.md", "See [this](https://h:99999/ 'title'), ![that](<https://h:99998/>)", "99999", "99998"],
  ["a.md", "<https://h:99999/> and https://h:99998/ alone", "99999", "99998"],
  ["a.md", "[a][b]\n\n[b]: https://h:99999/", "99999"],
];

/** The same with escapes: what is underlined is what is written. */
const ESCAPES: typeof PLACES = [
  ["a.js", String.raw`new URL("\u0068ttps://h:9\x399\u{39}9/");`, String.raw`9\x399\u{39}9`],
  ["a.js", 'new URL("https://h\\\n:99999/");', "99999"],
  ["a.js", "new URL(`https://h/\\u0061:\\\\b`);", String.raw`\\`],
  ["a.cjs", String.raw`fetch("\150ttp:\57\57h:9999\071")`, String.raw`9999\071`],
  ["a.jsx", '<a href="https://h/?a=1&amp;b=2&#x26;&#38;&lt;&eacute;[&nosuch;"/>;', "&lt;", "["],
  ["a.jsx", String.raw`<a href="https://h/\u0061"/>;`, "\\"],
  ["a.json", String.raw`{"a": "https:\/\/\u0068:99999\/"}`, "99999"],
  ["a.json5", "{a: 'https://\\x68:\\\n99999/'}", "99999"],
  ["a.md", String.raw`[a](https://h\:99999/)`, "99999"],
  ["a.md", "[a](https://h/?a&amp;b[&#91;)", "[", "&#91;"],
  ["a.md", "[a [b](c) `](https://h:1x/)` d](https://h/(e)/|)", "|"],
  ["a.md", "![a](b ) ![https://h:99999/](https://h/|)", "|"],
];

/** What is not a URL, or whose text only the running program knows. */
const NOTHING: readonly (readonly [filename: string, text: string])[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a file
  ["a.js", "new URL(`https://${host}:99999/`);"],
  ["a.js", 'import "a b"; import "node:a b"; import b from "./a|b.js";'],
  ["a.js", 'class URL {} new URL("|"); function fetch() {} fetch("https://h:99999/");'],
  ["a.js", 'cache.fetch("https://h:99999/"); JSON.parse("https://h:99999/"); a.b = "https://h:99999/";'],
  ["a.js", 'new URL("./a.js", import.meta.url); new URL("?a#b", base); fetch("/a"); a.href = "#";'],
  ["a.jsx", '<a href="/a" title="https://h:99999/">https://h:99999/</a>;'],
  ["a.json", '{"https://h:99999/": 1, "a": "b c: d", "glob": "https://*/*", "template": "https://h/{a b}"}'],
  ["a.json", '{"message": "chrome://flags has turned it off."}'],
  ["a.json", '{"repository": "git+https://example.com/a.git"}'],
  ["a.md", "`https://h:99999/` www.example.com me@example.com /me@example.com [a](../b.md#c)"],
];

describe.each(LINTERS)("%s", (_, linter) => {
  const validOf = (filename: string, text: string): string[] =>
    lint(linter, filename, text)
      .filter(({ code }) => code.startsWith("valid-url"))
      .map(({ text }) => text);

  test.each(PLACES)("%s: %s", (filename, text, ...underlined) => {
    expect(validOf(filename, text)).toEqual(underlined);
  });

  test.each(ESCAPES)("escapes in %s: %s", (filename, text, ...underlined) => {
    expect(validOf(filename, text)).toEqual(underlined);
  });

  test.each(NOTHING)("nothing in %s: %s", (filename, text) => {
    expect(lint(linter, filename, text)).toEqual([]);
  });

  test("a base is checked, and one that is not known does not make a relative URL wrong", () => {
    expect(lint(linter, "a.js", 'new URL("a", "/b");').map(({ code }) => code)).toEqual([
      "valid-url missing-scheme-non-relative-URL",
    ]);
    expect(validOf("a.js", 'new URL("a|b", "mailto:c");')).toEqual(["a|b"]);
    expect(lint(linter, "a.js", 'new URL("a");')).toHaveLength(1);
  });

  test("a scheme without its colon is not the path that it is for a page", () => {
    for (const written of ["https//example.org/", "https//:example.org/"]) {
      expect(lint(linter, "a.js", `fetch("${written}")`)).toMatchObject([
        { code: "valid-url missing-scheme-non-relative-URL", suggested: ['fetch("https://example.org/")'] },
      ]);
      expect(validOf("a.md", `[a](${written})`)).toHaveLength(1);
    }
    expect(validOf("a.js", 'fetch("https/example.org"); fetch("a/https//example.org"); fetch("//https//a")')).toEqual(
      [],
    );
    expect(validOf("a.js", 'new URL("https//example.org/", "https://example.com/")')).toEqual([]);
  });

  test("fixes what does not change the URL, and suggests the rest", () => {
    expect(fixed(linter, "a.js", String.raw`fetch("HTTP:\\\\example.com\\a b");`)).toBe(
      'fetch("HTTP://example.com/a%20b");',
    );
    const text = 'fetch("https://example.com/?a[]=1");';
    expect(fixed(linter, "a.js", text)).toBe(text);
    expect(lint(linter, "a.js", text).map(({ suggested }) => suggested)).toEqual([
      ['fetch("https://example.com/?a%5B]=1");'],
      ['fetch("https://example.com/?a[%5D=1");'],
    ]);
    expect(lint(linter, "a.js", "new URL('example.com')").map(({ suggested }) => suggested)).toEqual([
      ["new URL('https://example.com')", "new URL('http://example.com')"],
    ]);
    expect(lint(linter, "a.js", 'fetch("https://example,org/")').map(({ suggested }) => suggested)).toEqual([
      ['fetch("https://example.org/")'],
    ]);
  });

  test("what is fixed is the same URL for the program, in every language", () => {
    expect(fixed(linter, "a.json", String.raw`{"a": "https://h\\a b\/\u00e9"}`)).toBe(
      String.raw`{"a": "https://h/a%20b\/\u00e9"}`,
    );
    expect(fixed(linter, "a.jsx", '<a href="https:\\\\h/?a&amp;b c"/>;')).toBe('<a href="https://h/?a&amp;b%20c"/>;');
    expect(fixed(linter, "a.md", "[a](<https://h/a b>) and ![b](HTTPS://h\\\\a)")).toBe(
      "[a](<https://h/a%20b>) and ![b](HTTPS://h/a)",
    );
  });

  test("does not fix what another page would read as another URL", () => {
    // https://url.spec.whatwg.org/#scheme-state: with a base of the same scheme, this is a relative URL.
    expect(fixed(linter, "a.js", 'fetch("https:/a");')).toBe('fetch("https:/a");');
    expect(fixed(linter, "a.js", 'new URL("https:/a");')).toBe('new URL("https://a");');
  });

  test("the options are the rules of a policy", () => {
    const valid = { schemes: ["https"], requireDot: true } as const;
    const codes = (text: string): string[] => lint(linter, "a.js", text, { valid }).map(({ code }) => code);
    expect(codes('fetch("http://localhost/")')).toEqual(["valid-url scheme-not-allowed", "valid-url host-without-dot"]);
    // The scheme and the host of a relative URL are not known.
    expect(codes('fetch("/a")')).toEqual([]);
    expect(() => lint(linter, "a.js", "1", { valid: { scheme: ["https"] } as never })).toThrow(/scheme/);
  });

  test("the level error leaves out what parses", () => {
    const text = 'fetch("https://example.com/a b"); fetch("https://example.com:x/");';
    expect(lint(linter, "a.js", text, { valid: { level: "error" } }).map(({ text }) => text)).toEqual(["x"]);
  });

  test("a literal of many mistakes has twenty findings", () => {
    const text = `fetch("https://example.com/${" |".repeat(1 << 16)}");`;
    expect(validOf("a.js", text)).toHaveLength(20);
  });
});
