import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { toASCII, toUnicode } from "../src/index.ts";

test("nontransitional: ß, ς and the joiners are themselves; ẞ maps to ß", () => {
  expect(toASCII("straße.de")).toBe("xn--strae-oqa.de");
  expect(toASCII("straẞe.de")).toBe("xn--strae-oqa.de");
  expect(toASCII("βόλος.com")).toBe("xn--nxasmm1c.com");
});

test("UTS #46 maps before it encodes: case, width, the ideographic full stop", () => {
  expect(toASCII("Bücher.example")).toBe("xn--bcher-kva.example");
  expect(toASCII("ｅｘａｍｐｌｅ。com")).toBe("example.com");
});

test("ContextJ: a joiner needs its context", () => {
  expect(toASCII("a\u200cb")).toBeNull();
  expect(toASCII("\u0915\u094d\u200d\u0937")).not.toBeNull();
});

test("the Bidi rule holds for all labels of a Bidi domain", () => {
  expect(toASCII("0a.\u05d0")).toBeNull();
  expect(toASCII("a.\u05d0")).toBe("a.xn--4db");
});

test("an xn-- label must decode to a label that would encode to it", () => {
  expect(toASCII("xn--a.ß")).toBeNull();
  expect(toASCII("xn--zca.ß")).toBe("xn--zca.xn--zca");
});

test("strict: hyphens, STD3 characters and DNS lengths count", () => {
  expect(toASCII("a_b", { strict: false })).toBe("a_b");
  expect(toASCII("a_b", { strict: true })).toBeNull();
  expect(toASCII("-a.com", { strict: true })).toBeNull();
  expect(toASCII("example.com.", { strict: true })).toBeNull();
  expect(toASCII(`${"a".repeat(64)}.com`)).toBe(`${"a".repeat(64)}.com`);
  expect(toASCII(`${"a".repeat(64)}.com`, { strict: true })).toBeNull();
});

test("ToUnicode decodes; where UTS #46 records an error it says so", () => {
  expect(toUnicode("xn--fa-hia.example")).toBe("faß.example");
  expect(toUnicode("example.com")).toBe("example.com");
  // Decodes to ｗｗｗ, whose code points are mapped: the Standard's example.
  expect(toUnicode("xn--8i7caa")).toBeNull();
});

test("no deprecated builtin is reached (DEP0040)", () => {
  const tr46 = fileURLToPath(import.meta.resolve("tr46"));
  const script = `const tr46 = require(${JSON.stringify(tr46)}); console.log(tr46.toASCII("ß.de", {}))`;
  const output = execFileSync(process.execPath, ["--throw-deprecation", "-e", script], { encoding: "utf8" });
  expect(output.trim()).toBe("xn--zca.de");
});
