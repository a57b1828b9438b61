import { adapt, encodeDelta } from "../punycode.ts";

/** The most code units of a label here. Longer ones are for the engine, which encodes in n log n steps. */
export const LENGTH = 63;

/** The label that is being read. One for all calls: each one is encoded before the next one is read. */
export const UNITS: Uint16Array = /* @__PURE__ */ new Uint16Array(LENGTH);

/**
 * Encodes the first `count` units of {@link UNITS}, of which `basic` are ASCII, in Punycode, with its `xn--`. The RFC's
 * own way: one walk over the label for each different code point.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodeShort(count: number, basic: number): string {
  let output = "xn--";
  let next = 0xffff;
  for (let i = 0; i < count; i++) {
    const unit = UNITS[i] as number;
    if (unit < 0x80) output += String.fromCharCode(unit);
    else if (unit < next) next = unit;
  }
  if (basic > 0) output += "-";
  let n = 0x80;
  let delta = 0;
  let bias = 72;
  for (let length = basic; length < count; n++, delta++) {
    delta += (next - n) * (length + 1);
    n = next;
    next = 0xffff;
    for (let i = 0; i < count; i++) {
      const unit = UNITS[i] as number;
      if (unit < n) delta++;
      else if (unit > n) {
        if (unit < next) next = unit;
      } else {
        output += encodeDelta(delta, bias);
        bias = adapt(delta, ++length, length === basic + 1);
        delta = 0;
      }
    }
  }
  return output;
}
