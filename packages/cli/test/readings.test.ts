import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readByCurl } from "../src/readings/curl.ts";
import { url } from "./harness.ts";

// Whether there is a curl is the machine's business: no program is found on an empty path.
const { PATH } = process.env;
beforeAll(() => {
  process.env.PATH = "";
});
afterAll(() => {
  process.env.PATH = PATH;
});

async function compare(input: string) {
  const { output, errors } = await url(["compare", "--json", "--", input]);
  expect(errors).toBe("");
  return JSON.parse(output) as {
    differ: string[];
    readings: { reader: string; ok: boolean; components?: Record<string, string | null> }[];
  };
}

test.each([
  "http://example.com/a/b?c#d",
  "HTTP://EXAMPLE.com:80/a/../b/%7euser",
  "https://[2001:DB8:0::1]:0443/",
  "https://user:pass@example.com:8443/?q#f",
])("compare: ignores different spellings: %s", async (input) => {
  expect((await compare(input)).differ).toEqual([]);
});

// Each is read off the documents: RFC 3986 cuts by Appendix B, the URL Standard by its states.
test.each([
  // a backslash is a slash in a special URL, and no character of a URI
  ["http://example.com\\@evil.example/", "host"],
  // an IPv4 address in octal, for the RFC a name
  ["http://0177.0.0.1/", "host"],
  // an encoded dot segment
  ["http://h/a/%2e%2e/b", "path"],
  // more slashes than an authority has
  ["http:///h/p", "host"],
  // a tab within
  ["http://ex\tample.com/", "host"],
])("compare: %j is read in two ways", async (input, component) => {
  expect((await compare(input)).differ).toContain(component);
});

test("compare: url.parse reads a mailto URL as one with a host", async () => {
  const { differ, readings } = await compare("mailto:a@b.example");
  expect(readings.map(({ components }) => components?.host)).toEqual([null, null, "b.example"]);
  expect(differ).toContain("host");
});

test("compare: writes a table with marks on the rows that differ, and the errors below it", async () => {
  const { status, output } = await url(["compare", "http://h/a b"]);
  expect(status).toBe(0);
  expect(output).toMatch(/^ +URL Standard +RFC 3986 +url\.parse/);
  expect(output).toMatch(/^! {2}path +\/a%20b +- +\/a%20b/m);
  expect(output).toMatch(/^RFC 3986 rejects it: path-abempty at column 11$/m);
});

// The host by the URL Standard's IPv4 parser and RFC 3986, section 3.2.2; the path by section 5.2.4, which has no "%2e".
test("compare: writes the table that the README shows", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const { output } = await url(["compare", "http://0x7f.1/a/%2e%2e/b?c"]);
  expect(output).toContain("!  host      127.0.0.1     0x7f.1       0x7f.1\n");
  expect(readme).toContain(output);
});

test("compare: --fail-on-disagreement exits with 1 only for a disagreement", async () => {
  expect((await url(["compare", "--fail-on-disagreement", "http://h/"])).status).toBe(0);
  expect((await url(["compare", "--fail-on-disagreement", "http://0x7f.1/"])).status).toBe(1);
  expect((await url(["compare", "http://0x7f.1/"])).status).toBe(0);
});

test("curl: is called with all protocols disabled, and ignored if it is too old", async () => {
  const asked: string[][] = [];
  const answer = "http\nu\np\nh\n80\n/a\nq\nf";
  const curl = (version: string, status: number) =>
    readByCurl("http://u:p@h/a?q#f", async (_, args) => {
      asked.push([...args]);
      return args[0] === "--version" ? { status: 0, output: `curl ${version} (x)` } : { status, output: answer };
    });
  expect(await curl("8.1.2", 1)).toEqual({
    reader: "curl 8.1",
    ok: true,
    components: { scheme: "http", userinfo: "u:p", host: "h", port: "80", path: "/a", query: "q", fragment: "f" },
  });
  expect(asked[1]!.join(" ")).toContain("--proto -all");
  expect(await curl("8.1.2", 3)).toEqual({ reader: "curl 8.1", ok: false, why: "exit status 3" });
  expect(await curl("7.88.1", 1)).toBe(null);
  expect(await readByCurl("x", async () => null)).toBe(null);
});
