import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "./harness.ts";

let folder = "";
const path = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "url-ip-"));
  const files = {
    "drop.txt": "; a list\n192.0.2.0/24 ; SBL1\n192.0.2.128/25 ; SBL2\n2001:db8::/32\n",
    "new.txt": "192.0.2.0/25\n192.0.2.128/25\n198.51.100.7\n",
    "bad.txt": "192.0.2.0/24\n\n192.0.2.1/24\n::1\n",
    "aws.json": '{"prefixes":[{"ip_prefix":"192.0.2.0/24"}],"ipv6_prefixes":[]}',
    "addresses.txt": "192.0.2.1\n\n 192.0.2.200 \n::ffff:192.0.2.1\n8.8.8.8\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("ip match", () => {
  test("writes each address of standard input that is in the list, with its longest prefix and its comment", async () => {
    const input = ["192.0.2.1\n192.0.2.200\r\n8.8.8.8\n2001:DB8::1"];
    expect(await url(["ip", "match", path("drop.txt")], input)).toEqual({
      status: 0,
      output: "192.0.2.1 192.0.2.0/24 SBL1\n192.0.2.200 192.0.2.128/25 SBL2\n2001:DB8::1 2001:db8::/32\n",
      errors: "",
    });
  });

  test("reads files, and takes a mapped address as its IPv4 address", async () => {
    expect(await url(["ip", "match", path("drop.txt"), path("addresses.txt")])).toEqual({
      status: 0,
      output: "192.0.2.1 192.0.2.0/24 SBL1\n192.0.2.200 192.0.2.128/25 SBL2\n::ffff:192.0.2.1 192.0.2.0/24 SBL1\n",
      errors: "",
    });
    expect((await url(["ip", "match", "--invert", path("drop.txt"), path("addresses.txt")])).output).toBe("8.8.8.8\n");
  });

  test("exits with 1 if no address was written, and with 2 if a line is not an address", async () => {
    expect(await url(["ip", "match", path("drop.txt")], ["8.8.8.8\n"])).toEqual({ status: 1, output: "", errors: "" });
    expect(await url(["ip", "match", path("drop.txt")], ["192.0.2.1\n010.0.0.1\n"])).toEqual({
      status: 2,
      output: "192.0.2.1 192.0.2.0/24 SBL1\n",
      errors: 'url: <stdin>:2: not an IP address: "010.0.0.1"\n',
    });
    expect(await url(["ip", "match", path("drop.txt"), path("missing")])).toMatchObject({ status: 2, output: "" });
  });

  test("escapes control characters of a comment", async () => {
    const list = "192.0.2.0/24 # \u001b[31mred\n";
    const { output } = await url(["ip", "match", "-", path("addresses.txt")], [list]);
    expect(output).toContain("192.0.2.1 192.0.2.0/24 \\u{1B}[31mred\n");
  });
});

describe("ip aggregate", () => {
  test("writes the fewest prefixes of all lists", async () => {
    expect(await url(["ip", "aggregate", path("drop.txt"), path("new.txt")])).toEqual({
      status: 0,
      output: "192.0.2.0/24\n198.51.100.7/32\n2001:db8::/32\n",
      errors: "",
    });
    expect((await url(["ip", "aggregate"], ["10.0.0.0/9\n10.128.0.0 - 10.255.255.255\n"])).output).toBe("10.0.0.0/8\n");
    expect((await url(["ip", "aggregate", "--format", "aws", path("aws.json")])).output).toBe("192.0.2.0/24\n");
    expect((await url(["ip", "aggregate", "--mask"], ["10.1.2.3/8\n"])).output).toBe("10.0.0.0/8\n");
  });

  test("writes many prefixes in batches", async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `10.${n >> 7}.${(n & 127) * 2}.0/24`);
    expect((await url(["ip", "aggregate"], [`${lines.join("\n")}\n`])).output).toBe(`${lines.join("\n")}\n`);
  });

  test("exits with 2 and writes nothing if a line is an error, unless errors are skipped", async () => {
    const errors = `url: ${path("bad.txt")}:3:1: prefix-host-bits\n`;
    expect(await url(["ip", "aggregate", path("bad.txt")])).toEqual({ status: 2, output: "", errors });
    expect(await url(["ip", "aggregate", "--skip-errors", path("bad.txt")])).toEqual({
      status: 0,
      output: "192.0.2.0/24\n::1/128\n",
      errors,
    });
    expect(await url(["ip", "aggregate", path("missing")])).toMatchObject({ status: 2, output: "" });
    expect(await url(["ip", "aggregate", "--format", "aws"], ["<html>"])).toEqual({
      status: 2,
      output: "",
      errors: "url: <stdin>:1:1: json-invalid\n",
    });
  });
});

