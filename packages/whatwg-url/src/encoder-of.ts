import type { Encoder } from "@url/percent";
import { refuse } from "@url/result/internal";
import { createEncoder, getOutputEncoding } from "#encodings";

/**
 * The encoder of a label's output encoding; undefined for UTF-8, which is what the parser does without one.
 * @throws RangeError for a label that is none, and for a multi-byte encoding where its tables were left out
 */
export function encoderOf(label: string | undefined, where: string): Encoder | undefined {
  const encoding = label ? getOutputEncoding(label) : "UTF-8";
  if (encoding === "UTF-8") return undefined;
  const known = encoding === null ? null : encoderOfName(encoding);
  if (known === null) refuse(label, where, "encoding", "a label of the Encoding Standard", "string");
  return known;
}

/** Made once: to unpack a table takes longer than to parse a URL. */
const ENCODERS = /* @__PURE__ */ new Map<string, Encoder | null>();

function encoderOfName(encoding: string): Encoder | null {
  const known = ENCODERS.get(encoding);
  if (known !== undefined) return known;
  const encoder = createEncoder(encoding);
  ENCODERS.set(encoding, encoder);
  return encoder;
}
