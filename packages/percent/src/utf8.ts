import { percentDecode } from "./decode.ts";
import { percentDecodeText } from "./decode-text.ts";
import { percentEncodeByte } from "./encode.ts";
import { bytesInParts, flatten, LONG } from "./flat.ts";
import { toScalarValueString } from "./scalar-value.ts";

// Two detours over percent-encoded text, for engines without TextEncoder and TextDecoder: a coder of its own
// was 0.5 KB gzipped that the rest of the package does not need.

/**
 * The UTF-8 bytes of `text`; a lone surrogate is encoded as U+FFFD.
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 */
export function utf8Encode(text: string): Uint8Array {
  return bytesInParts(toScalarValueString(text), (part) => percentDecode(encodeURIComponent(part)));
}

/**
 * Decodes `bytes` as UTF-8. A byte order mark stays; each maximal ill-formed part becomes one U+FFFD.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function utf8DecodeWithoutBOM(bytes: ArrayLike<number>): string {
  let done = "";
  let encoded = "";
  for (let at = 0; at < bytes.length; at++) {
    encoded += percentEncodeByte(bytes[at]!);
    if (encoded.length > LONG) {
      done += flatten(encoded);
      encoded = "";
    }
  }
  return percentDecodeText(done + encoded);
}
