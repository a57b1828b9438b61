import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { url } from "./harness.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "url-match-"));
  writeFileSync(join(folder, "access.txt"), "https://example.com/books/1\n\n https://example.com/about \nnot a URL\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = ["https://example.com/books/1\nhttps://shop.example.com/books/2?q=1\r\nhttps://example.com/a/edit\n"];

test("writes the URLs that match, and the groups of the pattern as columns", async () => {
  expect(await url(["match", "https://{:shop.}?example.com/books/:id"], LINES)).toEqual({
    status: 0,
    output: "https://example.com/books/1\t\t1\nhttps://shop.example.com/books/2?q=1\tshop\t2\n",
    errors: "",
  });
});

test("the first of several patterns counts, wherever it is given", async () => {
  const args = ["match", "--path", "/:x/edit", "--pattern", "https://example.com/books/*", "--path", "/*"];
  expect((await url(args, LINES)).output).toBe(
    "https://example.com/books/1\t1\nhttps://shop.example.com/books/2?q=1\tbooks/2\nhttps://example.com/a/edit\ta\n",
  );
});

test("an argument behind the pattern is a URL or a file", async () => {
  const pattern = "https://example.com/books/:id";
  expect(await url(["match", pattern, "https://example.com/books/1", "https://example.com/x"])).toEqual({
    status: 0,
    output: "https://example.com/books/1\t1\n",
    errors: "",
  });
  expect((await url(["match", pattern, "mailto:"])).status).toBe(1);
});

test.each([
  [["https://example.com/books/1", "https://example.com/books/:id"], "the pattern comes first"],
  [["list.txt", "https://*"], 'takes a pattern first, but got "list.txt"'],
  [["--path", "/a", "https://example.com/*"], "give it with --pattern"],
])("swapped arguments: url match %j", async (args, message) => {
  const outcome = await url(["match", ...args]);
  expect(outcome).toEqual({ status: 3, output: "", errors: expect.stringContaining(message) });
});

test("--json writes where a line is from, its href, the pattern and the groups by component", async () => {
  const { output } = await url(["match", "--json", "--path", "/:kind/:__proto__"], ["HTTPS://example.com/a/b\n"]);
  expect(output).toBe(
    '{"source":"<stdin>","line":1,"input":"HTTPS://example.com/a/b","href":"https://example.com/a/b","pattern":"/:kind/:__proto__","groups":{"pathname":{"kind":"a","__proto__":"b"}}}\n',
  );
});

test("--invert writes the URLs that no pattern matches", async () => {
  expect((await url(["match", "--invert", "--path", "/books/:id"], LINES)).output).toBe("https://example.com/a/edit\n");
  expect((await url(["match", "--invert", "--json", "--path", "/books/:id"], LINES)).output).toContain(
    '"pattern":null',
  );
});

test("--ignore-case and --base", async () => {
  const args = ["match", "--ignore-case", "--base", "https://example.com/a/", "--pattern", "B/:x"];
  expect((await url(args, ["b/C\n../a/B/d\n../b/c\n"])).output).toBe("b/C\tC\n../a/B/d\td\n");
});

test("reads files, and reports lines that are not URLs", async () => {
  const file = join(folder, "access.txt");
  expect(await url(["match", "--path", "/:page", file])).toEqual({
    status: 2,
    output: "https://example.com/about\tabout\n",
    errors: expect.stringContaining('access.txt:4: not a URL: missing-scheme-non-relative-URL: "not a URL"'),
  });
  expect(await url(["match", "--path", "/:page", join(folder, "missing")])).toMatchObject({ status: 2, output: "" });
});

test("exits with 1 if no URL was written", async () => {
  expect(await url(["match", "--path", "/x"], LINES)).toEqual({ status: 1, output: "", errors: "" });
});

test("an invalid pattern is explained, with a caret under the place", async () => {
  expect(await url(["match", "https://example.com/:"], LINES)).toEqual({
    status: 3,
    output: "",
    errors:
      "url match: invalid pattern: A name must follow this :, and starts with a letter, $ or _; write \\: for the character.\n" +
      "  https://example.com/:\n" +
      "                      ^\n",
  });
  expect((await url(["match", "--path", "/("], LINES)).status).toBe(3);
  expect((await url(["match", "--pattern", "/a"], LINES)).errors).toContain("needs a base URL");
});

test("wrong usage", async () => {
  expect((await url(["match"], LINES)).errors).toContain("takes at least one pattern");
  expect((await url(["match", "--base", "a", "--path", "/"], LINES)).errors).toContain("--base is not a URL");
});

test("control characters of a line are escaped", async () => {
  expect((await url(["match", "--path", "/*"], ["https://a/\u001b[31m\n"])).output).toBe(
    "https://a/\\u{1B}[31m\t%1B[31m\n",
  );
});
