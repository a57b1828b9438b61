import type { Encoder } from "@url/percent";
import { refuse } from "@url/result/internal";
import { createEncoder, getOutputEncoding } from "#encodings";

/**
 * Returns the encoder of a label's output encoding; `undefined` for UTF-8, which is what the parser uses without one.
 * @throws RangeError for an unknown label, and for a multi-byte encoding in a bundle without its tables
 */
export function encoderOf(label: string | undefined, where: string): Encoder | undefined {
  const encoding = label ? getOutputEncoding(label) : "UTF-8";
  if (encoding === "UTF-8") return undefined;
  const known = encoding === null ? null : encoderOfName(encoding);
  if (known === null) refuse(label, where, "encoding", "a label of the Encoding Standard", "string");
  return known;
}

/** A cache: decoding a table takes longer than parsing a URL. */
const ENCODERS = /* @__PURE__ */ new Map<string, Encoder | null>();

function encoderOfName(encoding: string): Encoder | null {
  const known = ENCODERS.get(encoding);
  if (known !== undefined) return known;
  const encoder = createEncoder(encoding);
  ENCODERS.set(encoding, encoder);
  return encoder;
}
