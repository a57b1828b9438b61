import { describe, expect, test } from "vitest";
import { describeAddress } from "../src/scripts/ip/address.ts";
import { describePrefix } from "../src/scripts/ip/prefix.ts";
import { describeSet, findAddress } from "../src/scripts/ip/set.ts";
import { readSpelling } from "../src/scripts/ip/spelling.ts";

function addressOf(text: string) {
  const result = describeAddress(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function prefixOf(text: string) {
  const result = describePrefix(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe("an address", () => {
  test("has the forms of RFC 5952, RFC 4291 and RFC 3596", () => {
    const { forms, groups, family } = addressOf("2001:0DB8::0:1");
    expect(family).toBe(6);
    expect(Object.fromEntries(forms.map(({ name, text }) => [name, text]))).toEqual({
      "Canonical text": "2001:db8::1",
      Expanded: "2001:0db8:0000:0000:0000:0000:0000:0001",
      "In a URL": "[2001:db8::1]",
      "Reverse name": "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa",
      Number: "42540766411282592856903984951653826561",
      "Number, hexadecimal": "0x20010db8000000000000000000000001",
    });
    expect(groups.map(({ hex }) => hex).join(":")).toBe("2001:0db8:0000:0000:0000:0000:0000:0001");
    expect(groups[1]).toEqual({ text: "db8", hex: "0db8", bits: "0000110110111000" });
  });

  test("of IPv4 has its mapped forms and its bytes", () => {
    const { forms, groups } = addressOf("192.0.2.1");
    expect(Object.fromEntries(forms.map(({ name, text }) => [name, text]))).toEqual({
      "Dotted decimal": "192.0.2.1",
      "IPv4-mapped IPv6": "::ffff:c000:201",
      "IPv4-mapped IPv6, dotted": "::ffff:192.0.2.1",
      "Reverse name": "1.2.0.192.in-addr.arpa",
      Number: "3221225985",
      "Number, hexadecimal": "0xc0000201",
    });
    expect(groups.map(({ bits }) => bits)).toEqual(["11000000", "00000000", "00000010", "00000001"]);
  });

  // IANA's special-purpose registries: the name of the block, and the RFC that reserves it.
  test.each([
    ["10.1.2.3", "Private-Use", "RFC1918", false],
    ["127.0.0.1", "Loopback", "RFC1122", false],
    ["169.254.169.254", "Link Local", "RFC3927", false],
    ["192.0.2.1", "Documentation (TEST-NET-1)", "RFC5737", false],
    ["::1", "Loopback Address", "RFC4291", false],
    ["2001:db8::1", "Documentation", "RFC3849", false],
    ["fc00::1", "Unique-Local", "RFC4193", false],
  ])("%s is in the block %s of %s", (text, name, reference, isGlobal) => {
    const { classification } = addressOf(text);
    expect(classification.block?.name).toBe(name);
    expect(classification.block?.reference).toContain(reference);
    expect(classification.isGlobal).toBe(isGlobal);
  });

  test("says which IPv4 address an IPv6 address contains", () => {
    expect(addressOf("::ffff:10.0.0.1").classification.embedded).toMatchObject([
      { form: "mapped", address: "10.0.0.1", kind: "private" },
    ]);
  });

  test("keeps a zone, and says where a text is not an address", () => {
    expect(addressOf("fe80::1%eth0").zone).toBe("eth0");
    expect(describeAddress("1.2.3.256")).toMatchObject({
      ok: false,
      error: { code: "IPv4-out-of-range-part", start: 6, end: 9 },
    });
  });
});

// urltestdata.json and toascii.json of WPT have these hosts; the parts are those of the Standard's IPv4 parser.
describe("the URL parser's reading of odd spellings", () => {
  test.each([
    ["0x7f.1", "127.0.0.1", [16, 10]],
    ["017700000001", "127.0.0.1", [8]],
    ["0x7f000001", "127.0.0.1", [16]],
    ["127.1", "127.0.0.1", [10, 10]],
    ["0300.0250.0.1", "192.168.0.1", [8, 8, 10, 10]],
    ["192.0x00A80001", "192.168.0.1", [10, 16]],
    ["256", "0.0.1.0", [10]],
  ])("%s is %s", (text, host, radixes) => {
    const spelling = readSpelling(text);
    expect([spelling.kind, spelling.host]).toEqual(["ipv4", host]);
    expect(spelling.parts.map(({ radix }) => radix)).toEqual(radixes);
    expect(spelling.parts.flatMap(({ bytes }) => bytes).join(".")).toBe(host);
    expect(spelling.errors.every(({ fatal }) => !fatal)).toBe(true);
    expect(spelling.errors.length).toBeGreaterThan(0);
  });

  test.each([
    ["256.256.256.256", "IPv4-out-of-range-part"],
    ["1.2.3.4.5", "IPv4-too-many-parts"],
    ["1.2.0x.x9", null],
    ["0x100000000", "IPv4-out-of-range-part"],
    ["a.0x4z.1", "IPv4-non-numeric-part"],
  ])("%s: the fatal error is %s", (text, code) => {
    const { host, errors } = readSpelling(text);
    expect(errors.find(({ fatal }) => fatal)?.code ?? null).toBe(code);
    expect(host === null).toBe(code !== null);
  });

  test("reads IPv6 with brackets or without, with ranges of the given text", () => {
    expect(readSpelling("::1")).toMatchObject({ kind: "ipv6", host: "[::1]", errors: [] });
    expect(readSpelling("[::1]")).toMatchObject({ kind: "ipv6", host: "[::1]", errors: [] });
    const [error] = readSpelling("1::2::3").errors;
    expect(error).toMatchObject({ code: "IPv6-multiple-compression", fatal: true });
    expect("1::2::3".slice(error!.start, error!.end)).toContain(":");
  });
});

describe("a prefix", () => {
  test("has its bounds, masks, size and zone", () => {
    expect(prefixOf("192.0.2.0/24")).toMatchObject({
      prefix: "192.0.2.0/24",
      length: 24,
      first: "192.0.2.0",
      last: "192.0.2.255",
      size: 256n,
      netmask: "255.255.255.0",
      wildcard: "0.0.0.255",
      zone: "2.0.192.in-addr.arpa",
      masked: false,
    });
    expect(prefixOf("2001:db8::/32")).toMatchObject({
      size: 2n ** 96n,
      zone: "8.b.d.0.1.0.0.2.ip6.arpa",
      netmask: null,
    });
  });

  test("is read without the bits of its host, and says so", () => {
    expect(prefixOf("192.0.2.77/24")).toMatchObject({ prefix: "192.0.2.0/24", masked: true });
  });

  test("is mixed if it contains a special block", () => {
    expect(prefixOf("8.0.0.0/5").classification.kind).toBe("mixed");
  });

  test("fails with the range of the error", () => {
    expect(describePrefix("192.0.2.0/33")).toMatchObject({
      ok: false,
      error: { code: "prefix-length-out-of-range", start: 10, end: 12 },
    });
  });
});

describe("a set", () => {
  test("has the fewest prefixes of its lines", () => {
    const view = describeSet(
      "192.0.2.0/25 # a comment\n192.0.2.128/25\n\n10.0.0.0-10.0.0.5\n2001:db8::/33\n2001:db8:8000::/33",
    );
    expect(view.prefixes).toEqual(["10.0.0.0/30", "10.0.0.4/31", "192.0.2.0/24", "2001:db8::/32"]);
    expect([view.lines, view.size, view.errors.length]).toEqual([5, 262n + 2n ** 96n, 0]);
  });

  test("says which lines it cannot read, and reads the others", () => {
    const view = describeSet("10.0.0.0/8\n  10.0.0.300\nexample");
    expect(view.prefixes).toEqual(["10.0.0.0/8"]);
    expect(view.errors).toMatchObject([
      { line: 2, code: "IPv4-out-of-range-part", start: 9, end: 12 },
      { line: 3, start: 0 },
    ]);
  });

  test("draws its ranges between the ends of the smallest prefix around them", () => {
    const [bar, six] = describeSet("10.0.0.0/26\n10.0.0.128/25\n::1").bars;
    expect(bar).toMatchObject({ family: 4, prefix: "10.0.0.0/24", omitted: 0 });
    expect(bar!.segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.25],
      [0.5, 1],
    ]);
    expect(six).toMatchObject({ family: 6, prefix: "::1/128" });
    expect(six!.segments.map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
  });

  test("draws at most 200 ranges, and counts the others", () => {
    const lines = Array.from({ length: 250 }, (_, index) => `10.0.${index}.0/25`);
    const view = describeSet(lines.join("\n"));
    expect([view.prefixes.length, view.omitted]).toEqual([200, 50]);
    expect([view.bars[0]!.segments.length, view.bars[0]!.omitted]).toEqual([200, 50]);
    expect(findAddress(view, "10.0.249.1")).toEqual({ isIn: true, by: "10.0.249.0/25" });
  });

  test("says whether an address is in it, and by which prefix", () => {
    const view = describeSet("10.0.0.0/8\n2001:db8::/32");
    expect(findAddress(view, "10.255.0.1")).toEqual({ isIn: true, by: "10.0.0.0/8" });
    expect(findAddress(view, "11.0.0.0")).toEqual({ isIn: false, by: null });
    expect(findAddress(view, "2001:DB8::7")).toEqual({ isIn: true, by: "2001:db8::/32" });
    expect(findAddress(view, "010.0.0.1")).toBeNull();
  });
});
