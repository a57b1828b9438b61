import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "./harness.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "url-extract-"));
  mkdirSync(join(folder, "docs", "node_modules"), { recursive: true });
  const files = {
    "a.txt": "See example.com/a,\nor me@example.org and https://аpple.com/ here.\n",
    "docs/b.md": "[x](c.md) <https://example.com/a b>\n![y](https://example.com/[z])\n",
    "docs/c.html": '<a href="d?e=1">x</a>\n<img src="//example.com:99999/">\n',
    "docs/d.ts": 'fetch("https://example.com/api"); a.name;\n',
    "docs/node_modules/e.txt": "no.com",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

const at = (text: string): string => text.replaceAll(`${folder.replaceAll("\\", "/")}/`, "");

describe("extract", () => {
  test("prints the links of text with their places, from standard input too", async () => {
    const { status, output } = await url(["extract", join(folder, "a.txt"), "-"], ["one b.", "com\nexample.net"]);
    expect(at(output)).toBe(
      [
        "a.txt:1:5: example.com/a",
        "a.txt:2:4: me@example.org",
        "a.txt:2:23: https://аpple.com/",
        "<stdin>:1:5: b.com",
        "<stdin>:2:1: example.net",
        "",
      ].join("\n"),
    );
    expect(status).toBe(0);
  });

  test("reads documents by their extension, and resolves references", async () => {
    const { output } = await url(["extract", "--base", "https://example.com/x/", "--resolved", join(folder, "docs")]);
    expect(at(output)).toBe(
      [
        "docs/b.md:1:5: https://example.com/x/c.md",
        "docs/b.md:1:12: https://example.com/a",
        "docs/b.md:2:6: https://example.com/[z]",
        "docs/c.html:1:10: https://example.com/x/d?e=1",
        "docs/c.html:2:11: //example.com:99999/",
        "docs/d.ts:1:8: https://example.com/api",
        "",
      ].join("\n"),
    );
  });

  test("takes patterns, and prints each link once, without places", async () => {
    const { output } = await url([
      "extract",
      "--unique",
      "--only",
      join(folder, "**/*.{ts,none}"),
      join(folder, "**/*.ts"),
      join(folder, "docs/?.ts"),
    ]);
    expect(output).toBe("https://example.com/api\n");
  });

  test("prints JSON lines and TSV", async () => {
    const { output } = await url(["extract", "--json", join(folder, "docs/d.ts")]);
    expect(JSON.parse(output)).toMatchObject({
      kind: "string",
      text: "https://example.com/api",
      line: 1,
      column: 8,
      start: 7,
    });
    const { output: tsv } = await url(["extract", "--tsv"], ["a.com"]);
    expect(tsv).toBe("<stdin>\t1\t1\turl\ta.com\thttps://a.com/\n");
  });

  test("validates, and warns of what may be overlooked", async () => {
    const { status, output } = await url([
      "extract",
      "--validate",
      "--spoofs",
      join(folder, "a.txt"),
      join(folder, "docs/c.html"),
    ]);
    expect(status).toBe(1);
    expect(output).toContain("[port-out-of-range]");
    expect(output).toContain("[mixed-scripts]");
  });

  test("says what cannot be read, and what is wrong with the call", async () => {
    expect(await url(["extract", join(folder, "none.txt"), join(folder, "none*")])).toMatchObject({
      status: 2,
      output: "",
    });
    expect((await url(["extract", "--format", "pdf"])).status).toBe(3);
    expect((await url(["extract", "--json", "--tsv"])).status).toBe(3);
    expect((await url(["extract", "--base", "x"])).status).toBe(3);
  });
});

describe("lint", () => {
  test("exits with 1 for an error, and with --strict for a warning", async () => {
    const fatal = await url(["lint", join(folder, "docs/c.html")]);
    expect(fatal.status).toBe(1);
    expect(at(fatal.output)).toMatch(/^docs\/c\.html:2:25: error: .* \[port-out-of-range\]$/m);
    expect((await url(["lint"], ["https://example.com/a|b"])).status).toBe(0);
    expect((await url(["lint", "--strict"], ["https://example.com/a|b"])).status).toBe(1);
    expect(await url(["lint", "--strict"], ["nothing.here is wrong: https://example.com/"])).toMatchObject({
      status: 0,
      output: "",
    });
  });

  test("prints a SARIF log with the place in the file", async () => {
    const { output } = await url(["lint", "--sarif", join(folder, "docs/c.html"), join(folder, "a.txt")]);
    const [run] = JSON.parse(output).runs;
    const [first] = run.results;
    expect(first.ruleId).toBe("port-out-of-range");
    expect(first.locations[0].physicalLocation.region).toMatchObject({ startLine: 2, startColumn: 25 });
    expect(run.results.some(({ level }: { level: string }) => level === "warning")).toBe(true);
  });

  test("replaces nothing where the file has an entity, an escape or no scheme, and names the place of all of it", async () => {
    const html = '<a href="https://a.test/?a&amp;b=%zz">x</a>';
    const file = join(folder, "entity.html");
    const lint = async (text: string): Promise<string> => {
      writeFileSync(file, text);
      return (await url(["lint", "--sarif", file])).output;
    };
    const output = await lint(html);
    const [result] = JSON.parse(output).runs[0].results;
    expect(result).toMatchObject({ ruleId: "invalid-URL-unit" });
    expect(result.fixes).toBeUndefined();
    expect(result.locations[0].physicalLocation.region).toMatchObject({ startLine: 1, startColumn: 4 });
    expect((await url(["lint"], ["see \u0430pple.com"])).output).toMatch(/^<stdin>:1:5: warning: /);
    // Without one, it is replaced where it stands.
    expect(JSON.parse(await lint(html.replace("&amp;", ""))).runs[0].results[0].fixes).toHaveLength(1);
  });

  test("prints JSON lines", async () => {
    const { output } = await url(["lint", "--json"], ["http://a_b.test/|"]);
    expect(JSON.parse(output.split("\n")[0]!)).toMatchObject({ file: null, line: 1, level: "warning" });
    expect((await url(["lint", "--json", "--sarif"])).status).toBe(3);
  });
});
