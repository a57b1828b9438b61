import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../src/main.ts";
import type { Output } from "../src/output/output.ts";
import { canShowProgress, progressOn, sizeOfFiles } from "../src/output/progress.ts";
import { chunksOf, collect } from "./harness.ts";

const CLEAR = "\r\x1b[K";

/** Progress with a clock that the test sets, in milliseconds. */
function withClock(terminal?: Output["terminal"]) {
  const clock = { time: 0 };
  const shown = collect();
  const target: Output & { text(): string } = { ...shown, terminal };
  return { clock, text: shown.text, ...progressOn(target, () => clock.time) };
}

test("shows nothing in the first second, then lines, lines a second and megabytes, five times a second", () => {
  const { clock, text, progress } = withClock();
  clock.time = 999;
  progress.advance(1_000_000, 50_000_000);
  expect(text()).toBe("");
  clock.time = 1000;
  progress.advance(0, 500_000);
  expect(text()).toBe("1,000,000 lines, 1,000,000 lines/s, 51 MB");
  clock.time = 1199;
  progress.advance(7, 0);
  clock.time = 1250;
  progress.advance(249_993, 0);
  expect(text()).toBe(`1,000,000 lines, 1,000,000 lines/s, 51 MB${CLEAR}1,250,000 lines, 1,000,000 lines/s, 51 MB`);
});

test("says of how many bytes, if that is known", () => {
  const { clock, text, progress } = withClock();
  progress.expect(123_456_789);
  clock.time = 2000;
  progress.advance(12, 4_560_000);
  expect(text()).toBe("12 lines, 6 lines/s, 4.6 of 123 MB");
});

test("does not fill the last column, in which a terminal would begin a new line", () => {
  const { clock, text, progress } = withClock({ columns: 20, color: true });
  clock.time = 1000;
  progress.advance(1, 1);
  expect(text()).toBe("1 lines, 1 lines/s,");
});

test("a message clears the line, and so does the end", () => {
  const { clock, text, progress, errors } = withClock();
  errors.write("a\n");
  clock.time = 1000;
  progress.advance(1, 0);
  errors.write("b\n");
  errors.write("");
  progress.end();
  clock.time = 1200;
  progress.advance(1, 0);
  progress.end();
  progress.end();
  const [first, second] = ["1 lines, 1 lines/s, 0.0 MB", "2 lines, 2 lines/s, 0.0 MB"];
  expect(text()).toBe(`a\n${first}${CLEAR}b\n${second}${CLEAR}`);
});

test.each([
  [{ stderr: true }, {}, true],
  [{ stderr: true }, { TERM: "xterm" }, true],
  [{ stderr: true }, { NO_COLOR: "1" }, true],
  [{ stderr: true }, { TERM: "dumb" }, false],
  [{ stderr: true }, { TERM: "dumb", FORCE_COLOR: "1" }, false],
  [{ stderr: true, stdout: true }, {}, false],
  [{ stdout: true }, {}, false],
  [{}, { FORCE_COLOR: "1" }, false],
])(
  "terminals %j with %j show progress: %s",
  ({ stdout, stderr }: { stdout?: boolean; stderr?: boolean }, env, shows) => {
    const stream = (isTTY?: boolean) => (isTTY === undefined ? {} : { isTTY });
    expect(canShowProgress({ stdout: stream(stdout), stderr: stream(stderr), env })).toBe(shows);
  },
);

test("the size of files is known if all of them are files; a missing one has none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "url-progress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "a");
  await writeFile(file, "12345");
  expect(sizeOfFiles([file, file, join(folder, "missing")])).toBe(10);
  expect(sizeOfFiles([file, devNull])).toBeNull();
});

const INPUT = "https://a/1\nhttps://a/2\n";

test.each([
  [["get", "{url}"]],
  [["edit"]],
  [["normalize"]],
  [["validate"]],
  [["match", "https://a/*"]],
  [["site"]],
  [["show"]],
  [["guard"]],
])("url %j counts lines and bytes, and ends its progress; with --no-progress it does not", async (args) => {
  const events: string[] = [];
  const progress = {
    inputBytes: 24,
    expect: (bytes: number | null) => events.push(`expect ${bytes}`),
    advance: (lines: number, bytes: number) => events.push(`${lines} ${bytes}`),
    end: () => events.push("end"),
  };
  const streams = { output: collect(), errors: collect(), progress };
  await run(args, { ...streams, input: chunksOf([INPUT]) });
  expect(events).toEqual(["expect 24", "0 24", "2 0", "end"]);
  events.length = 0;
  await run([...args, "--no-progress"], { ...streams, input: chunksOf([INPUT]) });
  expect(events).toEqual([]);
});

test("url ip and url ip match count too", async () => {
  for (const args of [["ip"], ["ip", "match", devNull]]) {
    const counts: number[] = [];
    const progress = {
      inputBytes: null,
      expect: () => {},
      advance: (lines: number) => counts.push(lines),
      end: () => {},
    };
    await run(args, { input: chunksOf(["10.0.0.1\n"]), output: collect(), errors: collect(), progress });
    expect([args, counts]).toEqual([args, [0, 1]]);
    counts.length = 0;
    await run([...args, "--no-progress"], {
      input: chunksOf(["10.0.0.1\n"]),
      output: collect(),
      errors: collect(),
      progress,
    });
    expect(counts).toEqual([]);
  }
});
