import { parseABNF, RFC3986, RFC3987, RFC5234, RFC6570, type Rules, sentences } from "@url/tooling-conformance/abnf";
import fc from "fast-check";

/** The grammars of RFC 3986, 3987 and 6570 together. */
export const GRAMMAR: Rules = parseABNF(RFC5234, RFC3986, RFC3987, RFC6570);

/** RFC 3986 as HTML5, section 2.6.2, relaxes it. In a reg-name "%" stays what it was. */
export const RELAXED_GRAMMAR: Rules = parseABNF(
  RFC5234,
  RFC3986,
  `
   unreserved  = ALPHA / DIGIT / "-" / "." / "_" / "~"
               / %x00-20 / %x7F-10FFFF
               / %x22 / %x3C / %x3E / %x5B-5E / %x60 / %x7B-7D
   pct-encoded = "%" HEXDIG HEXDIG / "%"
   octet       = "%" HEXDIG HEXDIG
   reg-name    = *( unreserved / octet / sub-delims )
   fragment    = *( pchar / "/" / "?" / "#" )
`,
);

/** What matters somewhere in the grammars or next to it. */
const PIECES = [
  ..."azAGv019+-._~:/?#[]@!$&'()*,;=%{}|^`\\\"<> \n\u017f\u212a\u00a0\u05d0\u200e\ue000\ufdd0\ufffe\ud800\udc00",
  "\u{10000}",
  "\u{1fffe}",
  "\u{e0000}",
  "\u{f0000}",
  "//",
  "/.",
  "..",
  "%41",
  "%2e",
  "%2F",
  "%zz",
  "%c3%bc",
  "::",
  "255",
  "256",
  "%25",
];

/** Texts that match a rule, as they are or with up to three edits, and texts of pieces that seldom match any. */
export function near(rule: string, rules: Rules = GRAMMAR): fc.Arbitrary<string> {
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  const piece = fc.constantFrom(...PIECES);
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(2), put: piece });
  const edited = fc.tuple(sentences(rules, rule), fc.array(edit, { maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((result, { at, drop, put }) => {
      const start = Math.floor(at * (result.length + 1));
      return result.slice(0, start) + put + result.slice(start + drop);
    }, text),
  );
  return fc.oneof(
    { arbitrary: edited, weight: 3 },
    { arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")), weight: 1 },
  );
}

/** Valid hierarchical URIs over few names, so that two of them share directories, with dot segments and "//". */
export const hierarchical: fc.Arbitrary<string> = fc
  .record({
    head: fc.constantFrom("http://h", "http://H:80", "http://u@h", "x:", "x://", "HTTP://h"),
    path: fc.array(fc.constantFrom("/", "a", "b", "/a", "/b/", ".", "..", "/..", "a:b", "%2e", "%2E%2e", "%61"), {
      maxLength: 7,
    }),
    tail: fc.constantFrom("", "?", "?q", "#", "#f", "?q#f"),
  })
  .map(({ head, path, tail }) => {
    const text = path.join("");
    // Behind an authority a path starts with "/"; without one it must not start with "//".
    const fits = head.includes("//") ? text === "" || text.startsWith("/") : !text.startsWith("//");
    return head + (fits ? text : `/a${text}`) + tail;
  });

/** Relative references and URIs over the same names. */
export const reference: fc.Arbitrary<string> = fc.oneof(
  hierarchical,
  hierarchical.map((uri) => uri.replace(/^[^/]*?:/, "")),
  fc
    .array(fc.constantFrom("./", "../", "a", "b/", ".", "..", "//", "%2e", "a:b", "?q", "#f"), { maxLength: 5 })
    .map((pieces) => pieces.join("")),
);
