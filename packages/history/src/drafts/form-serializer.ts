import { type Encoder, utf8Encode } from "@url/percent";
import { toScalarValues } from "./code-points.ts";
import type { DraftPair } from "./form-encoding.ts";
import { percentEncode, utf8 } from "./percent.ts";

/** "application/x-www-form-urlencoded byte serializer", the same in all drafts. */
export function serializeFormBytes(input: Iterable<number>): string {
  let output = "";
  for (const byte of input) {
    const character = String.fromCharCode(byte);
    output += byte === 0x20 ? "+" : /[*\-.0-9A-Z_a-z]/.test(character) ? character : percentEncode(byte);
  }
  return output;
}

/**
 * "application/x-www-form-urlencoded serializer", the same in all drafts. What the encoding lacks becomes a numeric
 * reference.
 */
export function serializeForm(pairs: readonly DraftPair[], encodingOverride: Encoder = utf8): string {
  const text = (value: string) => {
    let output = "";
    for (const run of encodingOverride(toScalarValues(value).join(""))) {
      output += serializeFormBytes(typeof run === "number" ? utf8Encode(`&#${run};`) : run);
    }
    return output;
  };
  return pairs.map(([name, value]) => `${text(name)}=${text(value)}`).join("&");
}
