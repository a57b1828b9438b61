import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../src/main.ts";
import { chunksOf, collect, url } from "./harness.ts";
import cases from "./trurl-cases.json" with { type: "json" };

// The command lines of trurl 0.16.1's own suite with what it prints there, in a form of our own, without the five that are
// below and five that are for older versions of libcurl.

interface Row {
  readonly args: readonly string[];
  /** The text, or what it is as JSON. */
  readonly output: unknown;
  readonly status?: number;
  readonly errors?: string;
}

/** The files that the command lines name. */
const FILES: Readonly<Record<string, string>> = {
  "test0000.txt": `https://${"a".repeat(5000)}\nhttp://example.org\n`,
  "test0001.txt":
    "https://curl.se/\n\nhttps://docs.python.org/   \n   \r\ngit://github.com/curl/curl.git\r\n\t\nhttp://example.org\t   \t\nxyz://hello/?hi",
  "test0002.txt": "\n   \n",
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trurl "));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(Object.entries(cases as Record<string, Row[]>))("%s", (_, rows) => {
  test.each(rows.map((row) => [row.args.join(" ") || "no arguments", row] as const))("%s", async (_name, row) => {
    const outcome = await url(["trurl", ...row.args.map((text) => (text in FILES ? join(folder, text) : text))]);
    const output = typeof row.output === "string" ? outcome.output : JSON.parse(outcome.output);
    expect({ status: outcome.status, output }).toEqual({ status: row.status ?? 0, output: row.output });
    if (row.errors === "any") expect(outcome.errors).not.toBe("");
    else expect(outcome.errors).toBe(row.errors ?? "");
  });
});

// trurl prints something else for these. The URL Standard has no zone identifiers, writes hosts in lower case, and
// percent-encodes ";" in a password.
test.each([
  ["a zone identifier", ["https://[fe80::1%eth0]/", "-g", "{zoneid}"], ""],
  ["a zone identifier that starts with a hex digit", ["https://[fe80::1%euth0]:8080/", "-g", "{zoneid}"], ""],
  ["a zone identifier in JSON", ["imap://[ff00::1234%hello]/", "--json"], "[]\n"],
  ["capital letters in a host", ["https://EXAMPLE.com"], "https://example.com/\n"],
  ["login options", ["imap://us%65r:pwd;gir%41ffe@odd"], "imap://user:pwd%3bgirAffe@odd/\n"],
])("the URL Standard wins: %s", async (_, args, output) => {
  expect((await url(["trurl", ...args])).output).toBe(output);
});

test.each([
  [["-f", "missing.txt"], 1, "--url-file missing.txt not found"],
  [["a", "--append", "host=b"], 2, "--append unsupported component: host=b"],
  [["a", "--unknown"], 4, "unknown option: --unknown"],
  [["a", "--json=1"], 4, "unknown option: --json"],
  [["a", "--punycode", "--as-idn"], 4, "--as-idn is mutually exclusive with --punycode"],
  [["a", "--as-idn", "--punycode"], 4, "--punycode is mutually exclusive with --as-idn"],
  [["a", "--redirect", "b", "--redirect", "c"], 4, "only one --redirect is supported"],
  [["a", "--query-separator", ";", "--query-separator", ":"], 4, "only one --query-separator is supported"],
  [["a", "--set", "nothing=b"], 5, "unknown component: nothing"],
  [["a", "--set", "host"], 5, "invalid --set syntax: host"],
  [["a", "--trim", "path=b"], 8, "Unsupported trim component: path=b"],
  [["a", "-g", "{nothing}"], 10, '"nothing" is not a recognized URL component'],
  [["a", "-g", "{wrong:host}"], 10, "Bad --get syntax: {wrong:host}"],
  [["a", "-g", "{}"], 10, "Bad --get syntax: {}"],
  [["a", "-g", "{puny:idn:host}"], 10, "idn modifier is mutually exclusive with puny"],
  [["a", "--iterate", "port"], 11, "wrong iterate syntax"],
  [["a", "--iterate", "nothing=1"], 11, "bad component for iterate"],
  [["--verify", "http://[x/"], 9, "IPv6-unclosed [http://[x/]"],
])("%j ends with a message and trurl's status", async (args, status, message) => {
  expect(await url(["trurl", ...args])).toEqual({
    status,
    output: "",
    errors: `trurl error: ${message}\ntrurl error: Try trurl -h for help\n`,
  });
});

test.each([
  ["host=a/b", "Error setting host: Bad hostname"],
  ["host:=a@b", "Error setting host: Bad hostname"],
  ["port=70000", "Error setting port: Port number was not a decimal number between 0 and 65535"],
  ["scheme=1", "Error setting scheme: Bad scheme"],
  ["zoneid=eth0", "Error setting zoneid: the URL Standard has no zone identifiers"],
  ["path:=/a b", "Error setting path: Malformed input to a URL function"],
])("--set %s changes nothing and says why", async (text, message) => {
  expect(await url(["trurl", "http://example.com/x", "--set", text])).toEqual({
    status: 0,
    output: "http://example.com/x\n",
    errors: `trurl note: ${message}\n`,
  });
});

test.each([
  ["user:=a@b:c/d", "http://a%40b%3ac%2fd@example.com/"],
  ["path:=/a?b#c", "http://example.com/a%3fb%23c"],
  ["query:=a#b", "http://example.com/?a%23b"],
])("--set %s cannot spill into another component", async (text, written) => {
  expect((await url(["trurl", "http://example.com", "--set", text])).output).toBe(`${written}\n`);
});

test("a host of --iterate is parsed as any other", async () => {
  expect(await url(["trurl", "localhost", "--iterate", "host=ONE %"])).toEqual({
    status: 0,
    output: "http://one/\n",
    errors: "trurl note: domain-to-ASCII [http://%25/]\n",
  });
});

test("reads URLs from standard input, and skips lines of more than 4,094 bytes with a note", async () => {
  const outcome = await url(["trurl", "-f", "-"], [`${"a".repeat(4095)}\n${"b".repeat(50)}.example\r\n`]);
  expect(outcome).toEqual({
    status: 0,
    output: `http://${"b".repeat(50)}.example/\n`,
    errors: "trurl note: skipping long line\n",
  });
});

test("a terminal gets no control characters, and a pipe gets the text as it is", async () => {
  const args = ["trurl", "http://example.com/%1b[2J", "-g", "{path}"];
  const output = { ...collect(), terminal: { columns: 80, color: false } };
  await run(args, { input: chunksOf([]), output, errors: collect() });
  expect(output.text()).toBe("/%1B[2J\n");
  expect((await url(args)).output).toBe("/\x1b[2J\n");
});

test("--help lists every option, and --version says what it is", async () => {
  expect((await url(["trurl", "--help"])).output).toContain("-g, --get <format>");
  expect((await url(["trurl", "-v"])).output).toMatch(/^trurl by @url\/cli \d/);
});
