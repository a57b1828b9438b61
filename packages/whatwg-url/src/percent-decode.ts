import { percentDecode } from "@url/percent";
import { expectBytes } from "@url/result/internal";

/**
 * Decodes percent-encoded bytes and returns new ones.
 * @throws TypeError if `bytes` is not a `Uint8Array`
 * @example percentDecodeBytes(Uint8Array.of(0x25, 0x34, 0x31)).length // → 1
 * @see https://url.spec.whatwg.org/#percent-decode
 */
export function percentDecodeBytes(bytes: Uint8Array): Uint8Array {
  // Not `instanceof`: jsdom passes arrays of another realm.
  expectBytes(bytes, "percentDecodeBytes", "bytes");
  return percentDecode(bytes);
}

/**
 * Decodes the percent-encoded bytes of `text`, and returns all others as UTF-8.
 * @example percentDecodeString("%41").length // → 1
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecodeString(text: string): Uint8Array {
  return percentDecode(`${text}`);
}
