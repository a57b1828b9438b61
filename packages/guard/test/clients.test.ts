import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { clientsOf, type Results } from "./clients/matrix.ts";
import results from "./clients/results.json" with { type: "json" };
import { ROWS } from "./clients/rows.mjs";

const README = fileURLToPath(new URL("../README.md", import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const engines: Results["engines"] = results.engines;

// `clients.nightly.ts` writes the results, and `npm run generate` the README.
test("the clients of the README are those of the matrix", async () => {
  const text = readFileSync(README, "utf8");
  const part = clientsOf(ROWS, results);
  const written = text.replace(/(?<=<!-- clients -->\n)[\s\S]*?(?=\n<!-- \/clients -->)/, () => part);
  expect(written).toContain(part);
  await expect(written).toMatchFileSnapshot(README);
});

test("the versions of the matrix are those of the development dependencies", () => {
  for (const [name, version] of Object.entries(results.versions)) {
    expect([name, devDependencies[name].replace(/^npm:.*@/, "")]).toEqual([name, version]);
  }
});

test("each recipe of this package holds on every Node and has no untested way", () => {
  const recipes = ROWS.filter(({ guard, why }) => guard === "@url/guard" && why !== undefined);
  const nodes = Object.entries(engines).filter(([engine]) => engine.startsWith("Node"));
  expect(nodes.length).toBe(4);
  expect(recipes.length).toBeGreaterThan(8);
  for (const [engine, found] of nodes) {
    for (const { client } of recipes) {
      const verdicts = found[`${client}, @url/guard`]!;
      // Undici 8 needs Node 22.
      if (typeof verdicts === "string") expect([engine.split(".")[0], client]).toEqual(["Node 20", "undici 8"]);
      else
        for (const [way, verdict] of Object.entries(verdicts))
          expect(["held", "unused"], `${engine}, ${client}, ${way}`).toContain(verdict);
    }
  }
});

test("each row that is said to bypass the policy does so, and a client without a guard is reached", () => {
  for (const { client, guard, instead } of ROWS) {
    if (instead === undefined && guard !== "none") continue;
    const verdicts = Object.entries(engines)
      .filter(([engine]) => engine.startsWith("Node"))
      .flatMap(([, found]) => Object.values(found[`${client}, ${guard}`]!));
    expect(
      verdicts.filter((verdict) => verdict === "reached" || verdict === "ends the process"),
      client,
    ).not.toEqual([]);
  }
});
