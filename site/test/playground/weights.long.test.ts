import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

interface Output {
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

const outputs = JSON.parse(readFileSync(join(inject("dist"), "scripts/meta.json"), "utf8")) as Readonly<
  Record<string, Output>
>;

/** Returns the KB of each package in the page's bundle and its chunks. */
function weigh(): Map<string, number> {
  const loaded = new Set<string>();
  const add = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: imported, kind } of outputs[path]!.imports) if (kind === "import-statement") add(imported);
  };
  add(Object.keys(outputs).find((path) => path.endsWith("/playground.js"))!);
  const weights = new Map<string, number>();
  for (const path of loaded) {
    for (const [input, { bytesInOutput }] of Object.entries(outputs[path]!.inputs)) {
      const name = /(?:^|\/)packages\/([a-z0-9-]+)\//.exec(input)?.[1];
      const part = name === undefined ? "the page's own code" : `\`@url/${name}\``;
      weights.set(part, (weights.get(part) ?? 0) + bytesInOutput / 1024);
    }
  }
  return weights;
}

test("the README says how much each package adds to the page", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| (`@url\/[a-z0-9-]+`|the page's own code)[^|]* \| ([\d.]+) \|$/gm)];
  const said = new Map(rows.map(([, part, kilobytes]) => [part!, Number(kilobytes)]));
  const weights = weigh();
  expect([...said.keys()].sort()).toEqual([...weights.keys()].sort());
  for (const [part, kilobytes] of weights) {
    const ratio = said.get(part)! / kilobytes;
    expect({ part, kilobytes, right: ratio > 0.9 && ratio < 1.1 }).toEqual({ part, kilobytes, right: true });
  }
});
