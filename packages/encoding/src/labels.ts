import { labelToName } from "@exodus/bytes/encoding-lite.js";

/**
 * The name of the encoding that `label` stands for, in the Standard's capitals ("Shift_JIS"); null when there
 * is none. ASCII case and ASCII whitespace around it do not matter.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function getEncoding(label: string): string | null {
  if (typeof label !== "string") throw new TypeError("getEncoding: label must be a string");
  return labelToName(label);
}

/**
 * The name of the encoding in which text goes out under `label`: UTF-8 for the UTF-16s and `replacement`,
 * which have no encoder; null when `label` is none.
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function getOutputEncoding(label: string): string | null {
  const encoding = getEncoding(label);
  return encoding === "replacement" || encoding === "UTF-16BE" || encoding === "UTF-16LE" ? "UTF-8" : encoding;
}
