import { type ChildProcessWithoutNullStreams, type StdioPipe, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { leaveOut } from "@url/tooling-shared/left-out";
import { killTree, succeeds } from "@url/tooling-shared/programs";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { builtCommand } from "./built.ts";

// What Spark's `pipe`, Hadoop streaming, ClickHouse's executable functions, GNU parallel and xargs do with a command, as
// docs/command-at-scale.md says.

const COMMAND = ["get", "{host}\\t{error}", "--one-to-one"];
const LINES = ["https://a/", "no url", "", "https://b:x/", "https://ü.example/\r", `https://c/${"d".repeat(100_000)}`];
const ANSWERS = [
  "a\t",
  "\tmissing-scheme-non-relative-URL",
  "\tmissing-scheme-non-relative-URL",
  "\tport-invalid",
  "xn--tda.example\t",
  "c\t",
];

/** Starts a program in a process group of its own, which ends with the test or after 20 seconds. */
function startProgram(program: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const stdio: StdioPipe[] = ["pipe", "pipe", "pipe"];
  // biome-ignore lint/plugin: the limit below is that of its whole group
  const child = spawn(program, args, { stdio, detached: true }) as ChildProcessWithoutNullStreams;
  const killGroup = (): void => {
    if (child.pid !== undefined) killTree(child.pid);
  };
  const limit = setTimeout(killGroup, 120_000);
  onTestFinished(() => {
    clearTimeout(limit);
    killGroup();
  });
  // A program that has ended does not read the rest.
  child.stdin.on("error", () => {});
  return child;
}

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return startProgram(process.execPath, [builtCommand(), ...args]);
}

const OK = { status: 0, signal: null };

interface End {
  readonly status: number | null;
  readonly signal: string | null;
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<End> {
  const [status, signal] = await once(child, "close");
  return { status, signal };
}

/** Sends `input` to a program, and returns all that it leaves behind. */
async function runProgram(
  program: string,
  args: readonly string[],
  input: string,
): Promise<{ readonly end: End; readonly output: string; readonly errors: string }> {
  const child = startProgram(program, args);
  const result = Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  child.stdin.end(input);
  const [end, output, errors] = await result;
  return { end, output, errors };
}

function isMissing(program: string, context: TestContext): boolean {
  const missing = !succeeds(program);
  if (missing) leaveOut(context, `url get under ${program}: it is not installed.`);
  return missing;
}

test("an engine that waits for the answer to each line before it sends the next gets it", async () => {
  const child = start(COMMAND);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [i, line] of LINES.entries()) {
    child.stdin.write(`${line}\n`);
    expect((await answers.next()).value).toBe(ANSWERS[i]);
  }
  const end = ended(child);
  child.stdin.end();
  expect((await answers.next()).done).toBe(true);
  expect(await end).toEqual(OK);
});

test("an engine that closes the pipe ends the command with status 0 and without a message", async () => {
  const child = start(COMMAND);
  const errors = text(child.stderr);
  const end = ended(child);
  child.stdout.once("data", () => child.stdout.destroy());
  const block = "https://a/\n".repeat(10_000);
  const send = (): void => {
    while (child.stdin.writable && child.stdin.write(block));
  };
  child.stdin.on("drain", send);
  send();
  expect(await end).toEqual(OK);
  expect(await errors).toBe("");
});

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)(
  "%s ends a command that waits for its next line; every answer so far is whole",
  async (signal) => {
    const child = start(COMMAND);
    const errors = text(child.stderr);
    const end = ended(child);
    child.stdin.write("https://a/\nno url\nhttps://b");
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      if (output.split("\n").length === 3) child.kill(signal);
    });
    expect(await end).toEqual({ status: null, signal });
    expect(output).toBe("a\t\n\tmissing-scheme-non-relative-URL\n");
    expect(await errors).toBe("");
  },
);

