import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { url } from "./harness.ts";

const FULL = "https://us%65r:pa%20ss@www.faß.co.uk:8443/a%2Fb/c//?q=1&q=a+b&r=%26#f%20g";

test.each([
  ["{url}", "https://us%65r:pa%20ss@www.xn--fa-hia.co.uk:8443/a%2Fb/c//?q=1&q=a+b&r=%26#f%20g"],
  ["{scheme}|{username}|{password}", "https|us%65r|pa%20ss"],
  ["{decoded:username}|{decoded:password}", "user|pa ss"],
  ["{host}|{unicode:host}|{punycode:host}", "www.xn--fa-hia.co.uk|www.faß.co.uk|www.xn--fa-hia.co.uk"],
  ["{unicode:url}", "https://us%65r:pa%20ss@www.faß.co.uk:8443/a%2Fb/c//?q=1&q=a+b&r=%26#f%20g"],
  ["{port}|{default-port:port}", "8443|8443"],
  ["{path}|{decoded:path}", "/a%2Fb/c//|/a/b/c//"],
  ["{segments[0]}|{raw:segments[0]}|{segments[-1]}|{segments[-3]}|{segments[9]}", "a/b|a%2Fb||c|"],
  ["{query}|{fragment}|{decoded:fragment}", "q=1&q=a+b&r=%26|f%20g|f g"],
  ["{query:q}|{query:r}|{raw:query:r}|{query:none}", "1|&|%26|"],
  ["{query-all:q}|{raw:query-all:q}", "1 a b|1 a+b"],
  ["{origin}", "https://www.xn--fa-hia.co.uk:8443"],
  ["{site}|{domain}|{suffix}", "https://xn--fa-hia.co.uk|xn--fa-hia.co.uk|co.uk"],
  ["{input}|{error}", `${FULL}|`],
  ["a\\tb\\\\\\{c}", "a\tb\\{c}"],
])("url get %s", async (format, text) => {
  expect(await url(["get", format, FULL])).toEqual({ status: 0, output: `${text}\n`, errors: "" });
});

test.each([
  ["{default-port:url}", "https://a/b", "https://a:443/b"],
  ["{default-port:url}", "foo://a?q", "foo://a?q"],
  ["{default-port:port}", "ws://a/", "80"],
  ["{port}", "https://a:443/", ""],
  ["{site}", "file:///a", ""],
  ["{origin}", "data:,a", "null"],
  ["{domain}", "http://127.0.0.1/", ""],
  ["{host}", "mailto:a@b", ""],
  ["{segments[0]}", "mailto:a%20b", "a b"],
  ["{path}", "http://a/%0a%1b[2J", "/%0a%1b[2J"],
])("url get %s of %s", async (format, input, text) => {
  expect((await url(["get", format, input])).output).toBe(`${text}\n`);
});

test("a decoded line break does not break the line", async () => {
  expect((await url(["get", "{decoded:path}", "http://a/b%0Ac%1B[2J"])).output).toBe("/b\\nc\\u{1B}[2J\n");
});

test("reads arguments, files and standard input, and says which lines are not URLs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "url get "));
  const file = join(folder, "list.txt");
  await writeFile(file, "http://a/1\r\nhttp://u:secret@b c/\nhttp://a/2\n");
  const outcome = await url(["get", "{path}", "http://a/0", file, "-"], ["http://a/3\n"]);
  await rm(folder, { recursive: true });
  expect(outcome).toEqual({
    status: 1,
    output: "/0\n/1\n/2\n/3\n",
    errors: `${file}:2: domain-to-ASCII: "http://u:******@b c/"\n`,
  });
});

test("writes TSV with escapes, and JSON in lines and in an array", async () => {
  const input = ["https://a/?q=b%09c%0A%5C\nhttps://b/\n"];
  const columns = ["--columns", "host,query:q"];
  expect((await url(["get", ...columns], input)).output).toBe("a\tb\\tc\\n\\\\\nb\t\n");
  expect((await url(["get", ...columns, "--out", "jsonl"], input)).output).toBe(
    '{"host":"a","query:q":"b\\tc\\n\\\\"}\n{"host":"b","query:q":null}\n',
  );
  const array = await url(["get", ...columns, "--out", "json"], input);
  expect(JSON.parse(array.output)).toEqual([
    { host: "a", "query:q": "b\tc\n\\" },
    { host: "b", "query:q": null },
  ]);
  expect((await url(["get", ...columns, "--out", "json"], [])).output).toBe("[]\n");
});

