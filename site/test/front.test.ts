import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../src/build/root.ts";
import { readFigures } from "../src/figures/sources.ts";
import { EXAMPLE, lookAt } from "../src/scripts/front/look.ts";
import { fixLabel, summaryOf } from "../src/scripts/front/sentences.ts";
import { placeIn } from "../src/scripts/shared/place.ts";

describe("lookAt", () => {
  test("finds the four mistakes of the example, each at its place", () => {
    const { findings, href, omitted } = lookAt(EXAMPLE);
    expect(findings.map(({ code, level, start, end }) => [code, level, EXAMPLE.slice(start, end)])).toEqual([
      ["invalid-credentials", "warning", "@"],
      ["domain-to-ASCII", "error", " "],
      ["port-out-of-range", "error", "99999"],
      ["invalid-URL-unit", "warning", " "],
    ]);
    expect([href, omitted]).toEqual([null, 0]);
  });

  test("lists five mistakes at most, and counts the others", () => {
    const look = lookAt("https://example.com/a b c d e f g h");
    expect([look.findings.length, look.omitted]).toEqual([5, 2]);
    expect(look.href).toBe("https://example.com/a%20b%20c%20d%20e%20f%20g%20h");
    expect(summaryOf(look)).toBe("A URL with 7 mistakes, which the parser corrects or ignores.");
  });
});

test("the sentences count as people do", () => {
  expect(summaryOf(lookAt("https://example.com/"))).toBe("A valid URL.");
  expect(summaryOf(lookAt("https://"))).toBe("Not a URL: 1 mistake.");
  expect(placeIn(EXAMPLE, { start: 16, end: 17 })).toBe("column 17");
  expect(placeIn(EXAMPLE, { start: 16, end: 16 })).toBe("column 17");
  expect(placeIn(EXAMPLE, { start: 26, end: 31 })).toBe("columns 27 to 31");
  expect([fixLabel("%20"), fixLabel("")]).toEqual(["Write %20", "Remove it"]);
});

test("each figure of the front page stands in the page that a tool writes", () => {
  const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const [tests, speed, sizes, engines] = readFigures().map(({ value }) => value);

  const [passed, all] = tests!.split("/");
  expect(passed).toBe(all);
  expect(read("docs/conformance.md")).toContain(`| \`urltestdata.json\` | constructor | ${passed} of ${all} |`);

  // docs/benchmarks.md is written from tooling/data/benchmarks.json by another tool.
  const ratios = /^\| `new URL\(u\)\.href` \|[^|]*\|(.*)\|$/m.exec(read("docs/benchmarks.md"))![1]!;
  const numbers = ratios.split("|").map((cell) => Number.parseFloat(cell.replace(/\*/g, "")));
  numbers.sort((a, b) => a - b);
  const [least, most] = speed!.replace(" ×", "").split("–").map(Number);
  expect(Math.abs(least! - numbers[0]!)).toBeLessThanOrEqual(0.051);
  expect(Math.abs(most! - numbers.at(-1)!)).toBeLessThanOrEqual(0.051);

  const [smallest, whole] = sizes!.replace(" KB", "").split("–");
  expect(read("packages/percent/README.md")).toContain(`<!-- size percentDecode -->${smallest} KB<!--`);
  expect(read("packages/api/README.md")).toContain(`<!-- size api -->${whole} KB<!--`);

  for (const name of ["Node", "Deno", "workerd", "Chromium", "Bun", "Firefox", "WebKit", "QuickJS", "Hermes"]) {
    expect(read("docs/runtimes.md")).toContain(`| ${name}`);
  }
  expect(engines).toBe("9");

  // Those of the README that no tool writes.
  const readme = read("README.md");
  expect(readme).toContain(`| ${passed} of ${all} | \`npm test -- tooling/conformance\` |`);
  expect(readme).toContain(`| ${engines} | \`npm run tool -- runtimes\` |`);
});
