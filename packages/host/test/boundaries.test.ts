import { expect, test } from "vitest";
import { parseHost, serializeHost } from "../src/index.ts";
import { canonicalizeHost, hostSteps } from "../src/internal.ts";

// What mutation testing found to be held by no test.

/** The host's text, or its error, and every validation error: each as `code start-end`. */
function hear(input: string, isOpaque = false, start = 0, end = input.length) {
  const heard: string[] = [];
  const listener = hostSteps((code, from, to) => heard.push(`${code} ${from}-${to}`));
  const said = canonicalizeHost(input, isOpaque, listener, start, end);
  const silent = canonicalizeHost(input, isOpaque, undefined, start, end);
  expect(said).toEqual(silent);
  return { host: typeof said === "string" ? said : `${said.code} ${said.start}-${said.end}`, heard };
}

test("an opaque host: reports the first code point that is not a URL unit, and the first % that starts no byte", () => {
  const reports = (text: string) => hear(text, true).heard;
  expect(reports("ab")).toEqual([]);
  expect(reports("%41%2f")).toEqual([]);
  expect(reports("{")).toEqual(["invalid-URL-unit 0-1"]);
  expect(reports("a{b}")).toEqual(["invalid-URL-unit 1-2"]);
  expect(reports("%")).toEqual(["invalid-URL-unit 0-1"]);
  expect(reports("a%4")).toEqual(["invalid-URL-unit 1-2"]);
  expect(reports("a%41%zz%")).toEqual(["invalid-URL-unit 4-5"]);
  expect(reports("%{")).toEqual(["invalid-URL-unit 1-2", "invalid-URL-unit 0-1"]);
  expect(reports("\u{1f4a9}{")).toEqual(["invalid-URL-unit 2-3"]);
  expect(reports("a\u{1fffe}b{")).toEqual(["invalid-URL-unit 1-3"]);
  expect(reports("a\uffffb")).toEqual(["invalid-URL-unit 1-2"]);
  expect(reports("\u{10000}%")).toEqual(["invalid-URL-unit 2-3"]);
  expect(reports("\uffff%")).toEqual(["invalid-URL-unit 0-1", "invalid-URL-unit 1-2"]);
});

test("ranges are offsets in the whole input, not in the host", () => {
  expect(hear("//1.2.3.4.5/", false, 2, 11)).toEqual({
    host: "IPv4-too-many-parts 10-11",
    heard: ["IPv4-too-many-parts 10-11"],
  });
  expect(hear("//[1::2::3]/", false, 2, 11)).toEqual({
    host: "IPv6-multiple-compression 7-9",
    heard: ["IPv6-multiple-compression 7-9"],
  });
  expect(hear("//[::1/", false, 2, 6)).toEqual({ host: "IPv6-unclosed 2-6", heard: ["IPv6-unclosed 2-6"] });
  expect(hear("//a b/", false, 2, 5)).toEqual({ host: "domain-to-ASCII 3-4", heard: ["domain-to-ASCII 3-4"] });
});

test("an IPv4 address in capitals keeps its offsets; for a decoded or mapped one the range is the whole host", () => {
  expect(hear("0XFF.256.1").host).toBe("IPv4-out-of-range-part 5-8");
  expect(hear("0XFF.256.1").heard).toEqual([
    "IPv4-too-few-parts 0-10",
    "IPv4-non-decimal-part 0-4",
    "IPv4-out-of-range-part 5-8",
  ]);
  expect(hear("%31.256.1").host).toBe("IPv4-out-of-range-part 0-9");
  expect(hear("%31.256.1").heard).toEqual([
    "domain-percent-encoded 0-3",
    "IPv4-too-few-parts 0-9",
    "IPv4-out-of-range-part 0-9",
  ]);
  expect(hear("１.256.1").host).toBe("IPv4-out-of-range-part 0-7");
});

test("reports percent-encoding only where a byte is percent-encoded", () => {
  expect(hear("a%62c").heard).toEqual(["domain-percent-encoded 1-4"]);
  expect(hear("a%2").heard).toEqual(["domain-to-ASCII 1-2"]);
  expect(hear("a%2x%41").heard[0]).toBe("domain-percent-encoded 4-7");
});

test("parseHost: returns the same without options, with empty options and with default values", () => {
  const text = (...args: Parameters<typeof parseHost>) => {
    const host = parseHost(...args);
    return host.ok ? serializeHost(host.value) : host.error.code;
  };
  expect(text("EXAMPLE")).toBe("example");
  expect(text("EXAMPLE", {})).toBe("example");
  expect(text("EXAMPLE", { isOpaque: true })).toBe("EXAMPLE");
  expect(text("EXAMPLE", { isOpaque: false })).toBe("example");
  expect(text("", { isOpaque: true })).toBe("");
});

// @id host/serializehost-returns-empty-string-empty
test("serializeHost: returns the empty string for the empty host", () => {
  expect(serializeHost({ kind: "empty" })).toBe("");
});

// What is decided by a look at the text alone has to be what the whole parser decides.
test.each([
  ["a", "a"],
  ["A", "a"],
  ["a.", "a."],
  ["a.b.c-d_e", "a.b.c-d_e"],
  ["1.a", "1.a"],
  ["1a", "1a"],
  ["a.1", "IPv4-non-numeric-part 0-1"],
  ["a.0x", "IPv4-non-numeric-part 0-1"],
  ["a.0x1g", "a.0x1g"],
  ["a.0xg", "a.0xg"],
  ["a.g", "a.g"],
  ["a.f", "a.f"],
  ["a.1f", "a.1f"],
  ["a.0xff.", "IPv4-non-numeric-part 0-1"],
  ["a.x", "a.x"],
  ["a.0X", "IPv4-non-numeric-part 0-1"],
  ["!\"$&'()*+,-.", "!\"$&'()*+,-."],
  ["a;=_`{}~", "a;=_`{}~"],
  ["a%", "domain-to-ASCII 1-2"],
  ["a\u007f", "domain-to-ASCII 1-2"],
  ["-", "-"],
  ["", "domain-to-ASCII 0-0"],
])("parses the domain %j as %s", (input, expected) => {
  expect(hear(input).host).toBe(expected);
});
