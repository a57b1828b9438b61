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

test.each(["js", "cjs"])("what Node loads, index.node.%s, imports no package", (extension) => {
  for (const name of ["index", "internal", "auto", "shared"]) {
    const text = readFileSync(`${dist}${name}.node.${extension}`, "utf8");
    expect(text).not.toMatch(/^(?:import|export) .*"(?!\.)[^"]*";$|\brequire\("(?!\.)/m);
    if (name === "shared") expect(text).not.toMatch(/[^\0-\x7f]/);
  }
});

test.each(["", ".url-idna-ascii", ".url-idna-platform"])(
  "the classes for React Native, shared.react-native%s, import nothing, and have no listener",
  (tier) => {
    for (const extension of ["js", "cjs"]) {
      const text = readFileSync(`${dist}shared.react-native${tier}.${extension}`, "utf8");
      expect(text).not.toMatch(/\bfrom\s*["']|\brequire\(|\bimport\s*[({"']/);
      expect(text).not.toMatch(/\breport|\breject|special-scheme-missing-following-solidus|opaque-path/);
    }
  },
);

test("a condition of another tier comes before the one of Node", () => {
  const { exports } = JSON.parse(readFileSync(`${dist}../package.json`, "utf8"));
  for (const path of [".", "./auto", "./internal"]) {
    const conditions = Object.keys(exports[path]);
    const node = conditions.indexOf("node");
    expect(conditions.slice(node - 3, node)).toEqual(["url-idna-platform", "url-idna-ascii", "url-platform"]);
    expect(conditions.indexOf("url-small")).toBeLessThan(node);
    expect(exports[path].node.require).toContain(".node.cjs");
  }
});

test("both formats work as the entry with dependencies does, with tables and with text that was escaped", async () => {
  const inputs = [
    "https://EXAMPLE.com:443/a/../b",
    "http://fa\u00df.\u4f8b\u3048/\u{1f600}",
    "http://a\u200cb.de/",
    "http://0a.\u05d0/",
  ];
  const files = ["index.js", "index.node.js", "standalone.js", "index.react-native.js"].map(
    (name) => import(`${dist}${name}`),
  );
  const require = createRequire(import.meta.url);
  const modules = [
    ...(await Promise.all(files)),
    ...["index.node", "standalone", "index.react-native"].map((name) => require(`${dist}${name}.cjs`)),
  ];
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
  expect(others).toEqual(Array(6).fill(expected));
});