test.each([
  ["json", '[{"link":"https://a/1","n":1},\n{"link":"https://a/2","n":2}]', ["--field", "link"]],
  ["jsonl", '{"link":"https://a/1","n":1}\n\n{"link":"https://a/2","n":2}\n', ["--field", "link"]],
])("reads %s, and keeps the fields of the input", async (format, text, field) => {
  const args = ["get", "--in", format, ...field, "--out", "jsonl", "--columns", "path", "--keep-input"];
  expect((await url(args, [text])).output).toBe(
    '{"link":"https://a/1","n":1,"path":"/1"}\n{"link":"https://a/2","n":2,"path":"/2"}\n',
  );
});

test("reads a column of TSV by name and by number, and keeps the others", async () => {
  const text = "id\tlink\n1\thttps://a/x\\\\y\n2\thttps://b/\n";
  const byName = ["get", "--in", "tsv", "--field", "link", "--columns", "host", "--keep-input"];
  expect((await url(byName, [text])).output).toBe("1\thttps://a/x\\\\y\ta\n2\thttps://b/\tb\n");
  const byNumber = ["get", "--in", "tsv", "--field", "2", "--columns", "host"];
  expect((await url(byNumber, [text.slice(8)])).output).toBe("a\nb\n");
});

test.each([
  [["--in", "jsonl"], '{"a":1}\nno\n', ["a string; use --field", "the line is not JSON"]],
  [["--in", "jsonl", "--field", "b"], '{"a":1}\n', ['expected a string in the field "b"']],
  [["--in", "jsonl", "--field", "toString"], "{}\n", ['expected a string in the field "toString"']],
  [["--in", "json"], '{"a":1}', ["the JSON is not an array"]],
  [["--in", "tsv", "--field", "2"], "a\n", ["the line has no such column"]],
  [["--in", "tsv", "--field", "c"], "a\tb\n", ['there is no column "c"']],
])("says what is wrong with rows: %j", async (args, input, messages) => {
  const outcome = await url(["get", "{url}", ...args], [input]);
  expect(outcome.status).toBe(1);
  for (const message of messages) expect(outcome.errors).toContain(message);
});

test("escapes what a terminal would interpret in messages about files and rows", async () => {
  const folder = await mkdtemp(join(tmpdir(), "url get "));
  const file = join(folder, "a\x1b[2J.txt");
  await writeFile(file, "no url\n");
  const { errors } = await url(["get", "{url}", file]);
  await rm(folder, { recursive: true });
  expect(errors).toContain("a\\u{1B}[2J.txt:1: missing-scheme-non-relative-URL");
  const json = await url(["get", "{url}", "--in", "json"], ["[\x1b\u202e]"]);
  expect(json.status).toBe(1);
  expect(json.errors).not.toMatch(/[\x1b\u202e]/);
});

test.each([
  ["site=https://b.example", "https://www.b.example/\n"],
  ["site=http://b.example", ""],
  ["site=b.example", "https://www.b.example/\n"],
  ["site!=*.example", "http://a/x\n"],
  ["scheme!=https", "http://a/x\n"],
  ["host=*.example", "https://www.b.example/\nhttps://c.example/\n"],
  ["host=*b*ple", "https://www.b.example/\n"],
  ["host=c.example*c.example", ""],
  ["query:q=", "http://a/x\nhttps://www.b.example/\nhttps://c.example/\n"],
])("--where %s", async (condition, output) => {
  const input = ["http://a/x\nhttps://www.b.example/\nhttps://c.example/\n"];
  expect((await url(["get", "{url}", "--where", condition], input)).output).toBe(output);
});

test("--unique writes each URL once, also if it is spelled in another way", async () => {
  const outcome = await url(["get", "{url}", "--unique"], ["http://a\nHTTP://A:80/\nhttp://b\nhttp://a/\n"]);
  expect(outcome.output).toBe("http://a/\nhttp://b/\n");
});

