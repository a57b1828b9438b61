import type { Encoder } from "@url/percent";
import { refuse } from "@url/result/internal";
import { createEncoder, getOutputEncoding } from "#encodings";

/**
 * Returns the encoder of a label's output encoding; `undefined` for UTF-8, which is what the parser uses without one.
 * @throws RangeError for an unknown label, and for a multi-byte encoding in a bundle without its tables
 */
export function encoderOf(label: string | undefined, where: string): Encoder | undefined {
  // whatwg-url takes the empty label for UTF-8.
  if (!label) return undefined;
  const encoding = getOutputEncoding(label);
  if (encoding.ok && encoding.value === "UTF-8") return undefined;
  const known = encoding.ok ? encoderOfName(encoding.value) : null;
  return known ?? refuse(label, where, "encoding", "a label of the Encoding Standard", "string");
}

/** A cache: decoding a table takes longer than parsing a URL. */
const ENCODERS = /* @__PURE__ */ new Map<string, Encoder | null>();

function encoderOfName(encoding: string): Encoder | null {
  const known = ENCODERS.get(encoding);
  if (known !== undefined) return known;
  const created = createEncoder(encoding);
  const encoder = created.ok ? created.value : null;
  ENCODERS.set(encoding, encoder);
  return encoder;
}
