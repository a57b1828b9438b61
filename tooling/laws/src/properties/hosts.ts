import fc from "fast-check";
import { text } from "./texts.ts";

const LABELS = [
  ...["example", "EXAMPLE", "a", "x_y", "-a", "a-", "aa--b", "xn--a", "xn--fa-hia", "xn--", "xn--8i7caa", "0a"],
  ...[
    "faß",
    "straẞe",
    "é",
    "e\u0301",
    "א",
    "ا1",
    "☕",
    "a\u200cb",
    "a\xadb",
    "ｗｗｗ",
    "\u{3d000}",
    "%61",
    "%C3%9F",
    "",
  ],
  "a".repeat(64),
] as const;

const domain = fc
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  .tuple(fc.array(fc.constantFrom(...LABELS), { minLength: 1, maxLength: 4 }), fc.constantFrom(".", ".", "。", "%2E"))
  .map(([labels, dot]) => labels.join(dot));

const ipv4Part = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map(String),
  fc.integer({ min: 0, max: 0xffff_ffff }).map((n) => `0x${n.toString(16)}`),
  fc.integer({ min: 0, max: 0o777 }).map((n) => `0${n.toString(8)}`),
  fc.constantFrom("", "0", "00", "08", "0x", "0X1", "0xg", "4294967295", "4294967296", "65536", "99999999999999999999"),
  fc.constantFrom("256", "１", "%31", "a", "1a"),
);

/** One to five parts, with a dot at the end at times. */
export const ipv4: fc.Arbitrary<string> = fc
  .tuple(fc.array(ipv4Part, { minLength: 1, maxLength: 5 }), fc.constantFrom("", "", "."))
  .map(([parts, end]) => parts.join(".") + end);

const ipv6Piece = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16)) },
  { weight: 2, arbitrary: fc.constantFrom("0", "0", "00", "0000", "00001", "g", "FFFF") },
  { weight: 1, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.constantFrom("127.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "256.0.0.1", "1.2.3.4a") },
);

/** What may stand between the brackets: about one in four is an address. */
export const ipv6: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 8, maxLength: 8 }).map((pieces) => pieces.join(":")),
  fc
    .tuple(fc.array(ipv6Piece, { maxLength: 5 }), fc.array(ipv6Piece, { maxLength: 4 }))
    .map(([left, right]) => `${left.join(":")}::${right.join(":")}`),
  fc.array(ipv6Piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(":")),
);

/** A host of any kind, or text that is not a host. */
export const host: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: domain },
  { weight: 2, arbitrary: ipv4 },
  { weight: 2, arbitrary: ipv6.map((inside) => `[${inside}]`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("localhost", "LOCALHOST", "loc%61lhost", "", "C:", "c|", "[::1", "::1]", "h"),
  },
  { weight: 1, arbitrary: text },
);
