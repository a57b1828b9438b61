import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { cutsSection } from "../src/cuts/page.ts";
import { comparing, makeVariants } from "../src/cuts/script.ts";
import { cutData } from "../src/documents.ts";
import { ROOT } from "../src/weigh.ts";

test("every build of the table can be made, answers as the small build does, and has about the size that is written", async () => {
  const variants = await makeVariants();
  // The script throws if two builds answer differently.
  runInThisContext(comparing(variants, 1, 1));
  expect(JSON.parse((globalThis as unknown as { runSuite(): string }).runSuite())).toHaveLength(cutData().rows.length);
  Reflect.deleteProperty(globalThis, "runSuite");
  const written = cutData().variants;
  expect(written.map(({ name }) => name)).toEqual(variants.map(({ name }) => name));
  const moved = variants.filter(({ sizes }, i) =>
    sizes.some((size, j) => Math.abs(size - written[i]!.sizes[j]!) > size / 20),
  );
  expect(moved.map(({ name }) => name)).toEqual([]);
});

test("docs/sizes-explained.md has the table of the small build: npm run tool -- size --cuts --write, then --explain --write", () => {
  expect(readFileSync(join(ROOT, "docs/sizes-explained.md"), "utf8")).toContain(cutsSection(cutData()));
});
