import { expectOptions, refuse } from "@url/result/internal";
import { refuseAddress } from "../expect.ts";
import { agreeTo, readWords, WORDS } from "../words.ts";
import { PREFIX_OPTIONS, type PrefixOptions } from "./parse.ts";
import { readPrefixWords } from "./words.ts";

/**
 * Returns a function that says whether an address, as text or as its 4 or 16 bytes, is in a prefix. It answers as
 * {@link contains} does, but the prefix is read only once. The function throws a TypeError for what is not an address.
 * For several prefixes, make a set.
 * @throws TypeError if `prefix` is neither a prefix nor an address, and TypeError or RangeError for a wrong option
 * @example prefixMatcher("10.0.0.0/8")("10.1.2.3") // → true
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function prefixMatcher(prefix: string, options?: PrefixOptions): (address: string | Uint8Array) => boolean {
  expectOptions(options, "prefixMatcher", PREFIX_OPTIONS);
  const masks = options?.hostBits === "mask";
  const width = typeof prefix === "string" ? readPrefixWords(prefix, masks) : 0;
  if (width === 0)
    refuse(
      prefix,
      "prefixMatcher",
      "prefix",
      masks ? "an IP address or a prefix" : "an IP address, or a prefix without host bits",
    );
  const first = WORDS.slice(0, width);
  const length = WORDS[4]!;
  return (address) => {
    const found = readWords(address);
    if (found === 0) refuseAddress(address, "prefixMatcher", "address");
    return found === width && agreeTo(first, 0, WORDS, 0, length);
  };
}
