import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../src/main.ts";
import { chunksOf, collect, type Outcome, url } from "./harness.ts";
import cases from "./trurl-cases.json" with { type: "json" };

const folder = mkdtempSync(join(tmpdir(), "url-flags-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** A server that answers before it reads. */
const server = createServer((_, response) => void response.end()).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
afterAll(() => void server.close());
const ANSWERING = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const POLICY = file("policy.json", '{"ports":"any"}');
const LOCAL = file("local.json", '{"hosts":{"allow":["localhost"]}}');
const LIST = file("list.txt", "10.0.0.0/8\n");
const SLOPPY = file("sloppy.txt", "10.0.0.1/8\nno\n");
const WRONG = file("wrong.txt", "10.0.0.0/8\nno\n");
const AWS = file("aws.json", '{"prefixes":[{"ip_prefix":"10.0.0.0/8"}],"ipv6_prefixes":[]}');

/** The arguments with the flag, those without it, and standard input. The outcomes have to differ. */
type Use = readonly [withFlag: readonly string[], without: readonly string[], input?: string];

const PAGE = '<a href="https://user:secret@a.com/"></a><a href="b"></a>';
const URL = "https://u@a.example:8080/p?x=1&x=1#f";
const LINES = "https://a/1\nno\nhttps://a/1\n";

/** The options of commands that read lists. */
function reading(...command: readonly string[]): Record<string, Use> {
  return {
    null: [[...command, "--null"], command, "https://a/\0"],
    comments: [[...command, "--comments"], command, "#\n"],
    encoding: [[...command, "--encoding", "utf-16le"], command, "h\0t\0t\0p\0:\0/\0/\0b\0"],
  };
}

/** The options of `url get`, after a command that writes a text. */
function pipeline(command: string, format: readonly string[]): Record<string, Use> {
  const text = [command, ...format];
  return {
    ...reading(...text),
    urls: [
      [...text, "--urls", "b"],
      [...text, "b"],
    ],
    files: [
      [...text, "--files", "https://a/"],
      [...text, "https://a/"],
    ],
    header: [
      [command, "--header", "--columns", "path", URL],
      [command, "--columns", "path", URL],
    ],
    "each-pair": [
      [command, "--each-pair", "--columns", "name", URL],
      [command, "--columns", "name", URL],
    ],
    "unique-by": [[...text, "--unique-by", "host"], text, "https://a/1\nhttps://a/2\n"],
    in: [[...text, "--in", "jsonl"], text, '"https://a/"\n'],
    field: [[...text, "--in", "tsv", "--field", "2"], [...text, "--in", "tsv"], "no\thttps://a/\n"],
    out: [
      [command, "--columns", "host", "--out", "jsonl", URL],
      [command, "--columns", "host", URL],
    ],
    columns: [
      [command, "--out", "tsv", "--columns", "path", URL],
      [command, "--out", "tsv", URL],
    ],
    "keep-input": [
      [command, "--in", "tsv", "--columns", "host", "--keep-input"],
      [command, "--in", "tsv", "--columns", "host"],
      "https://a/\tb\n",
    ],
    base: [[...text, "--base", "https://a/"], text, "/b\n"],
    "guess-scheme": [[...text, "--guess-scheme", "https"], text, "a.example\n"],
    "keep-port": [
      [...text, "--keep-port", "https://a:443/"],
      [...text, "https://a:443/"],
    ],
    where: [[...text, "--where", "path=/1"], text, "https://a/1\nhttps://a/2\n"],
    unique: [[...text, "--unique"], text, LINES],
    "unique-memory": [[...text, "--unique", "--unique-memory", "0"], [...text, "--unique"], LINES],
    "one-to-one": [[...text, "--one-to-one"], text, LINES],
  };
}

const edit = (flag: string, value?: string): Use => [
  ["edit", `--${flag}`, ...(value === undefined ? [] : [value]), URL],
  ["edit", URL],
];
const list = (command: readonly string[], ...rest: readonly string[]): Record<string, Use> => ({
  format: [[...command, "--format", "aws", AWS, ...rest], [...command, AWS, ...rest], "10.0.0.1\n"],
  mask: [
    [...command, "--mask", "--skip-errors", SLOPPY, ...rest],
    [...command, "--skip-errors", SLOPPY, ...rest],
    "10.0.0.1\n",
  ],
  "skip-errors": [[...command, "--skip-errors", WRONG, ...rest], [...command, WRONG, ...rest], "10.0.0.1\n"],
});
const SECRET = "https://u:secret@a:x/";

const USES: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  inspect: {
    base: [
      ["inspect", "b", "--base", "https://a/"],
      ["inspect", "b"],
    ],
    json: [
      ["inspect", URL, "--json"],
      ["inspect", URL],
    ],
    "show-password": [
      ["inspect", SECRET, "--show-password"],
      ["inspect", SECRET],
    ],
  },
  validate: {
    ...reading("validate"),
    base: [
      ["validate", "--urls", "b", "--base", "https://a/"],
      ["validate", "--urls", "b"],
    ],
    urls: [
      ["validate", "--urls", "b"],
      ["validate", "b"],
    ],
    files: [
      ["validate", "--files", "https://a/"],
      ["validate", "https://a/"],
    ],
    json: [
      ["validate", "https://a/ "],
      ["validate", "https://a/ ", "--json"],
    ],
    sarif: [
      ["validate", "https://a/", "--sarif"],
      ["validate", "https://a/"],
    ],
    "max-errors": [
      ["validate", "https://a/\\\\", "--max-errors", "1"],
      ["validate", "https://a/\\\\"],
    ],
    strict: [
      ["validate", "https://a/ ", "--strict"],
      ["validate", "https://a/ "],
    ],
    "show-password": [
      ["validate", SECRET, "--show-password"],
      ["validate", SECRET],
    ],
  },
  extract: {
    format: [["extract", "--format", "html"], ["extract"], PAGE],
    base: [
      ["extract", "--format", "html", "--base", "https://a/", "--json"],
      ["extract", "--format", "html", "--json"],
      PAGE,
    ],
    resolved: [["extract", "--resolved"], ["extract"], "a.com\n"],
    unique: [["extract", "--unique"], ["extract"], "a.com a.com\n"],
    validate: [["extract", "--validate"], ["extract"], "https://a.com/|\n"],
    spoofs: [["extract", "--spoofs"], ["extract"], "https://\u0430pple.com/\n"],
    only: [["extract", "--only"], ["extract"], "a.com\n"],
    json: [["extract", "--json"], ["extract"], "a.com\n"],
    tsv: [["extract", "--tsv"], ["extract"], "a.com\n"],
    "show-password": [["extract", "--format", "html", "--show-password"], ["extract", "--format", "html"], PAGE],
  },
  lint: {
    format: [["lint", "--format", "html"], ["lint"], PAGE],
    base: [["lint", "--format", "html", "--base", "about:blank"], ["lint", "--format", "html"], "<a href=x>"],
    "no-spoofs": [["lint", "--no-spoofs"], ["lint"], "https://\u0430pple.com/\n"],
    strict: [["lint", "--strict"], ["lint"], "https://a.com/|\n"],
    json: [["lint", "--json"], ["lint"], "https://a.com/|\n"],
    sarif: [["lint", "--sarif"], ["lint"], "https://a.com/|\n"],
    "show-password": [["lint", "--format", "html", "--show-password"], ["lint", "--format", "html"], PAGE],
  },
  normalize: {
    urls: [
      ["normalize", "--urls", "b"],
      ["normalize", "b"],
    ],
    ...reading("normalize"),
    base: [["normalize", "--base", "https://a/"], ["normalize"], "b\n"],
    "show-password": [["normalize", "--show-password"], ["normalize"], `${SECRET}\n`],
  },
  match: {
    path: [["match", "--path", "/1"], ["match", "https://b/"], LINES],
    pattern: [["match", "--pattern", "https://a/*"], ["match", "https://b/"], LINES],
    base: [["match", "--path", "/b", "--base", "https://a/"], ["match", "--path", "/b"], "b\n"],
    "ignore-case": [["match", "--path", "/b", "--ignore-case"], ["match", "--path", "/b"], "https://a/B\n"],
    invert: [["match", "--path", "/b", "--invert"], ["match", "--path", "/b"], LINES],
    json: [["match", "--path", "/1", "--json"], ["match", "--path", "/1"], LINES],
  },
  get: pipeline("get", ["{url}"]),
  edit: {
    ...pipeline("edit", []),
    // The default text is the format "{url}".
    columns: [
      ["edit", "--out", "tsv", "--columns", "path", URL],
      ["edit", "--out", "tsv", URL],
    ],
    format: edit("format", "{host}"),
    set: edit("set", "port=1"),
    "set-if-absent": [
      ["edit", "--set-if-absent", "port=1", "https://a/"],
      ["edit", "https://a/"],
    ],
    remove: edit("remove", "query"),
    "append-segment": edit("append-segment", "b"),
    "append-path": edit("append-path", "b"),
    "append-query": edit("append-query", "y=1"),
    "set-query": edit("set-query", "x=2"),
    "replace-query": edit("replace-query", "x=2"),
    "remove-query": edit("remove-query", "x"),
    "keep-query": edit("keep-query", "y"),
    iterate: edit("iterate", "port=1 2"),
    resolve: edit("resolve", "q"),
    "sort-query": [
      ["edit", "--sort-query", "https://a/?b&a"],
      ["edit", "https://a/?b&a"],
    ],
    "dedupe-query": edit("dedupe-query"),
    "strip-tracking": [
      ["edit", "--strip-tracking", "https://a/?utm_source=1"],
      ["edit", "https://a/?utm_source=1"],
    ],
  },
  ip: {
    json: [
      ["ip", "10.0.0.1", "--json"],
      ["ip", "10.0.0.1"],
    ],
    mask: [
      ["ip", "10.0.0.1/8", "--mask"],
      ["ip", "10.0.0.1/8"],
    ],
  },
  "ip match": {
    ...list(["ip", "match"]),
    invert: [["ip", "match", LIST, "--invert"], ["ip", "match", LIST], "10.0.0.1\n"],
  },
  "ip aggregate": list(["ip", "aggregate"]),
  "ip diff": list(["ip", "diff"], LIST),
  "ip contains": list(["ip", "contains"], "10.0.0.1"),
  guard: {
    policy: [
      ["guard", "https://93.184.216.34:1/", "--policy", POLICY],
      ["guard", "https://93.184.216.34:1/"],
    ],
    json: [
      ["guard", "https://127.0.0.1/", "--json"],
      ["guard", "https://127.0.0.1/"],
    ],
    resolve: [
      ["guard", "http://localhost/", "--policy", LOCAL, "--resolve"],
      ["guard", "http://localhost/", "--policy", LOCAL],
    ],
  },
  site: {
    icann: [
      ["site", "a.github.io", "--icann"],
      ["site", "a.github.io"],
    ],
    json: [
      ["site", "a.github.io", "--json"],
      ["site", "a.github.io"],
    ],
  },
  rfc: {},
  "rfc parse": {
    iri: [
      ["rfc", "parse", "--iri", "a:ü"],
      ["rfc", "parse", "a:ü"],
    ],
    json: [
      ["rfc", "parse", "a:b", "--json"],
      ["rfc", "parse", "a:b"],
    ],
    "show-password": [
      ["rfc", "parse", "//u:secret@a", "--show-password"],
      ["rfc", "parse", "//u:secret@a"],
    ],
  },
  "rfc resolve": {
    "no-strict": [
      ["rfc", "resolve", "http:g", "http://a/b", "--no-strict"],
      ["rfc", "resolve", "http:g", "http://a/b"],
    ],
    "show-password": [
      ["rfc", "resolve", "//u:secret@[", "http://a/", "--show-password"],
      ["rfc", "resolve", "//u:secret@[", "http://a/"],
    ],
  },
  "rfc relativize": {
    "show-password": [
      ["rfc", "relativize", "http://a/", "//u:secret@[", "--show-password"],
      ["rfc", "relativize", "http://a/", "//u:secret@["],
    ],
  },
  show: {
    width: [
      ["show", "https://example.com/a/very/long/path", "--width", "10"],
      ["show", "https://example.com/a/very/long/path"],
    ],
    json: [
      ["show", "https://a/", "--json"],
      ["show", "https://a/"],
    ],
  },
  compare: {
    json: [
      ["compare", "http://0x7f.1/", "--json"],
      ["compare", "http://0x7f.1/"],
    ],
    "fail-on-disagreement": [
      ["compare", "http://0x7f.1/", "--fail-on-disagreement"],
      ["compare", "http://0x7f.1/"],
    ],
    "show-password": [
      ["compare", "http://u:secret@a/", "--show-password"],
      ["compare", "http://u:secret@a/"],
    ],
  },
  grade: {
    json: [
      ["grade", "form", ANSWERING, "--json"],
      ["grade", "form", ANSWERING],
    ],
    wait: [
      ["grade", "form", ANSWERING, "--wait", "no"],
      ["grade", "form", ANSWERING],
    ],
    // Where nobody listens; it is an address of this computer, but not of its loopback.
    anywhere: [
      ["grade", "form", "http://0.0.0.0:1/", "--anywhere"],
      ["grade", "form", "http://0.0.0.0:1/"],
    ],
  },
  completion: {},
  man: {},
  sql: {},
  "sql clickhouse": {
    out: [
      ["sql", "clickhouse", "--out", join(folder, "a")],
      ["sql", "clickhouse"],
    ],
    "pool-size": [
      ["sql", "clickhouse", "--out", join(folder, "a"), "--pool-size", "0"],
      ["sql", "clickhouse", "--out", join(folder, "a")],
    ],
  },
  "sql serve": {},
};

describe.each(Object.entries(USES))("url %s", (command, uses) => {
  test("has every option of its help in the table, but those that have tests of their own", async () => {
    const { output } = await url([...command.split(" "), "--help"]);
    const names = [...output.matchAll(/^ {2}(?:-\w, )?--([a-z\d-]+)/gm)].map(([, name]) => name);
    // --no-progress needs a terminal: progress.test.ts. What --command
    // changes is in a file: sql.test.ts.
    const wanted = new Set(names.filter((name) => !/^(?:help|no-progress|command)$/.test(name!)));
    expect([...wanted].filter((name) => !Object.hasOwn(uses, name!))).toEqual([]);
    expect((await url([...command.split(" "), "-h"])).output).toBe(output);
  });

  test.each(Object.entries(uses))("--%s makes a difference", async (name, [withFlag, without, input = ""]) => {
    expect([...withFlag, ...without]).toContain(`--${name}`);
    const outcomes: Outcome[] = [];
    for (const args of [withFlag, without]) outcomes.push(await url(args, [input]));
    expect(outcomes[0]).not.toEqual(outcomes[1]);
  });
});

test("the table has every command", async () => {
  const { output } = await url(["--help"]);
  const commands = [...output.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name!);
  expect(commands.filter((name) => name !== "trurl" && !Object.hasOwn(USES, name))).toEqual([]);
});

test("trurl's cases use every option of url trurl, or the tests beside them do", async () => {
  const output = (await url(["completion", "fish"])).output;
  const names = [...output.matchAll(/from trurl" -l ([a-z-]+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  const short: Readonly<Record<string, string>> = { a: "append", g: "get", s: "set", f: "url-file" };
  const used = new Set(
    Object.values(cases as Record<string, { args: string[] }[]>).flatMap((rows) =>
      rows.flatMap(({ args }) => args.map((arg) => arg.replace(/^-([a-z])$/, (_, letter) => `--${short[letter]}`))),
    ),
  );
  expect(names.filter((name) => !used.has(`--${name}`))).toEqual(["help", "version"]);
  expect((await url(["trurl", "--help"])).status).toBe(0);
  expect((await url(["trurl", "--version"])).status).toBe(0);
});

test("--no-progress of a command that reads lines is an option without effect where there is no terminal", async () => {
  const streams = { output: collect(), errors: collect() };
  expect(await run(["normalize", "--no-progress"], { input: chunksOf(["https://a\n"]), ...streams })).toBe(0);
  expect(streams.output.text()).toBe("https://a/\n");
});