test("--one-to-one writes a line for each line, whatever it is", async () => {
  const input = ["http://a/\n\nno url\nhttp://b:x/\nhttp://c/\n"];
  expect(await url(["get", "{host}\\t{error}", "--one-to-one"], input)).toEqual({
    status: 0,
    output: "a\t\n\tmissing-scheme-non-relative-URL\n\tmissing-scheme-non-relative-URL\n\tport-invalid\nc\t\n",
    errors: "",
  });
  const json = ["get", "--one-to-one", "--in", "jsonl", "--columns", "host,error"];
  expect((await url(json, ['"http://a/"\n\n1\n'])).output).toBe("a\t\n\tno-input\n\tno-input\n");
  const must = ["get", "{must:query}{error}", "--one-to-one"];
  expect((await url(must, ["http://a/?b\nhttp://a/\n"])).output).toBe("b\nmissing-field\n");
});

test("--one-to-one takes a backslash before the letter n", async () => {
  expect((await url(["get", "{host}\\\\n", "--one-to-one"], ["http://a/\n"])).output).toBe("a\\n\n");
});

test("--one-to-one keeps the fields of a row without an input, or without a field that must be there", async () => {
  const tsv = ["get", "--in", "tsv", "--field", "3", "--columns", "{}", "--keep-input", "--one-to-one"];
  const columns = (name: string): string[] => tsv.map((arg) => (arg.startsWith("{") ? name : arg));
  expect((await url(columns("host,error"), ["7\n8\tb\thttp://a/\n"])).output).toBe(
    "7\t\t\t\tno-input\n8\tb\thttp://a/\ta\t\n",
  );
  expect((await url(columns("must:query,error"), ["8\tb\thttp://a/\n"])).output).toBe(
    "8\tb\thttp://a/\t\tmissing-field\n",
  );
  const json = [
    "get",
    "--in",
    "jsonl",
    "--field",
    "link",
    "--columns",
    "error",
    "--out",
    "jsonl",
    "--keep-input",
    "--one-to-one",
  ];
  expect((await url(json, ['{"id":7}\n[1]\nnull\n'])).output).toBe(
    '{"id":7,"error":"no-input"}\n{"error":"no-input"}\n{"error":"no-input"}\n',
  );
});

test("a field that must be there is an error where it is missing", async () => {
  expect(await url(["get", "{must:query}", "http://a/", "http://a/?b"])).toEqual({
    status: 1,
    output: "b\n",
    errors: 'url: missing query: "http://a/"\n',
  });
});

test.each([
  [[], "needs a format"],
  [["{nothing}"], 'the format: there is no field "nothing"'],
  [["{constructor}"], 'there is no field "constructor"'],
  [["{host"], 'a "{" is not closed'],
  [["\\q"], '"\\q" is not an escape'],
  [["{url}", "--in", "xml"], '--in takes text, json, jsonl, tsv, but got "xml"'],
  [["{url}", "--where", "host"], '--where: "host" is not a condition'],
  [["--columns", "host,nothing"], '--columns: there is no field "nothing"'],
  [["--columns", "host", "--out", "text"], "--columns needs --out tsv, csv, json or jsonl"],
  [["{url}", "--keep-input"], "--keep-input needs --out tsv, csv, json or jsonl"],
  [["{url}", "--field", "a"], "--field needs --in json, jsonl or tsv"],
  [["{url}", "--jobs", "2"], "Unknown option '--jobs'"],
  [["{url}", "--uniqe"], 'unknown option "--uniqe"; did you mean "--unique"?'],
  [["{hots}"], 'there is no field "hots"; did you mean "host"?'],
  [["{decodd:path}"], 'there is no field "decodd:path"'],
  [["--columns", "url", "--out", "jsnl"], 'but got "jsnl"; did you mean "jsonl"?'],
  [["{url}", "--out", "csv"], "a format is for text"],
  [["https://a/", "{host}"], "the format comes first"],
  [["{url}", "--urls", "--files"], "--urls and --files exclude each other"],
  [["{url}", "--null", "--in", "jsonl"], "--null needs --in text or tsv"],
  [["{url}", "--header"], "--header needs --out tsv or csv"],
  [["{url}", "--encoding", "no"], "--encoding takes a label"],
  [["{url}", "--color", "red"], "--color takes one of auto, always, never"],
  [["{url}", "--unique-by", "hots"], '--unique-by: there is no field "hots"; did you mean "host"?'],
  [["{url}", "--one-to-one", "--unique-by", "host"], "--one-to-one and --unique-by cannot be combined"],
  [["{url}", "--one-to-one", "--comments"], "--one-to-one and --comments cannot be combined"],
  [["{url}", "--one-to-one", "--each-pair"], "--one-to-one and --each-pair cannot be combined"],
  [["--columns", "url", "--header", "--one-to-one"], "--one-to-one and --header cannot be combined"],
  [["{url}", "--base", "/a"], "--base: missing-scheme-non-relative-URL"],
  [["{url}", "--guess-scheme", "a b"], "--guess-scheme takes a scheme"],
  [["{url}", "--one-to-one", "--where", "host=a"], "--one-to-one and --where cannot be combined"],
  [["{host}\\n{port}", "--one-to-one"], "--one-to-one and a line feed in the format cannot be combined"],
  [["{host}\n{port}", "--one-to-one"], "--one-to-one and a line feed in the format cannot be combined"],
  [["{host}\\\\\\n", "--one-to-one"], "--one-to-one and a line feed in the format cannot be combined"],
  [["{url}", "--one-to-one", "--unique"], "--one-to-one and --unique cannot be combined"],
  [["{url}", "--one-to-one", "--in", "json"], "--one-to-one needs lines"],
  [["{url}", "--one-to-one", "--in", "tsv", "--field", "a"], "--one-to-one needs the number of the column"],
])("wrong usage: url get %j", async (args, message) => {
  const outcome = await url(["get", ...args]);
  expect(outcome.status).toBe(3);
  expect(outcome.errors).toContain(message);
});

