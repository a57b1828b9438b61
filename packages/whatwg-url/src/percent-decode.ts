import { percentDecode } from "@url/percent";

/** @see https://url.spec.whatwg.org/#percent-decode */
export function percentDecodeBytes(bytes: Uint8Array): Uint8Array {
  return percentDecode(bytes);
}

/**
 * The UTF-8 bytes of `text`, percent-decoded.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecodeString(text: string): Uint8Array {
  return percentDecode(text);
}
