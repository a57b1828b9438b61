import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { programOf, verify } from "../../src/matrix/program.ts";
import { ROOT } from "../../src/matrix/root.ts";
import { VALUES } from "../../src/matrix/values.ts";

const entries = readdirSync(join(ROOT, "packages")).flatMap((name) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8"));
  const paths = Object.keys(manifest.exports).filter((path) => path !== "./package.json");
  return paths.map((path) => ({ entry: manifest.name + path.slice(1), folder: join(ROOT, "packages", name) }));
});

test("there is a value for each entry of each package, and for nothing else", () => {
  expect(Object.keys(VALUES).sort()).toEqual(entries.map(({ entry }) => entry).sort());
});

describe("the program", () => {
  test("imports each entry under a name of its own", () => {
    const program = programOf(["@url/ipv4", "@url/ipv6/internal"], "esm");
    expect(program).toContain('import * as m0 from "@url/ipv4";\nimport * as m1 from "@url/ipv6/internal";');
    expect(program).toContain('["@url/ipv6/internal", JSON.stringify(m1.writeIPv6(new Uint16Array(8))), "\\"::\\""],');
  });

  test("names the entry whose value differs", () => {
    const module = { exports: {} as { wrong: string[] } };
    const load = () => ({ parseIPv4Lenient: () => 1 });
    new Function("require", "exports", programOf(["@url/ipv4"], "cjs"))(load, module.exports);
    expect(module.exports.wrong).toEqual(['@url/ipv4 1 {"ok":true,"value":3232235521}']);
  });
});

test("an output without the last line of the program, or with wrong values, is an error", () => {
  expect(() => verify("matrix: 1 entries, wrong: []\n", ["@url/ipv4"])).not.toThrow();
  expect(() => verify("", ["@url/ipv4"])).toThrow('expected "matrix: 1 entries, wrong: []"');
  expect(() => verify('matrix: 1 entries, wrong: ["x"]', ["@url/ipv4"])).toThrow("but got");
  expect(() => verify("matrix: 1 entries, wrong: []", ["@url/ipv4", "@url/ipv6"])).toThrow("2 entries");
});