// The names of the URL API, with the values that it gives: https://url.spec.whatwg.org/#api
test.each(["https://u:p@a.example:81/b?q#f", "http://a.example/", "mailto:a@b?", "file:///c#"])(
  "reads %s by the names of the URL API",
  async (input) => {
    const names = ["href", "protocol", "hostname", "pathname", "search", "hash", "origin"] as const;
    const api = new URL(input);
    const { output } = await url(["get", names.map((name) => `{${name}}`).join("|"), input]);
    expect(output).toBe(`${names.map((name) => api[name]).join("|")}\n`);
  },
);

test("all pairs are one JSON field, or a line each", async () => {
  const input = ["https://a/?q=b+c&q=%22&=\nhttps://b/\nno\n"];
  expect((await url(["get", "{host} {pairs}"], input)).output).toBe('a [["q","b c"],["q","\\""],["",""]]\nb \n');
  expect((await url(["get", "--columns", "host,pairs", "--out", "jsonl"], input)).output).toBe(
    '{"host":"a","pairs":[["q","b c"],["q","\\""],["",""]]}\n{"host":"b","pairs":null}\n',
  );
  const each = await url(["get", "--each-pair", "--columns", "host,name,value", "--out", "csv", "--header"], input);
  expect(each.output).toBe('host,name,value\na,q,b c\na,q,""""\na,,\n');
  expect(each.status).toBe(1);
});

// RFC 4180, section 2
test("CSV quotes cells with a comma, a quotation mark, or a space at an end, and keeps a row on one line", async () => {
  const args = ["get", "--columns", "query:a,query:b", "--out", "csv"];
  expect((await url(args, ["https://a/?a=1%2C2&b=%22x%22\nhttps://a/?a=+&b=c%0Ad\n"])).output).toBe(
    '"1,2","""x"""\n" ",c\\nd\n',
  );
  const kept = ["get", "--in", "jsonl", "--field", "link.url", "--columns", "host", "--keep-input"];
  const row = '{"id":1,"link":{"url":"https://a/"},"none":null}\n';
  expect((await url([...kept, "--out", "csv", "--header"], [row + row])).output).toBe(
    'id,link,none,host\n1,"{""url"":""https://a/""}",,a\n1,"{""url"":""https://a/""}",,a\n',
  );
});

test.each([
  ["a.url", '{"a":{"url":"https://b/"}}'],
  ["a.0.url", '{"a":[{"url":"https://b/"}]}'],
  ["a.url", '{"a.url":"https://b/","a":{"url":"https://c/"}}'],
])("--field %s finds the URL in %s", async (field, row) => {
  expect((await url(["get", "{host}", "--in", "jsonl", "--field", field], [`${row}\n`])).output).toBe("b\n");
});