/** Lines of many lengths, of which some are not URLs, some are empty, and some are not ASCII. */
function manyLines(count: number): string {
  const shapes = ["https://a/", "no url", "", "https://b:x/", "https://ü.example/"];
  return Array.from(
    { length: count },
    (_, i) => `${shapes[i % 5]!.replace("a/", `a${i}/${"p".repeat(i % 97)}`)}\n`,
  ).join("");
}

test("GNU parallel --pipe --keep-order writes byte by byte what one process writes", async (context) => {
  if (isMissing("parallel", context)) return;
  const input = manyLines(60_000);
  const args = [builtCommand(), ...COMMAND];
  const one = await runProgram(process.execPath, args, input);
  const pipe = ["--will-cite", "-q", "--pipe", "--keep-order", "--block", "500k", "-j2", process.execPath, ...args];
  const parallel = await runProgram("parallel", pipe, input);
  expect(parallel.end).toEqual(OK);
  expect(parallel.output === one.output).toBe(true);
});

test("xargs passes lines as arguments, in several calls, and returns 123 if one of them is not a URL", async (context) => {
  if (isMissing("xargs", context)) return;
  const args = ["-d", "\n", "-n", "2", process.execPath, builtCommand(), "get", "{host}", "--"];
  const good = await runProgram("xargs", args, "https://a/?x='y z'\nhttps://b/\nhttps://c/\n");
  expect(good).toEqual({ end: OK, output: "a\nb\nc\n", errors: "" });
  const bad = await runProgram("xargs", args, "https://a/\nhttps://b:x/\nhttps://c/\n");
  expect(bad.end).toEqual({ status: 123, signal: null });
  expect(bad.output).toBe("a\nc\n");
  expect(bad.errors).toContain('port-invalid: "https://b:x/"');
});

test("an engine that sends blocks, and ends without a line feed, gets one line for each line in their order", async () => {
  const input = Array.from({ length: 20_000 }, (_, i) => LINES[i % 5]!.replace("a/", `a${i}/`)).join("\n");
  const { end, output, errors } = await runProgram(process.execPath, [builtCommand(), ...COMMAND], input);
  const lines = output.split("\n");
  expect({ end, errors, count: lines.length }).toEqual({ end: OK, errors: "", count: 20_001 });
  expect(lines.slice(10_000, 10_005)).toEqual(["a10000\t", ...ANSWERS.slice(1, 5)]);
});

test("no input gives no output and status 0, as an engine with an empty partition expects", async () => {
  const args = [builtCommand(), ...COMMAND];
  expect(await runProgram(process.execPath, args, "")).toEqual({ end: OK, output: "", errors: "" });
});

test("ClickHouse: url sql serve answers each line of a pool's block, in TabSeparated, before the next one comes", async () => {
  const child = start(["sql", "serve", "url_param"]);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [line, answer] of [
    ["https://a/?q=b%09c%0Ad%5Ce\tq", "b\\tc\\nd\\\\e"],
    ["no url\tq", "\\N"],
    ["\\N\tq", "\\N"],
  ]) {
    child.stdin.write(`${line}\n`);
    expect((await answers.next()).value).toBe(answer);
  }
  const end = ended(child);
  child.stdin.end();
  expect(await end).toEqual(OK);
});

test("Hadoop streaming: the key and a tab before the URL stay before the answer", async () => {
  const args = ["get", "--in", "tsv", "--field", "2", "--columns", "site,error", "--keep-input", "--one-to-one"];
  const input = "7\thttps://a.example.com/\n8\tno url\n9\n";
  expect(await runProgram(process.execPath, [builtCommand(), ...args], input)).toEqual({
    end: OK,
    output:
      "7\thttps://a.example.com/\thttps://example.com\t\n8\tno url\t\tmissing-scheme-non-relative-URL\n9\t\t\tno-input\n",
    errors: "",
  });
});

test("docs/command-at-scale.md names every engine", () => {
  const page = readFileSync(new URL("../../../docs/command-at-scale.md", import.meta.url), "utf8");
  for (const name of ["Spark", "Hadoop", "ClickHouse", "GNU parallel", "xargs"]) expect(page).toContain(name);
});
