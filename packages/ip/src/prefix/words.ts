import { scanIPv4, scanLength } from "../scan.ts";
import { clearHostBits, readWords, type Width, WORDS } from "../words.ts";

/**
 * Reads a prefix for a function that guards or works in bulk: its first address and, behind the words of it, its length
 * into {@link WORDS}. Returns the width, or 0 if `text` is neither a prefix nor an address, which is the prefix of all its bits. A prefix in ::ffff:0:0/96 is read as the IPv4
 * prefix that it stands for. {@link readPrefix} accepts the same texts, and explains the others.
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 */
export function readPrefixWords(text: string, masks: boolean): Width | 0 {
  const slash = text.indexOf("/");
  if (slash === -1) {
    const width = readWords(text);
    WORDS[4] = width * 32;
    return width;
  }
  const isDotted = scanIPv4(text, 0, slash, WORDS);
  const width = isDotted ? 1 : readWords(text.slice(0, slash));
  if (width === 0) return 0;
  const isMapped = width === 1 && !isDotted;

  // 192.0.2.0/255.255.255.0
  //           ^ start
  const start = slash + 1;
  let length = scanLength(text, start, text.length);
  if (length === -1 && isDotted && scanIPv4(text, start, text.length, MASK)) length = netmaskBits(MASK[0]!);
  if (length === -1 || length > (isDotted ? 32 : 128)) return 0;
  if (isMapped && length < 96) return readBelowMapped(length, masks);
  if (isMapped) length -= 96;
  WORDS[4] = length;
  return clearHostBits(WORDS, 0, width, length) && !masks ? 0 : width;
}

/** A prefix of less than 96 bits with an IPv4-mapped address as its text is a prefix of IPv6, if host bits may be set. */
function readBelowMapped(length: number, masks: boolean): Width | 0 {
  WORDS[3] = WORDS[0]!;
  WORDS[2] = 0xffff;
  WORDS[1] = WORDS[0] = 0;
  WORDS[4] = length;
  return clearHostBits(WORDS, 0, 4, length) && !masks ? 0 : 4;
}

/** Returns how many leading ones a netmask has, or -1 if there are ones after a zero. */
export function netmaskBits(mask: number): number {
  const host = ~mask >>> 0;
  return (host & (host + 1)) === 0 ? Math.clz32(host) : -1;
}

const MASK = /* @__PURE__ */ new Uint32Array(1);
