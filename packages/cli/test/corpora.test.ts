import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { builtCommand } from "./built.ts";
import { url } from "./harness.ts";

// Real URLs, one a line, beside the checkout: see the README there.
const FOLDER = process.env.CORPORA_DIR ?? fileURLToPath(new URL("../../../../shared/corpora", import.meta.url));
const CORPORA: readonly [name: string, badLines: readonly number[]][] = [
  ["urls-web.txt", [48_010]],
  ["urls-files.txt", []],
];
const missing = !existsSync(FOLDER);

if (missing)
  console.warn(`No corpora in ${FOLDER} (or $CORPORA_DIR): real URLs are not compared with Node's own parser.`);

test.skipIf(missing && process.env.CI !== "true").each(CORPORA)(
  "%s: normalize gives what Node's own URL gives, line by line",
  async (name, badLines) => {
    const text = readFileSync(join(FOLDER, name), "utf8");
    const lines = text.replace(/\n$/, "").split("\n");
    const bad: number[] = [];
    const expected = lines.flatMap((line, index) => {
      if (URL.canParse(line)) return [new URL(line).href];
      bad.push(index + 1);
      return [];
    });
    expect(bad).toEqual(badLines);

    const { status, output, errors } = await url(["normalize"], [text]);
    expect(output.split("\n")).toEqual([...expected, ""]);
    expect(Array.from(errors.matchAll(/^<stdin>:(\d+):\d+: [\w-]+: ".*"$/gm), ([, line]) => Number(line))).toEqual(bad);
    expect(status).toBe(bad.length === 0 ? 0 : 1);

    // The built command on a real pipe, where chunks end wherever they like.
    const piped = spawnSync(process.execPath, [builtCommand(), "normalize"], { input: text, maxBuffer: 1e8 });
    expect(piped.stdout.toString("utf8")).toBe(output);
    expect(piped.stderr.toString("utf8")).toBe(errors);
    expect(piped.status).toBe(status);
  },
);
