import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { run } from "../src/main.ts";
import { collect, url } from "./harness.ts";

test("help: lists the commands on standard output", async () => {
  const { status, output, errors } = await url(["--help"]);
  expect(output).toMatch(/^Usage: url <command>/);
  expect(output).toMatch(/^ {2}inspect +\S/m);
  expect(output).toMatch(/^ {2}validate +\S/m);
  expect(output).toMatch(/^ {2}normalize +\S/m);
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
  expect(await url(["-h"])).toEqual({ status, output, errors });
});

test.each(["inspect", "validate", "normalize"])("help: url %s --help shows the help of the command", async (name) => {
  const { status, output, errors } = await url([name, "--help"]);
  expect(output).toMatch(new RegExp(`^Usage: url ${name} `));
  expect(output).toContain("--base <url>");
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
});

test("help: is shown even if other arguments are wrong, but not for --help after --", async () => {
  expect((await url(["inspect", "--nonsense", "-h"])).status).toBe(0);
  expect((await url(["inspect", "--", "-h"])).output).toBe("");
});

test("version: is that of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(await url(["--version"])).toEqual({ status: 0, output: `${version}\n`, errors: "" });
  expect(await url(["-v"])).toEqual({ status: 0, output: `${version}\n`, errors: "" });
});

describe("misuse: writes one line to standard error and exits with 3", () => {
  test.each<[string, string[], string]>([
    ["no command", [], "missing command"],
    ["an empty command", [""], 'unknown command ""'],
    ["an unknown command", ["inspekt", "x"], 'unknown command "inspekt"'],
    ["a name that objects have", ["constructor"], 'unknown command "constructor"'],
    ["an unknown option before a command", ["--json", "inspect"], 'unknown option "--json"'],
    ["an unknown option", ["inspect", "--jsn", "a:b"], "--jsn"],
    ["an option without its value", ["inspect", "a:b", "--base"], "--base"],
    ["an option whose value looks like another", ["inspect", "--base", "--json", "a:b"], "--base=-XYZ"],
    ["a value for an option that takes none", ["inspect", "--json=yes", "a:b"], "--json"],
    ["no input", ["inspect"], "exactly one input"],
    ["two inputs", ["inspect", "a:b", "c:d"], "exactly one input"],
    ["a misspelt command", ["normalise"], 'unknown command "normalise"; did you mean "normalize"?'],
    ["a command of old", ["resolve", "a", "b:c"], 'did you mean "rfc resolve"?'],
    ["help of an unknown command", ["help", "vaildate"], 'did you mean "validate"?'],
    ["a misspelt subcommand", ["rfc", "parze"], 'did you mean "parse"?'],
    ["a misspelt option", ["inspect", "--jsno", "a:b"], 'did you mean "--json"?'],
    ["control characters in an argument", ["a\nb\u001B[2J"], "a\\nb\\u{1B}[2J"],
    ["a line feed in an option", ["inspect", "--a\nb"], "--a b"],
  ])("%s", async (_name, args, message) => {
    const { status, output, errors } = await url(args);
    expect(errors).toMatch(/^url[^\n]*\n$/);
    expect(errors).toContain(message);
    expect({ status, output }).toEqual({ status: 3, output: "" });
  });
});

test("an input that fails: writes one line to standard error, without a stack, and exits with 2", async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("https://EXAMPLE.com\nhttps://");
    throw new Error("EISDIR: illegal operation on a directory, read");
  }
  const output = collect();
  const errors = collect();
  expect(await run(["normalize"], { input: failing(), output, errors })).toBe(2);
  expect(output.text()).toBe("https://example.com/\n");
  expect(errors.text()).toBe("url: cannot read standard input: EISDIR: illegal operation on a directory, read\n");
});
