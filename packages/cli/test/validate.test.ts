import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../src/main.ts";
import { chunksOf, collect, url } from "./harness.ts";

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "url-validate-"));
  file = join(folder, "urls.txt");
  writeFileSync(file, "https://example.com/\r\nhttps://example.com/a b\r\nhttps://example.com:x/\n");
});

afterAll(() => rmSync(folder, { recursive: true }));

const codesOf = (output: string) => Array.from(output.matchAll(/\[([a-zA-Z0-9-]+)\]$/gm), ([, code]) => code);

describe("validate: inputs", () => {
  test("judges an argument", async () => {
    expect(await url(["validate", "https://example.com:99999/"])).toEqual({
      status: 1,
      output: [
        "column 21: error: The port is greater than 65535. [port-out-of-range]",
        "  https://example.com:99999/",
        "                      ^^^^^\n",
      ].join("\n"),
      errors: "",
    });
  });

  test("judges the lines of a file, which may end with CRLF, and names their place", async () => {
    const { status, output } = await url(["validate", file]);
    expect(status).toBe(1);
    // A sentence may go on in the next line; the name of the folder decides where.
    expect(output.replace(/\n +/g, " ")).toContain(
      `${file}:2:22: warning: A space has to be percent-encoded here. [invalid-URL-unit] https://example.com/a b`,
    );
    expect(output.replace(/\n +/g, " ")).toContain(
      `${file}:3:21: error: The port has “x”, which is not a digit. [port-invalid] https://example.com:x/`,
    );
  });

  test("judges standard input, without arguments and for -", async () => {
    for (const args of [[], ["-"]]) {
      const { status, output } = await url(["validate", ...args], ["https://a/\nhttps://a/b", " c\n"]);
      expect(status).toBe(0);
      expect(output).toMatch(/^<stdin>:2:12: warning: /);
    }
  });

  test("judges several inputs in their order", async () => {
    const { output } = await url(["validate", "https://u@a/", file, "-", "word:a b"], ["https://a/[\n"]);
    expect(codesOf(output)).toEqual([
      "invalid-credentials",
      "invalid-URL-unit",
      "port-invalid",
      "invalid-URL-unit",
      "invalid-URL-unit",
      "scheme-not-registered",
    ]);
  });

  test("--urls: treats the name of a file as an input, and reads no file", async () => {
    const { status, output } = await url(["validate", "--urls", file]);
    expect(status).toBe(1);
    expect(codesOf(output)).toEqual(["missing-scheme-non-relative-URL"]);
    expect((await url(["validate", "--urls"], ["word\n"])).output).toBe("");
  });

  test("treats a name without a scheme as a file, reports a missing one, and judges the other inputs", async () => {
    const missing = join(folder, "urls-misspelt.txt");
    const { status, output, errors } = await url(["validate", missing, "https://a/b c", folder]);
    expect(status).toBe(2);
    expect(codesOf(output)).toEqual(["invalid-URL-unit"]);
    expect(errors).toBe(
      `url validate: cannot read "${missing}": there is no such file (an input without a scheme needs --urls)\n` +
        `url validate: cannot read "${folder}": it is a directory\n`,
    );
  });

  test("judges an input with a scheme even if a file has that name, and reads the file with --files", async () => {
    const directory = process.cwd();
    process.chdir(folder);
    try {
      writeFileSync("a:b", "https://a:x/");
      // One letter and a colon are a drive of Windows.
      expect(codesOf((await url(["validate", "a:b"])).output)).toEqual(["port-invalid"]);
      writeFileSync("aa:b", "https://a:x/");
      expect(codesOf((await url(["validate", "aa:b"])).output)).toEqual(["scheme-not-registered"]);
      expect(codesOf((await url(["validate", "--files", "aa:b"])).output)).toEqual(["port-invalid"]);
      expect(codesOf((await url(["validate", "./aa:b"])).output)).toEqual(["port-invalid"]);
    } finally {
      process.chdir(directory);
    }
  });

  test("--base: resolves inputs; an invalid base is the only finding", async () => {
    expect(await url(["validate", "--urls", "--base", "https://a/", "../x"])).toEqual({
      status: 0,
      output: "",
      errors: "",
    });
    const { status, output } = await url(["validate", "--base", "https://", "../x", "a b"]);
    expect(status).toBe(1);
    expect(output).toMatch(/^base URL:9: error: The URL has no host\. \[host-missing\]\n/);
    expect(codesOf(output)).toEqual(["host-missing"]);
  });
});

