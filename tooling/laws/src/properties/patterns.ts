import fc from "fast-check";

/**
 * Pieces of patterns over few characters, so that many texts match in several ways: fixed text, and groups of every type
 * with every modifier, with text before or behind them.
 */
const PIECES = [
  ..."ab/.-",
  "/a",
  "a/b",
  ":x",
  "*",
  "/:x",
  "/*",
  "{a}",
  "{/}",
  "{:x.}",
  "{*.}",
  "{/:x}",
  "{a:x}",
  "{:xa}",
  "{a*b}",
  "{a:xb}",
  "{.*}",
  "{b*/}",
];

const MODIFIERS = ["", "", "?", "*", "+"];

function oneOf(values: readonly string[]): fc.Arbitrary<string> {
  return fc.nat(values.length - 1).map((index) => values[index]!);
}

/** The pattern of a component without regular expressions. Every named group has another name. */
export const componentPatterns: fc.Arbitrary<string> = fc
  .array(fc.tuple(oneOf(PIECES), oneOf(MODIFIERS)), { minLength: 1, maxLength: 5 })
  .map((pieces) =>
    pieces
      .map(([piece, modifier], index) => {
        const isGroup = /[:*}]/.test(piece);
        return piece.replace(":x", `:x${index}`).replace(/^:x\d$/, "{$&}") + (isGroup ? modifier : "");
      })
      .join(""),
  );

/** Texts over the same characters: several for each pattern, because most match none. */
export const componentTexts: fc.Arbitrary<string[]> = fc.array(
  fc.array(oneOf([..."aaabb//..-A"]), { maxLength: 10 }).map((units) => units.join("")),
  { minLength: 10, maxLength: 10 },
);
