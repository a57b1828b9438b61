import { LIST_DATE } from "@url/site";
import { expect, test } from "vitest";
import { url } from "./harness.ts";

test("site: shows the host, its suffix, its registrable domain and the site of each URL or host", async () => {
  const args = ["https://www.example.co.uk/a", "github.io", "http://127.1/", "sub.example.إختبار", "data:,a"];
  expect(await url(["site", ...args])).toEqual({
    status: 0,
    output: `https://www.example.co.uk/a
  host                www.example.co.uk
  public suffix       co.uk
  registrable domain  example.co.uk
  site                https://example.co.uk
github.io
  host                github.io
  public suffix       github.io (the host itself)
  registrable domain  (none)
http://127.1/
  host                127.0.0.1
  public suffix       (none)
  registrable domain  (none)
  site                http://127.0.0.1
sub.example.إختبار
  host                sub.example.xn--kgbechtv
  public suffix       xn--kgbechtv
  registrable domain  example.xn--kgbechtv
data:,a
  host                (none)
  public suffix       (none)
  registrable domain  (none)
  site                null
`,
    errors: "",
  });
});

test("site --json: prints an object for each, and one with the error for what is not a URL or a host", async () => {
  const { status, output } = await url(["site", "--json", "http://user:secret@a.github.io/", "a b", "https://[/"]);
  expect(status).toBe(1);
  expect(
    output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      valid: true,
      input: "http://user:******@a.github.io/",
      host: "a.github.io",
      publicSuffix: "github.io",
      registrableDomain: "a.github.io",
      isPublicSuffix: false,
      site: "http://a.github.io",
    },
    { valid: false, input: "a b", error: { code: "domain-to-ASCII", start: 1, end: 2 } },
    { valid: false, input: "https://[/", error: { code: "IPv6-unclosed", start: 8, end: 9 } },
  ]);
});

test("site --icann: leaves out the private section", async () => {
  const { output } = await url(["site", "--icann", "--json", "https://a.github.io/", "github.io"]);
  expect(output).toContain('"publicSuffix":"io","registrableDomain":"github.io"');
  expect(output).not.toContain('"isPublicSuffix":true');
});

test("site: reads standard input without arguments, and shows what is wrong", async () => {
  const { status, output } = await url(["site"], ["example.com\n", "a b\n"]);
  expect([status, output]).toEqual([
    1,
    "example.com\n  host                example.com\n  public suffix       com\n  registrable domain  example.com\na b\n  domain-to-ASCII\n",
  ]);
});

test("site: does not show a password, nor all of a long text", async () => {
  const { output } = await url(["site", "http://user:secret@[", `${"y".repeat(100_000)}.com`]);
  expect(output).not.toContain("secret");
  expect(output.length).toBeLessThan(6000);
});

test("site --help: names the date of the list", async () => {
  expect((await url(["site", "--help"])).output).toContain(LIST_DATE);
});
