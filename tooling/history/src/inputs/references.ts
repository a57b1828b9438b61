import fc from "fast-check";
import type { Case } from "../case.ts";

/** What the grammar of RFC 3986 or today's parser treats specially, and one of each kind that they do not. */
const PARTS: readonly string[] = [
  ...["http:", "https:", "HTTP:", "ws:", "file:", "foo:", "mailto:", "ldap:", "data:"],
  ...[
    "/",
    "//",
    "\\",
    "?",
    "#",
    ":",
    "@",
    "[",
    "]",
    "a",
    "B",
    "1",
    "C:",
    "C|",
    ".",
    "..",
    "%2e",
    "%",
    "%41",
    "%zz",
    "%C3%A9",
  ],
  ...[
    "[::1]",
    "[::0:1]",
    "[v1.a]",
    "é",
    "ß",
    "。",
    "☃",
    " ",
    "\t",
    "\x01",
    "\ud800",
    "'",
    "|",
    "^",
    "{",
    "~",
    "<",
    ";",
    "=",
    "&",
  ],
  ...["0x7f", "80", "0080", "99999", "localhost", "LOCALHOST", "example", "-a", "_"],
];

const BASES: readonly (string | null)[] = [
  ...[null, "http://a/b/c?d#e", "https://u:p@h:8080/x/", "ws://a/b", "http:b"],
  ...["file:///C:/a/b", "file://server/share/x", "file:///a"],
  ...["foo:/p/q", "foo://h/p/q?x", "foo://h", "foo:/.//a/b", "ldap://h/x", "mailto:x", "data:a/b"],
];

const REFERENCES: fc.Arbitrary<Case> = fc
  .tuple(
    fc.array(oneOf(PARTS), { maxLength: 8 }),
    oneOf(BASES),
    fc.constantFrom(undefined, undefined, undefined, "windows-1252", "shift_jis", "iso-2022-jp"),
  )
  .map(([parts, base, encoding]) => ({
    subject: "parse",
    input: parts.join(""),
    base,
    ...(encoding !== undefined && { encoding }),
  }));

function oneOf<T>(values: readonly T[]): fc.Arbitrary<T> {
  return fc.nat(values.length - 1).map((index) => values[index]!);
}

/** `count` references for the documents that parse by a grammar, the same ones for the same seed. */
export function generatedReferences(count: number, seed: number): Case[] {
  return fc.sample(REFERENCES, { numRuns: count, seed });
}
