import { type Assignment, anyString, assignment, base, host, input, ipv6, text } from "@url/tooling-laws/properties";
import fc from "fast-check";
import type { Case, Edit } from "../case.ts";

const ENCODINGS = [undefined, "windows-1252", "shift_jis", "iso-2022-jp", "utf-8"] as const;
const STARTS = [
  "https://user:pw@example.org:8080/a/b?c=d&e#f",
  "http://example.org/",
  "ws://h/?",
  "file:///C:/x/y?z",
  "file://server/share/",
  "javascript:alert(1)",
  "mailto:someone?subject=x#y",
  "foo:/p",
  "about:blank",
] as const;

const encoding = fc.nat(ENCODINGS.length - 1).map((index) => ENCODINGS[index]);
const start = fc.nat(STARTS.length - 1).map((index) => STARTS[index] as string);
const pairs = fc.array(fc.tuple(anyString, anyString), { maxLength: 3 });
const formPart = fc.constantFrom(
  "a",
  "b",
  "=",
  "&",
  "+",
  "%41",
  "%",
  "?",
  "_charset_=latin1&",
  "%80",
  "\xc3\xa9",
  "\xff",
);
/** Bytes, each as the code unit of its value. */
const form = fc.array(formPart, { maxLength: 9 }).map((parts) => parts.join(""));
const query = fc.array(fc.constantFrom("a", "=", "&", "+", "%41", "%", "é", "?"), { maxLength: 9 });
const piece = fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const edit: fc.Arbitrary<Edit> = fc.record({
  method: fc.constantFrom("append", "set", "delete"),
  name: fc.constantFrom("c", "e", "z", "subject", ""),
  value: text,
});

const flags = fc.subarray(["charset", "isindex"] as const);

/** Inputs of each algorithm, with how often it is chosen. */
const CASES: fc.Arbitrary<Case> = fc.oneof(
  {
    weight: 50,
    arbitrary: fc.tuple(input, base, encoding).map(([input, base, encoding]): Case => {
      return { subject: "parse", input, base, ...(encoding !== undefined && { encoding }) };
    }),
  },
  {
    weight: 25,
    arbitrary: fc.tuple(start, assignment).map(([href, { setter, value }]: [string, Assignment]): Case => {
      return { subject: "set", href, name: setter, value };
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(start, base, input).map(([href, base, value]): Case => {
      return { subject: "set", href, name: "href", value, ...(base !== null && { base }) };
    }),
  },
  { weight: 10, arbitrary: host.map((input): Case => ({ subject: "host", input })) },
  {
    weight: 5,
    arbitrary: fc.tuple(host, fc.boolean()).map(([input, unicode]): Case => ({ subject: "domain", input, unicode })),
  },
  { weight: 10, arbitrary: ipv6.map((input): Case => ({ subject: "IPv6", input: input.replace(/^\[|\]$/g, "") })) },
  {
    weight: 5,
    arbitrary: fc
      .array(piece, { minLength: 8, maxLength: 8 })
      .map((pieces): Case => ({ subject: "IPv6 serialize", pieces })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(input, fc.boolean())
      .map(([href, isAttribute]): Case => ({ subject: isAttribute ? "origin attribute" : "origin", href })),
  },
  { weight: 2, arbitrary: input.map((inner): Case => ({ subject: "origin", href: `blob:${inner}` })) },
  { weight: 3, arbitrary: input.map((href): Case => ({ subject: "serialize", href })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(input, base)
      .map(([url, base]): Case => ({ subject: "construct", url, base: base ?? "about:blank" })),
  },
  {
    weight: 10,
    arbitrary: fc.tuple(form, encoding, flags).map(([input, encoding, flags]): Case => {
      return { subject: "form parse", input, flags, ...(encoding !== undefined && { encoding }) };
    }),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(pairs, encoding).map(([pairs, encoding]): Case => {
      return { subject: "form serialize", pairs, ...(encoding !== undefined && { encoding }) };
    }),
  },
  { weight: 3, arbitrary: query.map((parts): Case => ({ subject: "params", init: parts.join("") })) },
  { weight: 1, arbitrary: pairs.map((init): Case => ({ subject: "params", init })) },
  {
    weight: 5,
    arbitrary: fc.tuple(start, edit).map(([href, edit]): Case => ({ subject: "params of URL", href, edit })),
  },
);

/** `count` inputs, the same ones for the same seed. */
export function generatedCases(count: number, seed: number): Case[] {
  return fc.sample(CASES, { numRuns: count, seed });
}
