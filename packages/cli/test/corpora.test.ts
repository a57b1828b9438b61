import { readCorpus } from "@url/tooling-corpora";
import { leaveOut } from "@url/tooling-shared/left-out";
import { runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { builtCommand } from "./built.ts";
import { url } from "./harness.ts";

// Real URLs, one a line. The last web address, "https://", is the only line that is not a URL.
const CORPORA = [
  ["urls-web.txt", 1],
  ["urls-files.txt", 0],
] as const;

test.for(CORPORA)("%s: normalize writes what Node's URL returns, line by line", async ([name, badCount], context) => {
  const { text, lines, leftOut } = readCorpus(name);
  if (leftOut !== undefined) leaveOut(context, leftOut);
  const bad: number[] = [];
  const expected = lines.flatMap((line, index) => {
    if (URL.canParse(line)) return [new URL(line).href];
    bad.push(index + 1);
    return [];
  });
  expect(bad).toEqual([lines.length].slice(0, badCount));

  const { status, output, errors } = await url(["normalize"], [text]);
  expect(output.split("\n")).toEqual([...expected, ""]);
  expect(Array.from(errors.matchAll(/^<stdin>:(\d+):\d+: [\w-]+: ".*"$/gm), ([, line]) => Number(line))).toEqual(bad);
  expect(status).toBe(bad.length === 0 ? 0 : 1);

  // The built command on a real pipe, where chunks end wherever they like.
  const piped = runProgram(process.execPath, [builtCommand(), "normalize"], { input: text });
  expect(piped.stdout).toBe(output);
  expect(piped.stderr).toBe(errors);
  expect(piped.status).toBe(status);
});
