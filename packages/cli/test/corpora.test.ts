import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { builtCommand } from "./built.ts";
import { url } from "./harness.ts";

// Real URLs, one a line, beside the checkout: see the README there.
const FOLDER = process.env.CORPORA_DIR ?? fileURLToPath(new URL("../../../../shared/corpora", import.meta.url));
const CORPORA: readonly [name: string, lineCount: number, badLines: readonly number[]][] = [
  ["urls-web.txt", 48_010, [48_010]],
  ["urls-files.txt", 43_415, []],
];
const accepted = process.env.ALLOW_MISSING_DATA === "1";

test.for(CORPORA)(
  "%s: normalize writes what Node's URL returns, line by line",
  async ([name, lineCount, badLines], context) => {
    const path = join(FOLDER, name);
    if (!existsSync(path)) {
      const missing = `${lineCount} lines of ${name} did not run: ${path} does not exist. Set CORPORA_DIR, or set ALLOW_MISSING_DATA=1 to accept it.`;
      if (!accepted) throw new Error(missing);
      console.warn(`\nNOT RUN: ${missing}\n`);
      return context.skip(missing);
    }
    const text = readFileSync(path, "utf8");
    const lines = text.replace(/\n$/, "").split("\n");
    expect(lines.length).toBe(lineCount);
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
