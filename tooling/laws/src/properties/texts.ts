import fc from "fast-check";

/**
 * Pieces that have a meaning somewhere in the parser, or that are likely to reveal errors: delimiters, text that is
 * removed, percent signs of every kind, the ends of percent-encode sets, lone surrogates, noncharacters, and text that
 * UTS #46 maps to a delimiter, to a dot or to nothing.
 */
const PIECES: readonly string[] = [
  ..."/\\?#:@[]|^`{}<>\"' %&=+;,~!$*().-_",
  ..."\t\n\r\0\x01\x1f\x7f\x80\x9f\xa0",
  ..."%|%2|%zz|%00|%20|%2e|%2F|%3A|%40|%C3%A9|%ff|%f0%9f%92%a9".split("|"),
  ..."éßẞİı\u212aａ１．。／？＃：\xad\u200c\u200d\u0301\u0338",
  ..."אا٠💩\u{3d000}\u{10ffff}\ufdd0\ufffe\uffff\ufffd\ufeff",
  ..."\ud83d|\udca9|\ud83d\t\udca9|\ud83d\r\n\udca9".split("|"),
];

/** A piece, a letter or a digit. */
export const piece: fc.Arbitrary<string> = fc.oneof(
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  { weight: 2, arbitrary: fc.constantFrom(..."abcxzABCXZ0189") },
  { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 2 }) },
);

/** Text for a component: mostly plain, sometimes strange. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("", "a", "b", "foo", "x=1", "a b", "index.html") },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")) },
);

/** Any string at all, lone surrogates included. */
export const anyString: fc.Arbitrary<string> = fc
  .array(fc.oneof(piece, fc.integer({ min: 0, max: 0xffff }).map(String.fromCharCode)), { maxLength: 20 })
  .map((units) => units.join(""));

/** Returns `text` with changes at some places: pieces inserted, and parts removed, repeated or moved. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const change = fc.record({
    kind: fc.constantFrom("insert", "insert", "remove", "repeat", "move" as const),
    from: place,
    length: fc.integer({ min: 1, max: 4 }),
    to: place,
    piece,
  });
  return fc.tuple(texts, fc.array(change, { minLength: 1, maxLength: 3 })).map(([start, changes]) =>
    changes.reduce((current, { kind, from, length, to, piece }) => {
      const at = Math.floor(from * current.length);
      const stretch = current.slice(at, at + length);
      const without = current.slice(0, at) + current.slice(at + length);
      const target = Math.floor(to * without.length);
      switch (kind) {
        case "insert":
          return current.slice(0, at) + piece + current.slice(at);
        case "remove":
          return without;
        case "repeat":
          return current.slice(0, at) + stretch + current.slice(at);
        default:
          return without.slice(0, target) + stretch + without.slice(target);
      }
    }, start),
  );
}
