import { describe, expect, test } from "vitest";
import { addressOf, citationOf, memberAnchor, pageOfEntry } from "../src/reference/address.ts";
import { breakLines } from "../src/reference/break-lines.ts";
import { showExample } from "../src/reference/example.ts";
import { linkNames } from "../src/reference/linked-code.ts";
import { table } from "../src/reference/table.ts";

describe("addresses", () => {
  test("an entry has a folder, and an export an anchor with its name", () => {
    expect(pageOfEntry("@url/urlencoded/nested")).toBe("/reference/urlencoded/nested/");
    expect(addressOf({ entry: "@url/parser", name: "parseURL" })).toBe("/reference/parser/#parseURL");
  });

  test("a type of an entry with many exports is on a page of its own", () => {
    expect(addressOf({ entry: "@url/validator", name: "ValidateOptions" })).toBe(
      "/reference/validator/types/#ValidateOptions",
    );
    expect(addressOf({ entry: "@url/validator", name: "validate" })).toBe("/reference/validator/#validate");
    expect(addressOf({ entry: "@url/edit", name: "TRACKING" })).toBe("/reference/edit/#TRACKING");
    expect(addressOf({ entry: "@url/parser", name: "URLError" })).toBe("/reference/parser/#URLError");
  });

  test("a member's anchor has nothing that an address escapes", () => {
    expect(memberAnchor("URL", "href")).toBe("URL.href");
    expect(memberAnchor("URLSearchParams", "[Symbol.iterator]")).toBe("URLSearchParams.Symbol.iterator");
  });

  test.each([
    ["https://url.spec.whatwg.org/#concept-basic-url-parser", "URL Standard, #concept-basic-url-parser"],
    ["https://html.spec.whatwg.org/multipage/links.html#dom-a-href", "HTML Standard, #dom-a-href"],
    ["https://www.rfc-editor.org/rfc/rfc5952#section-4.2.3", "RFC 5952, section 4.2.3"],
    ["https://www.rfc-editor.org/rfc/rfc5892#appendix-A", "RFC 5892, appendix A"],
    ["https://www.rfc-editor.org/rfc/rfc9110#status.415", "RFC 9110, #status.415"],
    ["https://www.unicode.org/reports/tr46/#ToASCII", "Unicode report 46, #ToASCII"],
    ["https://www.w3.org/TR/2014/WD-url-1-20141209/#urls", "W3C draft “url” of 2014-12-09, #urls"],
    [
      "https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url",
      "W3C draft “html5” of 2011-05-25, #parse-a-url",
    ],
    [
      "https://www.php.net/manual/en/language.variables.external.php",
      "php.net/manual/en/language.variables.external.php",
    ],
  ])("%s is cited as %s", (address, citation) => {
    expect(citationOf(address)).toBe(citation);
  });
});

describe("the names in a signature", () => {
  const links = { A: { entry: "@url/x/y", name: "A" }, f: { entry: "@url/x", name: "f" } };

  test("become links, except for the declared one", () => {
    expect(linkNames("f(a: A): A", links, "f")).toBe(
      'f(a: <a href="/reference/x/y/#A">A</a>): <a href="/reference/x/y/#A">A</a>',
    );
  });

  test("stay as they are in strings, in comments and after a dot", () => {
    const code = '<span class="ts">"A"</span>, <span class="tm">// A</span>, b.A';
    expect(linkNames(code, links)).toBe(code);
  });

  test("are whole names, not parts of others or of escaped characters", () => {
    const code = "AB BA $A A1 &#60;";
    expect(linkNames(code, { ...links, B: links.A, 60: links.A })).toBe(code);
  });

  test("are looked up without a prototype", () => {
    expect(linkNames("constructor toString __proto__", {})).toBe("constructor toString __proto__");
  });
});

describe("an example", () => {
  test("has an import for each module, and a long result below its statement", () => {
    const result = `{ ok: true, value: { address: "2001:db8::1", zone: null, port: 80 }, more: ${"1".repeat(20)} }`;
    expect(
      showExample(
        `import { b } from "@url/x"; import { a } from "@url/x"; import { c } from "@url/y"; \nconst d = a(b);\nc(d) // → ${result}`,
      ),
    ).toBe(`import { a, b } from "@url/x";\nimport { c } from "@url/y";\n\nconst d = a(b);\nc(d)\n// → ${result}`);
  });

  test("keeps a short result where it is, and needs no import", () => {
    expect(showExample("1 + 1 // → 2")).toBe("1 + 1 // → 2");
  });
});

describe("a long declaration", () => {
  test("has a line for each parameter", () => {
    expect(
      breakLines(
        "function parse<T extends (a: string, b: string) => void>(text: string, options?: { a: 1, b: Map<K, V> }): Result<T, E>;",
      ),
    ).toBe(
      "function parse<T extends (a: string, b: string) => void>(\n  text: string,\n  options?: { a: 1, b: Map<K, V> },\n): Result<T, E>;",
    );
  });

  test("has a line for each member of a union, also if one has the separator in a string", () => {
    expect(
      breakLines('type Code = "a|b" | { c: 1 | 2 } | "IPv4-in-IPv6-too-many-pieces" | "IPv6-too-many-pieces";'),
    ).toBe('type Code =\n  | "a|b"\n  | { c: 1 | 2 }\n  | "IPv4-in-IPv6-too-many-pieces"\n  | "IPv6-too-many-pieces";');
  });

  test.each([
    "function f(): void;",
    `const NAME: Readonly<Record<string, { readonly message: string; readonly example: string }>>;`,
    `interface A {\n  readonly ${"long".repeat(30)}: string;\n}`,
    `function ${"f".repeat(80)}(): void;`,
  ])("%s stays as it is", (declaration) => {
    expect(breakLines(declaration)).toBe(declaration);
  });
});

test("a table aligns the columns of numbers, and names itself for those who do not see it", () => {
  const { html } = table(
    "Sizes <of>",
    ["a", "b"],
    [
      ["x", 1.5],
      ["y", "1,000"],
    ],
  );
  expect(html).toContain('aria-label="Sizes &#60;of&#62;"');
  expect(html).toContain('<th scope="col">a</th><th scope="col" class="number">b</th>');
  expect(html).toContain('<td>y</td><td class="number">1,000</td>');
});
