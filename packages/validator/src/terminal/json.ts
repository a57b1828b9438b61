import { isHidden } from "./cells.ts";

/**
 * `JSON.stringify(value, null, indent)` with an escape in place of every character that a terminal or a reader would
 * obey or not see: U+007F, C1 controls, bidirectional controls, zero-width and other format characters, U+2028, U+2029,
 * lone surrogates, noncharacters. It is JSON of the same value.
 */
export function visibleJSON(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(BEYOND_ASCII, (character) =>
    isHidden(character.codePointAt(0) as number) ? escapeUnits(character) : character,
  );
}

// A pair of surrogates, or one unit. U+007F is not printable either.
const BEYOND_ASCII = /[\ud800-\udbff][\udc00-\udfff]|[\x7f-\uffff]/g;

function escapeUnits(character: string): string {
  let escaped = "";
  for (let i = 0; i < character.length; i++) {
    escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}
