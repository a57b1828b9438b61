import { expect, test } from "vitest";
import { hasPart } from "../src/parts.ts";
import { weigh } from "../src/weigh.ts";

const part = (text: string) => hasPart({ files: [], text }, "class");

test("finds a class wherever it starts", () => {
  for (const text of ["class{}", "var a=class extends b{}", "class A{}", "(class{})", "export{};class a{}"]) {
    expect([text, part(text)]).toEqual([text, true]);
  }
  for (const text of ["a.class", "{class:1}", "'class'", "$class {", "subclass {}"]) {
    expect([text, part(text)]).toEqual([text, false]);
  }
});

test("lists a file as part of a bundle only if some of its code is left", async () => {
  const all = await weigh('export * from "@url/ipv6";');
  const one = await weigh('export { parseIPv6 } from "@url/ipv6";');
  expect([hasPart(all, "IPv6 parser"), hasPart(all, "IPv6 serializer")]).toEqual([true, true]);
  expect([hasPart(one, "IPv6 parser"), hasPart(one, "IPv6 serializer")]).toEqual([true, false]);
  expect(one.gzip).toBeLessThan(all.gzip);
  expect(one.brotli).toBeLessThan(one.gzip);
  expect(one.gzip).toBeLessThan(one.minified);
});
