import { refuse } from "@url/result/internal";
import { agreeTo, type Width, WORDS } from "../words.ts";
import { readPrefixWords } from "./words.ts";

/**
 * Returns whether a prefix contains an address, or all addresses of another prefix. A prefix of the other family
 * contains none of them. An IPv4-mapped address is the IPv4 address that it stands for, and so is a prefix of such
 * addresses: `10.0.0.0/8` contains `::ffff:10.1.2.3`, and `::/0` does not.
 * @throws TypeError if `prefix` or `other` is neither an address nor a prefix
 * @example contains("10.0.0.0/8", "10.1.0.0/16") // → true
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function contains(prefix: string, other: string): boolean {
  const width = readEither(prefix, "contains", "prefix");
  keep(width);
  const length = WORDS[4]!;
  return readEither(other, "contains", "other") === width && length <= WORDS[4]! && agreeTo(KEPT, 0, WORDS, 0, length);
}

/**
 * Returns whether two prefixes or addresses have an address in common. Those of two families have none. An IPv4-mapped
 * address is the IPv4 address that it stands for.
 * @throws TypeError if one of them is neither an address nor a prefix
 * @example overlaps("10.1.0.0/16", "10.0.0.0/8") // → true
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function overlaps(a: string, b: string): boolean {
  const width = readEither(a, "overlaps", "a");
  keep(width);
  const length = WORDS[4]!;
  const isOneFamily = readEither(b, "overlaps", "b") === width;
  return isOneFamily && agreeTo(KEPT, 0, WORDS, 0, Math.min(length, WORDS[4]!));
}

/** Reads an address or a prefix. An address is a prefix of all its bits. */
export function readEither(text: unknown, where: string, name: string): Width {
  const width = typeof text === "string" ? readPrefixWords(text, false) : 0;
  if (width === 0) refuse(text, where, name, "an IP address, or a prefix without host bits");
  return width;
}

function keep(width: Width): void {
  for (let word = 0; word < width; word++) KEPT[word] = WORDS[word]!;
}

/** The first of two prefixes, while the second one is read. */
const KEPT = /* @__PURE__ */ new Uint32Array(4);