describe("ip diff", () => {
  test("writes what is gone and what is added, and exits with 1", async () => {
    expect(await url(["ip", "diff", path("drop.txt"), path("new.txt")])).toEqual({
      status: 1,
      output: "-2001:db8::/32\n+198.51.100.7/32\n",
      errors: "",
    });
  });

  test("compares addresses, not lines", async () => {
    const input = ["192.0.2.0-192.0.2.255\n::ffff:192.0.2.7\n2001:db8::/33\n2001:db8:8000::/33\n"];
    expect(await url(["ip", "diff", path("drop.txt"), "-"], input)).toEqual({ status: 0, output: "", errors: "" });
  });

  test("exits with 2 if a list cannot be read", async () => {
    expect(await url(["ip", "diff", path("drop.txt"), path("bad.txt")])).toMatchObject({ status: 2, output: "" });
    expect(await url(["ip", "diff", path("bad.txt"), path("drop.txt")])).toMatchObject({ status: 2, output: "" });
  });
});

describe("ip contains", () => {
  test("says for each address and prefix whether all of it is in the list", async () => {
    expect(await url(["ip", "contains", path("drop.txt"), "192.0.2.1", "::ffff:192.0.2.1", "2001:DB8::/33"])).toEqual({
      status: 0,
      output: "192.0.2.1 yes\n::ffff:c000:201 yes\n2001:db8::/33 yes\n",
      errors: "",
    });
    expect(await url(["ip", "contains", path("drop.txt"), "192.0.2.0/23", "192.0.2.0/24"])).toEqual({
      status: 1,
      output: "192.0.2.0/23 no\n192.0.2.0/24 yes\n",
      errors: "",
    });
  });

  test("answers neither about what is not an address nor from a list with an error: it exits with 2", async () => {
    expect(await url(["ip", "contains", path("drop.txt"), "010.0.0.1"])).toEqual({
      status: 2,
      output: "",
      errors: "invalid IP address or prefix: IPv4-non-decimal-part at column 1\n  010.0.0.1\n  ^^^\n",
    });
    expect(await url(["ip", "contains", path("bad.txt"), "8.8.8.8"])).toMatchObject({ status: 2, output: "" });
    expect(await url(["ip", "contains", path("drop.txt"), "192.0.2.1/24", "8.8.8.8"])).toMatchObject({ status: 2 });
    expect((await url(["ip", "contains", "--mask", path("drop.txt"), "192.0.2.1/24"])).status).toBe(0);
  });
});

test.each([
  [["ip", "match"], "url ip match: takes a list, and files (see url ip match --help)\n"],
  [
    ["ip", "match", "-"],
    "url ip match: standard input cannot be the list and the addresses (see url ip match --help)\n",
  ],
  [["ip", "diff", "a"], "url ip diff: takes two lists (see url ip diff --help)\n"],
  [["ip", "diff", "-", "-"], "url ip diff: standard input can be only one of the lists (see url ip diff --help)\n"],
  [["ip", "contains", "a"], "url ip contains: takes a list, and addresses or prefixes (see url ip contains --help)\n"],
  [
    ["ip", "aggregate", "--format", "csv"],
    'url ip aggregate: the format must be lines, aws or google, not "csv" (see url ip aggregate --help)\n',
  ],
])("%j is wrong usage", async (args, errors) => {
  expect(await url(args)).toEqual({ status: 3, output: "", errors });
});

test.each(["match", "aggregate", "diff", "contains"])("ip %s --help shows the usage", async (name) => {
  const { status, output, errors } = await url(["ip", name, "--help"]);
  expect([status, errors]).toEqual([0, ""]);
  expect(output).toContain(`Usage: url ip ${name} [options]`);
  expect(output).toContain("--skip-errors");
});
