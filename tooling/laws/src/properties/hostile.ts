import fc from "fast-check";
import { input, itemOf, wptInputs } from "./urls.ts";
import { validURL } from "./valid.ts";

/** Text that the parser removes, repairs or replaces, so that a suggestion could be wrong. */
const PIECES: readonly string[] = [
  ..."\t\n\r|\\%@/:?#. ",
  ..."\ud83d|\udca9|\ud83d\t\udca9|\ud83d\n|\r\udca9|\ud83d\t\ud83d\n\udca9".split("|"),
  ..."C|;C\t|;/C|;/../;/..;../C|;%7C;%2;%2\te;\\\\;\0;\ufdd0;file:;https:;[::01];127.1;%61;a|b".split(";"),
];

/** Pieces put into `text` at random places. */
function withPieces(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const insertion = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), itemOf(PIECES));
  return fc.tuple(texts, fc.array(insertion, { minLength: 1, maxLength: 5 })).map(([start, insertions]) =>
    insertions.reduce((text, [place, piece]) => {
      const at = Math.round(place * text.length);
      return text.slice(0, at) + piece + text.slice(at);
    }, start),
  );
}

const driveLetters = fc
  .array(itemOf("/;\\;..;.;C|;D|;C:;a;|;\t;C\n|;?;#;h;%2e;%7C;localhost".split(";")), { maxLength: 8 })
  .chain((parts) => fc.constantFrom("file:", "file:", "").map((scheme) => scheme + parts.join("")));

/** Inputs of every kind, with text at random places that the parser removes, repairs or replaces. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: withPieces(input) },
  { weight: 2, arbitrary: withPieces(validURL) },
  { weight: 2, arbitrary: driveLetters },
  { weight: 1, arbitrary: fc.array(itemOf(PIECES), { maxLength: 10 }).map((parts) => parts.join("")) },
  // Without the data, WPT has one input here, the empty one.
  { weight: 4, arbitrary: withPieces(itemOf(wptInputs.length === 0 ? [""] : wptInputs)) },
);
