import { C0_CONTROL, isPercentEncodedByte, isURLCodePoint, utf8PercentEncode } from "@url/percent";
import { fail, type HostError, type HostReport } from "./error.ts";

/**
 * The opaque-host parser: `input[start, end)` percent-encoded with the C0 control set, or
 * `host-invalid-code-point`. The empty range gives the empty host.
 * @see https://url.spec.whatwg.org/#concept-opaque-host-parser
 */
export function canonicalizeOpaqueHost(
  input: string,
  report: HostReport | undefined,
  start: number,
  end: number,
): string | HostError {
  const text = input.slice(start, end);
  const forbidden = text.search(FORBIDDEN_HOST_CODE_POINT);
  if (forbidden !== -1) return fail("host-invalid-code-point", start + forbidden, start + forbidden + 1, report);
  if (report !== undefined) reportUnits(text, report, start);
  return utf8PercentEncode(text, C0_CONTROL);
}

/** The Standard has two steps, so at most two reports: a code point that is no URL unit, a "%" that begins none. */
function reportUnits(text: string, report: HostReport, start: number): void {
  let percent = -1;
  let other = -1;
  let width = 1;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint === PERCENT_SIGN) {
      if (percent === -1 && !isPercentEncodedByte(text, at, text.length)) percent = at;
    } else if (other === -1 && !isURLCodePoint((codePoint & 0x1ff800) === 0xd800 ? 0xfffd : codePoint)) {
      other = at;
      width = codePoint > 0xffff ? 2 : 1;
    }
    if (codePoint > 0xffff) at++;
  }
  if (other !== -1) report("invalid-URL-unit", start + other, start + other + width);
  if (percent !== -1) report("invalid-URL-unit", start + percent, start + percent + 1);
}

/** @see https://url.spec.whatwg.org/#forbidden-host-code-point */
const FORBIDDEN_HOST_CODE_POINT = /[\0\t\n\r #/:<>?@[\\\]^|]/;

const PERCENT_SIGN = 0x25;
