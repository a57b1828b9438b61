import { describe, expect, test } from "vitest";
import { url } from "./harness.ts";

test("ip: shows an address, its class by the address inside it, and its reverse name", async () => {
  expect(await url(["ip", "::FFFF:127.0.0.1"])).toEqual({
    status: 0,
    output: `kind      IPv6 address
text      ::ffff:7f00:1
dotted    ::ffff:127.0.0.1
expanded  0000:0000:0000:0000:0000:ffff:7f00:0001
number    281472812449793
class     loopback, not global
block     ::ffff:0:0/96 IPv4-mapped Address [RFC4291]
inside    127.0.0.1 (mapped, loopback)
arpa      1.0.0.0.0.0.f.7.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa
`,
    errors: "",
  });
});

test("ip: shows a prefix with its bounds, size, masks and halves", async () => {
  expect((await url(["ip", "192.0.2.64/26"])).output).toBe(`kind      IPv4 prefix
text      192.0.2.64/26
first     192.0.2.64
last      192.0.2.127
size      64
netmask   255.255.255.192
wildcard  0.0.0.63
supernet  192.0.2.0/25
halves    192.0.2.64/27
          192.0.2.96/27
class     documentation, not global
block     192.0.2.0/24 Documentation (TEST-NET-1) [RFC5737]
arpa      64/26.2.0.192.in-addr.arpa
`);
});

test("ip: shows (none) if a prefix has no supernet or no reverse name", async () => {
  const { output } = await url(["ip", "::/0"]);
  expect(output).toContain("supernet  (none)\n");
  expect((await url(["ip", "2000::/3"])).output).toContain("arpa      (none: the length falls between two labels)\n");
  expect((await url(["ip", "::1/128"])).output).not.toContain("halves");
});

test("ip: shows a range as prefixes", async () => {
  expect((await url(["ip", "192.0.2.1-192.0.2.4"])).output).toBe(`kind      IPv4 range
text      192.0.2.1-192.0.2.4
size      4
prefixes  192.0.2.1/32
          192.0.2.2/31
          192.0.2.4/32
`);
});

test("ip: accepts / and - in a zone", async () => {
  expect((await url(["ip", "fe80::1%wlan-0"])).output).toContain("zone      wlan-0\n");
  expect((await url(["ip", "fe80::1%\u{202E}"])).output).toContain("zone      \\u{202E}\n");
});

test("ip: shows the scope of a multicast address", async () => {
  expect((await url(["ip", "ff02::1"])).output).toContain("class     multicast, Link-Local, not global\n");
});

describe("ip: marks the error with a caret in text that is none of the three", () => {
  test.each([
    ["010.0.0.1", "IPv4-non-decimal-part at column 1", "  010.0.0.1\n  ^^^\n"],
    ["10.0.0.1/8", "prefix-host-bits at column 1", "  10.0.0.1/8\n  ^^^^^^^^\n"],
    ["10.0.0.0-10.0.256.0", "IPv4-out-of-range-part at column 15", "  10.0.0.0-10.0.256.0\n                ^^^\n"],
  ])("%s", async (text, reason, place) => {
    expect(await url(["ip", text])).toEqual({
      status: 1,
      output: "",
      errors: `invalid IP address, prefix or range: ${reason}\n${place}`,
    });
  });

  test("ip: clears host bits with --mask", async () => {
    expect((await url(["ip", "--mask", "10.0.0.1/8"])).output).toContain("text      10.0.0.0/8\n");
  });
});

test("ip --json: writes one object, also for an error", async () => {
  expect(JSON.parse((await url(["ip", "--json", "10.0.0.1"])).output)).toMatchObject({
    valid: true,
    kind: "address",
    family: 4,
    text: "10.0.0.1",
    class: { kind: "private", isGlobal: false, block: { prefix: "10.0.0.0/8" } },
  });
  expect(await url(["ip", "--json", "10.0.0"])).toEqual({
    status: 1,
    output: '{"valid":false,"input":"10.0.0","error":{"code":"IPv4-too-few-parts","start":0,"end":6}}\n',
    errors: "",
  });
});

test("ip: filters standard input without an argument, and counts trimmed spaces as columns", async () => {
  expect(await url(["ip"], ["2001:DB8::1\r\n  010.0.0.1\n10.0.0.0/8\n10.0.0.9-10.0.0.9\n"])).toEqual({
    status: 1,
    output: "2001:db8::1\n10.0.0.0/8\n10.0.0.9-10.0.0.9\n",
    errors: '<stdin>:2:3: IPv4-non-decimal-part: "  010.0.0.1"\n',
  });
});

test("ip --json: as a filter writes an object for every line, and exits with 1 if a line is invalid", async () => {
  const { status, output, errors } = await url(["ip", "--json"], ["::1\nx\n"]);
  const objects = output.trim().split("\n");
  expect(objects.map((line) => JSON.parse(line).valid)).toEqual([true, false]);
  expect([status, errors]).toEqual([1, ""]);
});

test("ip: rejects two arguments as misuse", async () => {
  expect(await url(["ip", "::1", "::2"])).toEqual({
    status: 3,
    output: "",
    errors: "url ip: takes one text, or none and reads standard input (see url ip --help)\n",
  });
});
