import { isHidden } from "./cells.ts";

/**
 * Returns `JSON.stringify(value, null, indent)` with an escape for every character that controls a terminal or is
 * invisible: U+007F, C1 controls, bidirectional controls, zero-width and other format characters, U+2028, U+2029, lone
 * surrogates and noncharacters. The result is JSON of the same value.
 */
export function visibleJSON(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(BEYOND_ASCII, (character) =>
    isHidden(character.codePointAt(0) as number) ? escapeUnits(character) : character,
  );
}

// A surrogate pair or one unit. U+007F is ASCII, but not printable.
const BEYOND_ASCII = /[\ud800-\udbff][\udc00-\udfff]|[\x7f-\uffff]/g;

function escapeUnits(character: string): string {
  let escaped = "";
  for (let i = 0; i < character.length; i++) {
    escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}
