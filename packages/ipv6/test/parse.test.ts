import { expect, test } from "vitest";
import { type IPv6ErrorCode, parseIPv6, serializeIPv6 } from "../src/index.ts";
import { readIPv6, reportIPv6 } from "../src/internal.ts";

const canonical = (text: string) => {
  const result = parseIPv6(text);
  return result.ok ? serializeIPv6(result.value) : result.error;
};

// RFC 4291 §2.2 and RFC 5952 §4 and §5, and the Standard's own examples.
// @id ipv6/parses
test.each([
  ["ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "abcd:ef01:2345:6789:abcd:ef01:2345:6789"],
  ["2001:DB8:0:0:8:800:200C:417A", "2001:db8::8:800:200c:417a"],
  ["FF01:0:0:0:0:0:0:101", "ff01::101"],
  ["0:0:0:0:0:0:0:1", "::1"],
  ["0:0:0:0:0:0:0:0", "::"],
  ["::", "::"],
  ["1::", "1::"],
  ["0:0:0:0:0:0:13.1.68.3", "::d01:4403"],
  ["::FFFF:129.144.52.38", "::ffff:8190:3426"],
  ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
  ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
  ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["0:f:0:0:f:f:0:0", "0:f::f:f:0:0"],
  ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
  ["::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"],
  ["1:2:3:4:5:6:255.255.255.255", "1:2:3:4:5:6:ffff:ffff"],
  ["1::0.0.0.0", "1::"],
])("parses %s as %s", (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

// @id ipv6/fails
test.each([
  [":1", "IPv6-invalid-compression", 0, 1],
  [":", "IPv6-invalid-compression", 0, 1],
  ["1:2:3:4:5:6:7:8:9", "IPv6-too-many-pieces", 16, 17],
  ["1:2:3:4:5:6:7:8:", "IPv6-invalid-code-point", 15, 16],
  ["1:2:3:4:5:6:7::8:9", "IPv6-too-many-pieces", 15, 18],
  ["::1::2", "IPv6-multiple-compression", 3, 5],
  ["1::1::1", "IPv6-multiple-compression", 4, 6],
  ["1:2:3!:4", "IPv6-invalid-code-point", 5, 6],
  ["1:2:3:", "IPv6-invalid-code-point", 5, 6],
  ["12345::", "IPv6-invalid-code-point", 4, 5],
  ["fe80::1%25eth0", "IPv6-invalid-code-point", 7, 8],
  ["1::💩", "IPv6-invalid-code-point", 3, 5],
  ["1::💩xy", "IPv6-invalid-code-point", 3, 5],
  ["1::\u{10000}xy", "IPv6-invalid-code-point", 3, 5],
  ["1::\uffffxy", "IPv6-invalid-code-point", 3, 4],
  ["", "IPv6-too-few-pieces", 0, 0],
  ["1:2:3", "IPv6-too-few-pieces", 0, 5],
  ["1:1:1:1:1:1:1:127.0.0.1", "IPv4-in-IPv6-too-many-pieces", 14, 23],
  ["ffff::.0.0.1", "IPv4-in-IPv6-invalid-code-point", 6, 7],
  ["ffff::127.0.xyz.1", "IPv4-in-IPv6-invalid-code-point", 12, 13],
  ["ffff::127.0xyz", "IPv4-in-IPv6-invalid-code-point", 11, 12],
  ["ffff::127.00.0.1", "IPv4-in-IPv6-invalid-code-point", 10, 12],
  ["ffff::127.0.0.1.2", "IPv4-in-IPv6-invalid-code-point", 15, 16],
  ["::1.2.3.", "IPv4-in-IPv6-invalid-code-point", 8, 8],
  ["::ab.1.1.1", "IPv4-in-IPv6-invalid-code-point", 2, 3],
  ["::01.2.3.4", "IPv4-in-IPv6-invalid-code-point", 2, 4],
  ["ffff::127.0.0.4000", "IPv4-in-IPv6-out-of-range-part", 14, 17],
  ["ffff::127.0.0", "IPv4-in-IPv6-too-few-parts", 6, 13],
  ["1:2:3:4:5:1.2.3.4", "IPv6-too-few-pieces", 0, 17],
] as const)("%j fails with %s", (text, code, start, end) => {
  expect(parseIPv6(text)).toEqual({ ok: false, error: { code, start, end } });
});

test("accepts a piece with a leading zero, and reports its range", () => {
  const heard: [IPv6ErrorCode, number, number][] = [];
  const pieces = new Uint16Array(8);
  expect(readIPv6("1:00:ab::0db8:0:10", pieces)).toBeNull();
  reportIPv6("1:00:ab::0db8:0:10", (...error) => heard.push(error));
  expect(serializeIPv6(pieces)).toBe("1:0:ab::db8:0:10");
  expect(heard).toEqual([
    ["IPv6-piece-leading-zero", 2, 4],
    ["IPv6-piece-leading-zero", 9, 13],
  ]);
  expect(canonical("1:00:ab::0db8:0:10")).toBe("1:0:ab::db8:0:10");
});

// @id ipv6/writes-pieces-into-array-passed
test("writes the pieces into the array that is passed, and overwrites all of it", () => {
  const into = new Uint16Array(8).fill(0xffff);
  for (const text of ["::", "1::2", "::1:2:3:4:5:6:7", "a:b::1.2.3.4", "1:2:3:4:5:6:7::"]) {
    into.fill(0xffff);
    const result = parseIPv6(text, into);
    expect(result.ok && result.value).toBe(into);
    expect(parseIPv6(text)).toEqual({ ok: true, value: into });
  }
});

// @id ipv6/parses-every-serialized-address-same
test("parses every serialized address to the same pieces", () => {
  // All 256 patterns of zero and non-zero pieces: every place and length a "::" can have.
  for (let pattern = 0; pattern < 256; pattern++) {
    const pieces = Uint16Array.from({ length: 8 }, (_, i) => (pattern & (1 << i) ? 0x1000 + i : 0));
    expect(parseIPv6(serializeIPv6(pieces))).toEqual({ ok: true, value: pieces });
  }
});

test("reads and writes every value of a piece in hexadecimal", () => {
  const into = new Uint16Array(8);
  const wrong: string[] = [];
  for (let piece = 0; piece < 0x10000; piece++) {
    const digits = piece.toString(16);
    const text = `${digits}:1:1:1:${digits}:1:1:${digits}`;
    if (serializeIPv6(Uint16Array.of(piece, 1, 1, 1, piece, 1, 1, piece)) !== text) wrong.push(text);
    parseIPv6(text.toUpperCase(), into);
    if (into[0] !== piece || into[4] !== piece || into[7] !== piece) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

// @id ipv6/accepts-only-ascii-hex-digits
test("accepts only ASCII hex digits in a piece, and ASCII digits in the IPv4 part, for every code unit", () => {
  const digits: string[] = [];
  const tailDigits: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    if (char !== ":" && parseIPv6(`::${char}`).ok) digits.push(char);
    if (parseIPv6(`::1.1.1.${char}`).ok) tailDigits.push(char);
  }
  expect(digits.join("")).toBe("0123456789ABCDEFabcdef");
  expect(tailDigits.join("")).toBe("0123456789");
});

test("rejects an IPv4 part without a digit before a dot, even if no part would fit", () => {
  const error = { code: "IPv4-in-IPv6-invalid-code-point", start: 14, end: 15 };
  expect(parseIPv6("1:2:3:4:5:6:7:.1.2.3")).toEqual({ ok: false, error });
});

test("reports the fatal error too, as the last one", () => {
  const heard: unknown[] = [];
  const error = readIPv6("01:::", new Uint16Array(8));
  reportIPv6("01:::", (code, start, end) => heard.push({ code, start, end }));
  expect(heard).toEqual([{ code: "IPv6-piece-leading-zero", start: 0, end: 2 }, error]);
  expect(error).toEqual({ code: "IPv6-multiple-compression", start: 3, end: 5 });
  for (const text of ["::1.2.3", "::1.2.3.", "::1.2.3.04", "::1.2.3.256", "::1.2.3.4.", ":1", "1:", "1"]) {
    heard.length = 0;
    reportIPv6(text, (code, start, end) => heard.push({ code, start, end }));
    expect(heard).toEqual([readIPv6(text, new Uint16Array(8))]);
  }
});

test.each([
  ["00:01:", ["IPv6-piece-leading-zero 0-2", "IPv6-invalid-code-point 5-6"]],
  ["00000::", ["IPv6-invalid-code-point 4-5"]],
  ["00g::", ["IPv6-invalid-code-point 2-3"]],
  ["01:02", ["IPv6-piece-leading-zero 0-2", "IPv6-piece-leading-zero 3-5", "IPv6-too-few-pieces 0-5"]],
  ["1:2:3:4:5:6:7:08:09", ["IPv6-piece-leading-zero 14-16", "IPv6-too-many-pieces 17-19"]],
  ["1::02::03", ["IPv6-piece-leading-zero 3-5", "IPv6-multiple-compression 5-7"]],
  ["::01.2.3.4", ["IPv4-in-IPv6-invalid-code-point 2-4"]],
  ["::1.2.3:04:5", ["IPv4-in-IPv6-invalid-code-point 7-8"]],
] as const)("reports the leading zeros of %j that are read before the error", (text, heard) => {
  const errors: string[] = [];
  reportIPv6(text, (code, start, end) => errors.push(`${code} ${start}-${end}`));
  expect(errors).toEqual(heard);
});

test.each([[new Uint16Array(7)], [new Uint8Array(8)], [[]], [null]])("throws for into = %o", (into) => {
  expect(() => parseIPv6("::", into as Uint16Array)).toThrow(/^parseIPv6: into must be a Uint16Array of 8 elements/);
});
