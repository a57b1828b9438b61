import { FORM_URLENCODED } from "@url/percent";
import { encodeText } from "@url/percent/internal";

/** Writes a name or a value. */
export function encodePart(text: string): string {
  return encodeText(text, FORM_URLENCODED);
}
