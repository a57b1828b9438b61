import { createListener, parseURL } from "@url/parser";
import { REGISTRY_DATE, registeredSchemes } from "@url/uri/schemes";
import { describe, expect, test } from "vitest";
import { findBytesNotUTF8 } from "../src/advice/bytes-not-utf8.ts";
import { ADVICE_CODES } from "../src/advice/explanations.ts";
import {
  ADVICE_EXPLANATIONS,
  createURLPolicy,
  findErrors,
  fix,
  isValidURLString,
  type PolicyRules,
  validate,
} from "../src/index.ts";

function advice(input: string, base?: string): string[] {
  return validate(input, { base })
    .filter(({ code }) => (ADVICE_CODES as readonly string[]).includes(code))
    .map(({ code, start, text }) => `${code} ${start} ${text}`);
}

describe("percent-encoded bytes that are not UTF-8", () => {
  // @id validator/advises-against-bytes-not-utf8
  test.each([
    ["https://h/%FF", ["bytes-not-UTF-8 10 %FF"]],
    ["https://h/caf%e9?b=%C3%A9#%f0%9f%98", ["bytes-not-UTF-8 13 %e9", "bytes-not-UTF-8 26 %f0%9f%98"]],
    ["https://h/%C3/%A9", ["bytes-not-UTF-8 10 %C3", "bytes-not-UTF-8 14 %A9"]],
    ["https://h/%C3x", ["bytes-not-UTF-8 10 %C3"]],
    ["https://h/%C3%41", ["bytes-not-UTF-8 10 %C3"]],
    ["https://h/%FF%FE%80x", ["bytes-not-UTF-8 10 %FF%FE%80"]],
    ["https://h/%C3\n%A9%\tC3\n%A\t9", []],
    ["https://h/%\tF\nF", ["bytes-not-UTF-8 10 %\tF\nF"]],
    ["https://u%FF@h/", ["bytes-not-UTF-8 9 %FF"]],
    ["mailto:%FF@h", ["bytes-not-UTF-8 7 %FF"]],
    ["nfs://h%FF/", ["bytes-not-UTF-8 7 %FF"]],
    ["https://h/%", []],
    ["https://h/%4", []],
    ["https://h/100%25", []],
  ])("%j: %j", (input, expected) => {
    expect(advice(input)).toEqual(expected);
  });

  test("the bytes of a data: URL are data", () => {
    expect(advice("data:image/png,%89PNG%0D%0A")).toEqual([]);
  });

  test("in a host they are an error already, and elsewhere in the URL an advice", () => {
    expect(validate("https://h%FF/%FF").map(({ code, start }) => [code, start])).toEqual([
      ["domain-percent-encoded", 9],
      ["domain-to-ASCII", 8],
      ["bytes-not-UTF-8", 13],
    ]);
  });

  test("every pair of bytes, and longer sequences at the ends of ranges, as TextDecoder judges", () => {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    const isUTF8 = (bytes: readonly number[]): boolean => {
      try {
        decoder.decode(Uint8Array.from(bytes));
        return true;
      } catch {
        return false;
      }
    };
    const ends = [0, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef];
    const edges = [...ends, 0xf0, 0xf1, 0xf4, 0xf5, 0xff];
    const sequences: number[][] = [];
    for (let pair = 0; pair < 0x10000; pair++) sequences.push([pair >> 8, pair & 0xff]);
    for (const a of edges)
      for (const b of edges) for (const c of edges) for (const d of edges) sequences.push([a, b, c, d]);
    for (const bytes of sequences) {
      const left = [...bytes];
      let removed = 0;
      findBytesNotUTF8(bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""), ({ start, end }) => {
        left.splice(start / 3 - removed, (end - start) / 3);
        removed += (end - start) / 3;
      });
      // What is left of the bytes is UTF-8.
      if (isUTF8(bytes) !== (removed === 0) || !isUTF8(left)) expect(bytes).toEqual([]);
    }
  });
});

