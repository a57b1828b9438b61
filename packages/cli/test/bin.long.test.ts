import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { runProgram } from "@url/tooling-shared/programs";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { builtCommand } from "./built.ts";

let bin: string;

beforeAll(() => {
  bin = builtCommand();
});

/** Runs the built command in a process of its own. */
function url(args: readonly string[], input = ""): { status: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = runProgram(process.execPath, [bin, ...args], { input });
  return { status, output: stdout, errors: stderr };
}

/** Starts it with pipes for its streams; it does not outlive the test. */
function spawnURL(args: readonly string[], flags: readonly string[] = []): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [...flags, bin, ...args], {
    stdio: "pipe",
    timeout: 600_000,
    killSignal: "SIGKILL",
  });
  onTestFinished(() => {
    child.kill();
  });
  return child;
}

test("bin: starts with a #! line", () => {
  expect(readFileSync(bin, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test("bin: exits with 0 for a URL, 1 for an invalid one, 3 for misuse, and writes errors to standard error without a stack", () => {
  expect(url(["inspect", "https://EXAMPLE.com"])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^href +https:\/\/example\.com\/\n/),
    errors: "",
  });
  expect(url(["inspect", "https://"])).toEqual({
    status: 1,
    output: "",
    errors: "column 9: error: The URL has no host. [host-missing]\n  https://\n          ^\n",
  });
  expect(url(["inspect"])).toMatchObject({
    status: 3,
    output: "",
    errors: expect.stringMatching(/^url inspect: .*\n$/),
  });
});

test("bin: normalize filters standard input", () => {
  expect(url(["normalize"], "https://A\nhttps://\nhttps://ß.example")).toEqual({
    status: 1,
    output: "https://a/\nhttps://xn--zca.example/\n",
    errors: '<stdin>:2:9: host-missing: "https://"\n',
  });
});

test("bin: loads nothing that is deprecated", () => {
  const { status, stderr } = runProgram(process.execPath, [
    "--throw-deprecation",
    bin,
    "inspect",
    "https://faß.example/",
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("bin: exits with 0 and no message when the reader closes the pipe (EPIPE), even if the input never ends", async () => {
  const child = spawnURL(["normalize"]);
  const lines = "HTTPS://A\n".repeat(1000);
  const feeding = pipeline(
    Readable.from(
      (function* () {
        for (;;) yield lines;
      })(),
    ),
    child.stdin,
  );
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  await expect(feeding).rejects.toThrow(/EPIPE|ECONNRESET|premature/i);
  const status = await new Promise((resolve) => child.on("close", resolve));
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
});

test("bin: writes one line to standard error and exits with 2 if the output cannot be written", () => {
  const unwritable = openSync(fileURLToPath(import.meta.url), "r");
  const { status, stderr } = runProgram(process.execPath, [bin, "inspect", "https://a/"], {
    stdio: ["ignore", unwritable, "pipe"],
  });
  closeSync(unwritable);
  expect(stderr).toMatch(/^url: cannot write: EBADF.*\n$/);
  expect(status).toBe(2);
});

test.each([["normalize"], ["validate"], ["validate", "-"], ["ip"]])(
  "bin: exits with 2 if standard input is a directory: %s",
  (...args) => {
    const directory = openSync(".", "r");
    const { status, stdout, stderr } = runProgram(process.execPath, [bin, ...args], {
      stdio: [directory, "pipe", "pipe"],
    });
    closeSync(directory);
    expect(stderr).toMatch(/^url.*: cannot read standard input: it is a directory\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  },
);

test("bin: reports a misspelt file name as a missing file with status 2, and judges the other inputs", () => {
  const { status, output, errors } = url(["validate", "no-such-urls.txt", "https://h:x/"]);
  expect(errors).toMatch(/^url validate: cannot read "no-such-urls\.txt": there is no such file/);
  expect(output).toMatch(/\[port-invalid\]/);
  expect(status).toBe(2);
});

test("bin: SIGINT kills it at once, and output that was already written stays", async () => {
  const child = spawnURL(["normalize"]);
  child.stdin.write("HTTPS://A\n");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    child.kill("SIGINT");
  });
  const end = await new Promise((resolve) => child.on("close", (status, signal) => resolve({ status, signal })));
  expect({ end, output }).toEqual({ end: { status: null, signal: "SIGINT" }, output: "https://a/\n" });
});

test("bin: continues when the reader of standard error closes it", async () => {
  const child = spawnURL(["normalize"]);
  child.stderr.destroy();
  child.stdin.end(`${"https://\n".repeat(20_000)}HTTPS://A\n`);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  expect({ status, output }).toEqual({ status: 1, output: "https://a/\n" });
});

test("bin: writes bounded output in a heap of 64 MB for an input with 320 KB of errors, in every form", () => {
  const folder = mkdtempSync(join(tmpdir(), "url-bounded-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "urls.txt");
  for (const line of [`https://h/${"\\".repeat(320_000)}`, `data:text/plain,${'a b"<'.repeat(64_000)}`]) {
    writeFileSync(file, line);
    for (const form of [[], ["--json"], ["--sarif"]]) {
      const args = ["--max-old-space-size=64", bin, "validate", ...form, file];
      const { status, stdout, stderr } = runProgram(process.execPath, args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout.length).toBeLessThan(200_000);
    }
  }
});

test("bin: writes the href of a line before it reads the next line", async () => {
  const child = spawnURL(["normalize"]);
  const output = child.stdout.setEncoding("utf8")[Symbol.asyncIterator]();
  for (const host of ["a", "b", "c"]) {
    child.stdin.write(`https://${host}\n`);
    expect((await output.next()).value).toBe(`https://${host}/\n`);
  }
  child.stdin.end();
  expect((await output.next()).done).toBe(true);
});

test("bin: 200 MB of additional input do not stay in memory", async () => {
  const small = await filterMegabytes(100);
  const large = await filterMegabytes(300);
  expect(small.received).toBe(small.expected);
  expect(large.received).toBe(large.expected);
  // Were the input or the output kept, each would add its size. What is measured is garbage not yet collected.
  expect(large.peak - small.peak).toBeLessThan(50e6);
});

/** Sends about that many megabytes of lines through `url normalize`; gives bytes, and the process's peak memory. */
async function filterMegabytes(count: number): Promise<{ expected: number; received: number; peak: number }> {
  const lines = "HTTPS://EXAMPLE.com/some/path/of/a/usual/length?query=1#fragment\n".repeat(1000);
  const chunks = Math.ceil((count * 1e6) / lines.length);
  const report = "process.on('exit', () => console.error(process.resourceUsage().maxRSS))";
  const child = spawnURL(["normalize"], ["--import", `data:text/javascript,${encodeURIComponent(report)}`]);
  let received = 0;
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  await Promise.all([
    pipeline(Readable.from(Array(chunks).fill(lines)), child.stdin),
    (async () => {
      for await (const chunk of child.stdout) received += chunk.length;
    })(),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  // Kilobytes, in Node's own words.
  return { expected: chunks * lines.length, received, peak: Number(errors) * 1024 };
}
