import { parseIPv4 } from "@url/ipv4";
import { isIPv6Text } from "./is-ipv6-text.ts";

/**
 * Would `parseAddress` read it? The text need not be canonical. Nothing is kept of it, which is why it takes little
 * more than half the time.
 */
export function isAddress(text: string): boolean {
  return isIPv6Text(text) ? EIGHT_PIECES.test(text) || isIPv6(text) : typeof parseIPv4(text) === "number";
}

/** The grammar of the Standard's IPv6 parser, without its values. */
function isIPv6(text: string): boolean {
  const { length } = text;
  let pieces = 0;
  let hasGap = false;
  let at = 0;
  // ::1
  //  ^ at: the first colon must have a second one, which is then read as every other
  if (text.charCodeAt(0) === COLON && text.charCodeAt(++at) !== COLON) return false;
  while (at < length) {
    const start = at;
    while (at < length && IS_HEX_DIGIT[text.charCodeAt(at)] === 1) at++;
    if (at - start > 4) return false;
    if (at === length) return at > start && fits(pieces + 1, hasGap);
    const unit = text.charCodeAt(at);
    if (unit === FULL_STOP) return fits(pieces + 2, hasGap) && typeof parseIPv4(text.slice(start)) === "number";
    if (unit !== COLON) return false;
    at++;
    if (at - start > 1) pieces++;
    else if (hasGap) return false;
    else hasGap = true;
  }
  return hasGap && text.charCodeAt(length - 2) === COLON && fits(pieces, true);
}

/** A gap stands for one piece of zeros at least. */
function fits(pieces: number, hasGap: boolean): boolean {
  return hasGap ? pieces < 8 : pieces === 8;
}

/** All pieces written: the expression knows that in 45 ns, where the loop takes 100. It tells a gap in 30 at most. */
const EIGHT_PIECES = /^(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}$/;

/** A table, because digits and letters come in no order that a processor could predict. */
const IS_HEX_DIGIT: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, unit) =>
  Number(/[0-9A-Fa-f]/.test(String.fromCharCode(unit))),
);

const COLON = 0x3a;
const FULL_STOP = 0x2e;
