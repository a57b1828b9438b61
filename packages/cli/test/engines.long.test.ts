import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
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

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [builtCommand(), ...args], { stdio: "pipe" });
  onTestFinished(() => {
    child.kill();
  });
  return child;
}

function ended(child: ChildProcessWithoutNullStreams): Promise<{ status: number | null; signal: string | null }> {
  return new Promise((resolve) => child.on("close", (status, signal) => resolve({ status, signal })));
}

test.each([[[]]])(
  "an engine that waits for the answer to each line before it sends the next gets it, %j",
  async (options) => {
    const child = start([...COMMAND, ...options]);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const [i, line] of LINES.entries()) {
      child.stdin.write(`${line}\n`);
      expect((await answers.next()).value).toBe(ANSWERS[i]);
    }
    const end = ended(child);
    child.stdin.end();
    expect((await answers.next()).done).toBe(true);
    expect(await end).toEqual({ status: 0, signal: null });
  },
);

test("an engine that sends blocks, and ends without a line feed, gets one line for each line in their order", () => {
  const input = Array.from({ length: 20_000 }, (_, i) => LINES[i % 5]!.replace("a/", `a${i}/`)).join("\n");
  for (const options of [[], ["--jobs", "2"]]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand(), ...COMMAND, ...options], {
      input,
      encoding: "utf8",
    });
    const lines = stdout.split("\n");
    expect({ status, stderr, count: lines.length }).toEqual({ status: 0, stderr: "", count: 20_001 });
    expect(lines.slice(10_000, 10_005)).toEqual(["a10000\t", ...ANSWERS.slice(1, 5)]);
  }
});

test("no input gives no output and status 0, as an engine with an empty partition expects", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand(), ...COMMAND], {
    input: "",
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("ClickHouse's TabSeparated: a tab, a line feed and a backslash in a value are escapes, in both directions", () => {
  const args = [builtCommand(), "get", "--in", "tsv", "--columns", "query:q,error", "--one-to-one"];
  const { stdout } = spawnSync(process.execPath, args, {
    input: "https://a/?q=b%09c%0Ad%5C\\te\n\n",
    encoding: "utf8",
  });
  expect(stdout).toBe("b\\tc\\nd\\\\e\t\n\tmissing-scheme-non-relative-URL\n");
});

test("Hadoop streaming: the key and a tab before the URL stay before the answer", () => {
  const args = [builtCommand(), "get", "--in", "tsv", "--field", "2", "--columns", "site", "--keep-input"];
  const input = "7\thttps://a.example.com/\n8\thttps://example.org/\n";
  expect(spawnSync(process.execPath, args, { input, encoding: "utf8" }).stdout).toBe(
    "7\thttps://a.example.com/\thttps://example.com\n8\thttps://example.org/\thttps://example.org\n",
  );
});

test("docs/command-at-scale.md names every engine", () => {
  const page = readFileSync(new URL("../../../docs/command-at-scale.md", import.meta.url), "utf8");
  for (const name of ["Spark", "Hadoop", "ClickHouse", "GNU parallel", "xargs"]) expect(page).toContain(name);
});