test("--field does not find what objects inherit", async () => {
  const { status, errors } = await url(
    ["get", "{host}", "--in", "jsonl", "--field", "a.constructor.name"],
    ['{"a":{}}\n'],
  );
  expect({ status, errors }).toEqual({ status: 1, errors: expect.stringContaining("the JSON has no URL") });
});

test("--null ends inputs and lines of output with NUL, and NUL is reported without it", async () => {
  const input = ["https://a/x\ny\0https://b/\0"];
  expect(await url(["get", "{host}", "-0"], input)).toEqual({ status: 0, output: "a\0b\0", errors: "" });
  expect((await url(["normalize", "--null"], input)).output).toBe("https://a/xy\0https://b/\0");
  expect((await url(["validate", "-0", "--strict"], ["https://a/\0https://b/\0"])).status).toBe(0);
  for (const command of [["get", "{host}"], ["normalize"]]) {
    const { status, errors } = await url(command, ["https://a/\0https://b/\0"]);
    expect({ status, errors }).toEqual({ status: 1, errors: expect.stringContaining("use --null if they separate") });
  }
});

test("--comments leaves out empty lines and those that begin with #, and the numbers of lines stay", async () => {
  const input = ["# a list\n\nhttps://a/#b\n  # more\nno\n"];
  for (const command of [["get", "{url}"], ["normalize"]]) {
    const outcome = await url([...command, "--comments"], input);
    expect(outcome.output).toBe("https://a/#b\n");
    expect(outcome.errors).toMatch(/^<stdin>:5:/);
  }
  expect((await url(["validate", "--comments"], ["# a list\n\nhttps://a/\n"])).status).toBe(0);
});

test("--unique-by keeps the first URL of each value of a field or a format", async () => {
  const input = ["https://a.example/1\nhttps://b.example/1\nhttps://www.a.example/2\nmailto:x\nmailto:y\n"];
  expect((await url(["get", "{url}", "--unique-by", "site"], input)).output).toBe(
    "https://a.example/1\nhttps://b.example/1\nmailto:x\n",
  );
  expect((await url(["get", "{url}", "--unique-by", "{scheme}{path}"], input)).output).toBe(
    "https://a.example/1\nhttps://www.a.example/2\nmailto:x\nmailto:y\n",
  );
});

test("bytes that are not of the encoding are reported with their offset, and --encoding names another", async () => {
  const latin = [Buffer.from("https://a/\nhttps://b/\xe9\n", "latin1")];
  expect(await url(["get", "{url}"], latin)).toEqual({
    status: 1,
    output: "https://a/\n",
    errors: "<stdin>:2: ill-formed-bytes: not of the encoding, at byte 21 of the file; --encoding names another\n",
  });
  expect((await url(["get", "{url}", "--encoding", "latin1"], latin)).output).toBe("https://a/\nhttps://b/%C3%A9\n");
  expect((await url(["get", "{url}", "--one-to-one"], latin)).output).toBe("https://a/\nhttps://b/%EF%BF%BD\n");
  expect(await url(["normalize"], latin)).toEqual({
    status: 1,
    output: "https://a/\n",
    errors: "<stdin>:2:11: ill-formed-bytes, at byte 21\n",
  });
  expect((await url(["normalize", "--encoding", "latin1"], latin)).output).toBe("https://a/\nhttps://b/%C3%A9\n");
});

test("the name of a field after --unique says that --unique-by takes it", async () => {
  const { status, errors } = await url(["get", "{host}", "--unique", "host", "https://example.com/"]);
  expect({ status, errors }).toEqual({
    status: 2,
    errors: 'url: cannot read "host": there is no such file (for one URL for each host, use --unique-by host)\n',
  });
});

test("an argument that is not a file says how to give a URL without a scheme", async () => {
  const { status, errors } = await url(["get", "{host}", "example.com"]);
  expect({ status, errors }).toEqual({
    status: 2,
    errors:
      'url: cannot read "example.com": there is no such file (for a URL without a scheme, use --urls --guess-scheme https)\n',
  });
  expect((await url(["get", "{host}", "--urls", "--guess-scheme", "https", "example.com"])).output).toBe(
    "example.com\n",
  );
  expect((await url(["normalize", "example.com"])).errors).toContain("(an input without a scheme needs --urls)");
});