describe("a scheme that is not registered", () => {
  // @id validator/advises-against-schemes-not-registered
  test.each([
    ["htps://example.com/", undefined, ["scheme-not-registered 0 htps"]],
    ["  No\tSuch:x", undefined, ["scheme-not-registered 2 No\tSuch"]],
    ["nosuch:%FF", undefined, ["scheme-not-registered 0 nosuch", "bytes-not-UTF-8 7 %FF"]],
    ["nosuch://a^b/", undefined, ["scheme-not-registered 0 nosuch"]],
    ["path", "nosuch://h/", []],
    ["coap://h/", undefined, []],
    ["COAP://h/", undefined, []],
    ["HTTP://h/", undefined, []],
    ["com.example.app:x", undefined, []],
    ["word", undefined, []],
  ] as const)("%j, against %j: %j", (input, base, expected) => {
    expect(advice(input, base)).toEqual(expected);
  });

  test("every scheme of IANA's registry is known", () => {
    expect(REGISTRY_DATE).toMatch(/^20/);
    for (const scheme of registeredSchemes()) expect(advice(`${scheme}:x`)).toEqual([]);
  });
});

test("advice is a warning that follows the errors of the Standard, and does not make a URL string invalid", () => {
  const input = "nosuch://h/a b%FF";
  const found = validate(input);
  expect(found.map(({ code, level, fatal }) => [code, level, fatal])).toEqual([
    ["invalid-URL-unit", "warning", false],
    ["scheme-not-registered", "warning", false],
    ["bytes-not-UTF-8", "warning", false],
  ]);
  expect(found[2]).toEqual({
    code: "bytes-not-UTF-8",
    level: "warning",
    fatal: false,
    in: "input",
    start: 14,
    end: 17,
    text: "%FF",
    message: "These percent-encoded bytes are not UTF-8, so they stand for no characters.",
    see: "https://url.spec.whatwg.org/#percent-encoded-byte",
    suggestion: null,
  });
  const reported: string[] = [];
  parseURL("nosuch://h/%FF", { report: createListener((code) => void reported.push(code)) });
  expect([reported, isValidURLString("nosuch://h/%FF")]).toEqual([[], true]);
});

test("a policy ignores advice", () => {
  const codes = (rules: PolicyRules) =>
    validate("nosuch://h/%FF", { policy: createURLPolicy(rules) }).map(({ code }) => code);
  expect(codes({})).toEqual(["scheme-not-registered", "bytes-not-UTF-8"]);
  expect(codes({ ignore: ["bytes-not-UTF-8"] })).toEqual(["scheme-not-registered"]);
  expect(codes({ ignore: ["scheme-not-registered"] })).toEqual(["bytes-not-UTF-8"]);
  expect(codes({ ignore: ["scheme-not-registered", "bytes-not-UTF-8"] })).toEqual([]);
  expect(codes({ schemes: ["nosuch"] })).toEqual(["bytes-not-UTF-8"]);
  expect(() => createURLPolicy({ ignore: ["port-invalid" as never] })).toThrow(/ignore/);
});

test("findErrors keeps its limit, and counts what it omits", () => {
  const { diagnostics, omitted } = findErrors(`https://h/${"%FF/".repeat(1000)}`, { maxErrors: 3 });
  expect([diagnostics.length, omitted]).toEqual([3, 997]);
});

test("fix corrects errors, and leaves what is advised against", () => {
  expect(fix("nosuch://h/%FF a")).toBe("nosuch://h/%FF%20a");
  expect(fix("nosuch://h/%FF")).toBe("nosuch://h/%FF");
});

test.each(ADVICE_CODES)("the example of %s has it, and is valid", (code) => {
  const { example } = ADVICE_EXPLANATIONS[code];
  expect(validate(example).map((error) => error.code)).toEqual([code]);
  expect(isValidURLString(example)).toBe(true);
});

test("there is an explanation for each code", () => {
  expect(Object.keys(ADVICE_EXPLANATIONS)).toEqual([...ADVICE_CODES]);
});