describe("validate: exit status", () => {
  test.each<[number, string[]]>([
    [0, ["https://a/"]],
    [0, ["--strict", "https://a/"]],
    [0, ["https://a/b c"]],
    [1, ["--strict", "https://a/b c"]],
    [1, ["https://a:x/"]],
    [1, ["--strict", "https://a/b c", "https://a:x/"]],
    // The fatal error is the second finding of the input, and not shown.
    [1, ["--max-errors", "1", " https://a:x/"]],
  ])("%j: %j", async (status, args) => {
    expect((await url(["validate", ...args])).status).toBe(status);
  });

  test.each<[string, string[]]>([
    ["--max-errors takes a number", ["--max-errors", "0"]],
    ["--max-errors takes a number", ["--max-errors", "1e3"]],
    ["--max-errors takes a number", ["--max-errors="]],
    ["--encoding takes a label", ["--encoding", "latin-17"]],
    ["exclude each other", ["--json", "--sarif"]],
    ["exclude each other", ["--urls", "--files"]],
    ["--nonsense", ["--nonsense"]],
  ])("misuse writes one line and exits with 3: %s", async (message, args) => {
    const { status, output, errors } = await url(["validate", ...args]);
    expect({ status, output }).toEqual({ status: 3, output: "" });
    expect(errors).toMatch(/^url validate: [^\n]*\n$/);
    expect(errors).toContain(message);
  });
});

test("validate --max-errors: stops after that many, says so, and reads no further", async () => {
  let read = 0;
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (; read < 100; read++) yield Buffer.from("https://a/[ ]\n");
  }
  const output = collect();
  const errors = collect();
  expect(await run(["validate", "--max-errors", "4"], { input: lines(), output, errors })).toBe(0);
  expect(codesOf(output.text()).length).toBe(4);
  expect(errors.text()).toBe("url validate: stopped at 4 findings (--max-errors)\n");
  expect(read).toBeLessThan(10);
});

/** Validates these bytes on standard input. */
async function validateBytes(bytes: string, args: readonly string[]): Promise<{ status: number; text: string }> {
  const output = collect();
  const errors = collect();
  const status = await run(["validate", ...args], { input: chunksOf([Buffer.from(bytes, "latin1")]), output, errors });
  return { status, text: output.text() };
}

test("validate: bytes that are not UTF-8 are an error with their offset, and U+FFFD itself is not an error", async () => {
  const latin = "https://h/ok\nhttps://h/caf\xe9\nhttps://h/\xef\xbf\xbd\n";
  const { status, text } = await validateBytes(latin, ["--json"]);
  const [, finding] = text.split("\n").map((line) => JSON.parse(line || "{}"));
  expect(status).toBe(1);
  expect(finding).toMatchObject({ code: "ill-formed-bytes", level: "error", line: 2, start: 13, end: 14 });
  expect(finding.message).toBe("These bytes are not UTF-8, at byte 26 of the file: they are read as U+FFFD.");
  expect(text.split("\n").length).toBe(3);
});

test("validate --encoding: a file in another encoding is read in it", async () => {
  expect(await validateBytes("https://h/caf\xe9\n", ["--encoding", "latin1"])).toEqual({ status: 0, text: "" });
  expect(await validateBytes("h\0t\0t\0p\0:\0/\0/\0h\0\n\0", ["--encoding", "utf-16le"])).toEqual({
    status: 0,
    text: "",
  });
  const { status, text } = await validateBytes("https://h/\x82\xa0\n\x82\n", ["--encoding", "shift_jis", "--json"]);
  expect(status).toBe(1);
  expect(text).toContain("These bytes are not SHIFT_JIS: they are read as U+FFFD.");
  expect(text).toContain('"line":2');
});

