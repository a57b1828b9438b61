import { labelToName } from "@exodus/bytes/encoding-lite.js";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";

/** Why a label has no encoding. The range is the whole label, in UTF-16 code units. */
export interface LabelError {
  /**
   * `unknown-label`: the Standard has no such label. `multi-byte-encoding`: the tables of the encoding are not in
   * `@url/encoding/single-byte`, the only entry that returns this code.
   */
  readonly code: "unknown-label" | "multi-byte-encoding";
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the name of the encoding that a label stands for, in the Standard's spelling. ASCII case and ASCII whitespace
 * around the label are ignored. Fails with `unknown-label`.
 * @throws TypeError if `label` is not a string
 * @example getEncoding("sjis") // → { ok: true, value: "Shift_JIS" }
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function getEncoding(label: string): Result<string, LabelError> {
  expectText(label, "getEncoding", "label");
  const name = labelToName(label);
  return name === null ? labelError("unknown-label", label) : { ok: true, value: name };
}

/**
 * Returns the name of the encoding in which text is sent under a label: UTF-8 for the UTF-16 encodings and for
 * `replacement`, which have no encoder. Fails with `unknown-label`.
 * @throws TypeError if `label` is not a string
 * @example getOutputEncoding("utf-16le") // → { ok: true, value: "UTF-8" }
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function getOutputEncoding(label: string): Result<string, LabelError> {
  expectText(label, "getOutputEncoding", "label");
  const encoding = getEncoding(label);
  return encoding.ok && /^(?:replacement|UTF-16[BL]E)$/.test(encoding.value) ? { ok: true, value: "UTF-8" } : encoding;
}

/** Returns the failure of a function that takes a label. */
export function labelError(code: LabelError["code"], label: string): Result<never, LabelError> {
  return { ok: false, error: { code, start: 0, end: label.length } };
}
