import { adapt } from "../punycode.ts";
import { LENGTH, UNITS } from "./short-label.ts";
import { simpleToASCII } from "./simple.ts";

/**
 * Converts a domain with labels in Punycode to Unicode, if it is what {@link simpleToASCII} makes of the result: then nothing
 * of it is mapped, and no rule is broken. Returns `undefined` for every other domain, valid or not, which the full engine then
 * processes. Law: what this returns, the full engine returns.
 */
export function simpleToUnicode(domain: string): string | undefined {
  // A longer one would need a list of many labels.
  if (domain.length > LONGEST) return undefined;
  const labels = domain.split(".");
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (!label.startsWith("xn--")) continue;
    const decoded = decodeShort(label);
    if (decoded === undefined) return undefined;
    labels[i] = decoded;
  }
  const unicode = labels.join(".");
  return simpleToASCII(unicode) === domain ? unicode : undefined;
}

/** The most units of a domain that a name server accepts. */
const LONGEST = 253;

/**
 * Decodes a label with its `xn--`, or returns `undefined` if it is long or ill-formed, or has a code point beyond the BMP.
 * Nothing more is checked, because the result is encoded again. Each code point is put where it belongs, so that the ones
 * behind it move: that is quadratic, and takes a third of the time for a label that is short.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
function decodeShort(label: string): string | undefined {
  if (label.length > LENGTH) return undefined;
  const hyphen = label.lastIndexOf("-");
  let count = 0;
  let at = 4;
  for (; at < hyphen; at++) UNITS[count++] = label.charCodeAt(at);
  if (hyphen > 3) at = hyphen + 1;
  let n = 0x80;
  let i = 0;
  let bias = 72;
  while (at < label.length) {
    const before = i;
    for (let weight = 1, k = 36; ; k += 36) {
      const unit = label.charCodeAt(at++);
      const digit = unit - (unit < 0x61 ? 22 : 0x61);
      i += digit * weight;
      // NaN if the text ends too early.
      if (!(i <= 0x7fffffff)) return undefined;
      const t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (digit < t) break;
      weight *= 36 - t;
    }
    bias = adapt(i - before, ++count, before === 0);
    n += Math.floor(i / count);
    i %= count;
    if (n > 0xffff) return undefined;
    for (let move = count - 1; move > i; move--) UNITS[move] = UNITS[move - 1] as number;
    UNITS[i++] = n;
  }
  let text = "";
  for (let place = 0; place < count; place++) text += String.fromCharCode(UNITS[place] as number);
  return text;
}
