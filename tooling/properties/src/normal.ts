import fc from "fast-check";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";

const some = (units: string, minLength: number, maxLength: number) =>
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  fc.string({ unit: fc.constantFrom(...units), minLength, maxLength });

const label = fc.oneof(some(`${LETTERS}${DIGITS}-_`, 1, 8), fc.constantFrom("xn--a", "xn--fa-hia", "example"));
const lastLabel = fc.tuple(some(LETTERS, 1, 1), some(`${LETTERS}${DIGITS}-`, 0, 5)).map((parts) => parts.join(""));

// Characters that no set encodes in a component, without "%", because a pair of hex digits would make it a dot.
const PLAIN = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-._~!$&()*+,;=:@`;
const segment = some(`${PLAIN}'[]|`, 0, 8).filter((text) => text !== "." && text !== "..");

/**
 * URLs in normal form, by a grammar and not by a parser: a special scheme other than `file`, a lowercase host that does
 * not end in a number, a port that is not the default, no dot segments, nothing to encode.
 */
export const normalURL: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("http", "https", "ws", "wss", "ftp"),
    fc.array(label, { maxLength: 3 }),
    lastLabel,
    fc.constantFrom("", "", ":1", ":8080", ":65535"),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.option(some(`${PLAIN}/?[]\\^{}|\``, 0, 8), { nil: null }),
    fc.option(some(`${PLAIN}/?#'[]\\^{}|`, 0, 8), { nil: null }),
  )
  .map(([scheme, labels, last, port, segments, query, fragment]) => {
    const host = [...labels, last].join(".");
    const tail = (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`);
    return `${scheme}://${host}${port}/${segments.join("/")}${tail}`;
  });