test("validate: --max-errors counts the error of the bytes", async () => {
  const { text } = await validateBytes("https://h/\xe9 a b\n", ["--max-errors", "2"]);
  expect(codesOf(text)).toEqual(["ill-formed-bytes", "invalid-URL-unit"]);
});

test("validate --json: writes an object for each input that has findings, then one for each finding", async () => {
  const { output } = await url(["validate", "--json", file, "https://a/\n%"]);
  const objects = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(objects).toEqual([
    {
      type: "input",
      item: 1,
      source: file,
      line: 2,
      input: "https://example.com/a b",
      length: 23,
      base: null,
      passwordHidden: false,
      findings: 1,
      omitted: 0,
    },
    {
      type: "finding",
      item: 1,
      source: file,
      line: 2,
      code: "invalid-URL-unit",
      level: "warning",
      fatal: false,
      in: "input",
      start: 21,
      end: 22,
      text: " ",
      message: "A space has to be percent-encoded here.",
      see: "https://url.spec.whatwg.org/#invalid-url-unit",
      suggestion: { start: 21, end: 22, replacement: "%20" },
    },
    expect.objectContaining({ type: "input", item: 2, source: file, line: 3 }),
    expect.objectContaining({ item: 2, source: file, line: 3, code: "port-invalid", fatal: true, suggestion: null }),
    expect.objectContaining({ type: "input", item: 3, source: null, line: null, input: "https://a/\n%", findings: 2 }),
    expect.objectContaining({ item: 3, source: null, line: null, code: "invalid-URL-unit", start: 10, end: 11 }),
    expect.objectContaining({ item: 3, source: null, line: null, code: "invalid-URL-unit", start: 11, end: 12 }),
  ]);
});

test("validate --sarif: writes one log for all inputs, and one without results if nothing was found", async () => {
  const { status, output } = await url(["validate", "--sarif", file]);
  expect(status).toBe(1);
  const { version, runs } = JSON.parse(output);
  expect(version).toBe("2.1.0");
  expect(runs[0].results.map((result: { ruleId: string }) => result.ruleId)).toEqual([
    "invalid-URL-unit",
    "port-invalid",
  ]);
  expect(runs[0].results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: expect.stringMatching(/^file:\/\/\/.*urls\.txt$/) },
    region: { startLine: 3, startColumn: 21, endLine: 3, endColumn: 22 },
  });
  expect(JSON.parse((await url(["validate", "--sarif", "https://a/"])).output).runs[0].results).toEqual([]);
});

test("validate: writes color to a terminal, and wraps lines at its width", async () => {
  const output = { ...collect(), terminal: { columns: 40, color: true } };
  const input = `https://example.com/${"a".repeat(100)} b`;
  await run(["validate", input], { input: chunksOf([]), output, errors: collect() });
  const lines = output.text().trimEnd().split("\n");
  const [head = ""] = lines;
  const [text = "", carets = ""] = lines.slice(lines.findIndex((line) => line.includes("…")));
  expect(head).toContain("\x1b[33mwarning\x1b[0m");
  expect(text.length).toBeLessThanOrEqual(40);
  expect(carets).toMatch(/^ {2,}\x1b\[33m\^\x1b\[0m$/);
});

test("validate: stops when the reader closes the pipe", async () => {
  let closed = false;
  let read = 0;
  const output = {
    get closed() {
      return closed;
    },
    write() {
      closed = true;
      return undefined;
    },
  };
  async function* more(): AsyncGenerator<Uint8Array> {
    for (; read < 100; read++) yield Buffer.from("https://a/[\n");
  }
  const status = await run(["validate"], { input: more(), output, errors: collect() });
  expect(read).toBe(0);
  expect(status).toBe(0);
});
