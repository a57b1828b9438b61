import { fromHex, type HexError } from "./bytes.ts";
import { bytesOf, textOf } from "./read.ts";

/** A body that was typed, as text or as bytes. */
export interface BodyState {
  readonly bytes: Uint8Array;
  /** Whether the bytes are UTF-8, so that the text is all of the body. */
  readonly isText: boolean;
  /** Why the typed text is not a list of bytes; the body stays as it was before. */
  readonly error: HexError | null;
}

/**
 * Returns the body after a change: the field that was changed has it. At the start it is in the field that the address
 * has filled.
 */
export function bodyOf(
  before: BodyState,
  values: { readonly body: string; readonly hex: string },
  changed: string | null,
): BodyState {
  const { body, hex } = values;
  if (changed === "hex" || (changed === null && body === "" && hex !== "")) {
    const result = fromHex(hex);
    if (!result.ok) return { ...before, error: result.error };
    return { bytes: result.value, isText: isUTF8(result.value), error: null };
  }
  return changed === null || changed === "body" ? { bytes: bytesOf(body), isText: true, error: null } : before;
}

function isUTF8(bytes: Uint8Array): boolean {
  const again = bytesOf(textOf(bytes));
  return again.length === bytes.length && again.every((byte, index) => byte === bytes[index]);
}
