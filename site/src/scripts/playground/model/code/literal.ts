/**
 * Returns a JavaScript literal of a value that JSON can hold. Everything that is invisible or changes the direction of text
 * is escaped, so that what a reader sees is what runs.
 */
export function literal(value: unknown): string {
  const json = JSON.stringify(value) ?? "undefined";
  return json.replace(HIDDEN, (character) => character.split("").map(escapeUnit).join(""));
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Controls, format characters, unassigned and private ones, and spaces. JSON has escaped lone surrogates already. */
const HIDDEN = /(?! )[\p{C}\p{Z}]/gu;
