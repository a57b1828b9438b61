import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../../../packages/api/dist/", import.meta.url));

test.each(["js", "cjs"])("standalone.%s imports nothing, and is ASCII", (extension) => {
  const text = readFileSync(`${dist}standalone.${extension}`, "utf8");
  expect(text).not.toMatch(/\bfrom\s*["']|\brequire\(|\bimport\s*[({"']/);
  expect(text).not.toMatch(/[^\0-\x7f]/);
  expect(text.length).toBeGreaterThan(30_000);
});

test("both formats work as the entry with dependencies does, with tables and with text that was escaped", async () => {
  const inputs = [
    "https://EXAMPLE.com:443/a/../b",
    "http://fa\u00df.\u4f8b\u3048/\u{1f600}",
    "http://a\u200cb.de/",
    "http://0a.\u05d0/",
  ];
  const files = ["index.js", "standalone.js"].map((name) => import(`${dist}${name}`));
  const modules = [...(await Promise.all(files)), createRequire(import.meta.url)(`${dist}standalone.cjs`)];
  const [expected, ...others] = modules.map(({ URL, URLSearchParams, domainToUnicode }) => [
    inputs.map((input) => URL.parse(input)?.href ?? null),
    String(new URLSearchParams("a=\u00e9&b=+")),
    domainToUnicode("xn--fa-hia.xn--r8jz45g"),
  ]);
  expect(expected).toEqual([
    ["https://example.com/b", "http://xn--fa-hia.xn--r8jz45g/%F0%9F%98%80", null, null],
    "a=%C3%A9&b=+",
    { ok: true, value: "fa\u00df.\u4f8b\u3048" },
  ]);
  expect(others).toEqual([expected, expected]);
});
