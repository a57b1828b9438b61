import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const accelerated = readdirSync(packages).filter((name) => existsSync(join(packages, name, "src/fast")));

test("some packages have accelerators", () => {
  expect(accelerated).toContain("parser");
});

describe.each(accelerated)("%s", (name) => {
  const folder = join(packages, name, "src");

  test("chooses its accelerators as every package does", () => {
    const { imports } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
    const none = "./src/fast/none.ts";
    // In the platform tier, another source than the accelerators parses.
    const tier = "#engine" in imports ? { "url-platform": none } : {};
    expect(imports["#fast"]).toEqual({
      "@url/source": {
        ...tier,
        "url-small": none,
        browser: none,
        "react-native": none,
        default: "./src/fast/index.ts",
      },
    });
  });

  test("has a twin for each accelerator", async () => {
    const [index, none] = await Promise.all([
      import(join(folder, "fast/index.ts")),
      import(join(folder, "fast/none.ts")),
    ]);
    expect(Object.keys(index).length).toBeGreaterThan(0);
    expect(Object.keys(none).sort()).toEqual(Object.keys(index).sort());
  });

  test("reaches them only by the import that the small build replaces", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const others = files.filter((file) => !file.replaceAll("\\", "/").startsWith("fast/"));
    const past = others.filter((file) => /from "\.[^"]*\/fast\//.test(readFileSync(join(folder, file), "utf8")));
    expect(past).toEqual([]);
  });
});

test.each(["host", "parser"])("%s has a twin in the platform tier for all that parses", async (name) => {
  const [engine, platform] = await Promise.all(
    ["engine.ts", "platform.ts"].map((file) => import(join(packages, name, "src", file))),
  );
  expect(Object.keys(platform).sort()).toEqual(Object.keys(engine).sort());
});
