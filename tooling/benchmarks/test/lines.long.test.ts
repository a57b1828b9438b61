import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCorpora } from "../src/corpora.ts";
import { type Contestant, otherPrograms, tasksOn } from "../src/lines/contestants.ts";
import { cpuTime } from "../src/lines/cpu-time.ts";
import { compareOutputs, measureInTurns } from "../src/lines/measure.ts";
import { writeInput } from "../src/lines/write-input.ts";

const folder = mkdtempSync(join(tmpdir(), "url-lines-test-"));
const input = join(folder, "input.txt");
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  const { web, files } = loadCorpora();
  writeInput(input, [...web, ...files, "no url", ""], 20_000);
});

/** The contestants, with the built script of the other one. */
function built(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map(({ name, command }) => ({
    name,
    command: command.map((word) => word.replace(/src([/\\]lines[/\\]native-process)/, "dist$1")),
  }));
}

test.each(tasksOn(process.execPath))(
  "url $name: the command and the script over URL write the same",
  ({ contestants }) => {
    const times = measureInTurns(built(contestants), input, folder, 1);
    compareOutputs(contestants, folder);
    for (const time of times) expect(time).toBeGreaterThan(0);
  },
);

test("outputs that differ, and an output of nothing, are errors", () => {
  const print = (text: string): Contestant => ({ name: text, command: ["printf", "%s", text] });
  const compared = (texts: readonly string[]): void => {
    const contestants = texts.map(print);
    measureInTurns(contestants, input, folder, 1);
    compareOutputs(contestants, folder);
  };
  compared(["a", "a"]);
  expect(() => compared(["a", "b"])).toThrow("a and b differ");
  expect(() => compared(["", ""])).toThrow("wrote nothing");
});

test("cpuTime: is at least what the program itself has counted, and throws for a program that is killed", () => {
  const output = join(folder, "output-0.txt");
  const code = "while (process.cpuUsage().user < 100_000); console.log(process.cpuUsage().user / 1e6)";
  const seconds = cpuTime([process.execPath, "-e", code], input, output);
  // bash rounds to a millisecond.
  expect(seconds).toBeGreaterThanOrEqual(Number(readFileSync(output, "utf8")) - 0.001);
  expect(() => cpuTime(["bash", "-c", "kill -9 $PPID"], input, output)).toThrow("Cannot time");
});

test("the other programs are those that answer", () => {
  for (const { command } of otherPrograms())
    expect(cpuTime(command, input, join(folder, "output-1.txt"))).toBeGreaterThan(0);
});
