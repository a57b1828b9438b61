/** Returns `U+00DF` for a code point. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Returns a text with the names of its code points, for those that a person may not see or tell apart. */
export function namesOf(text: string): string {
  return Array.from(text, (character) => codePointName(character.codePointAt(0) as number)).join(" ");
}
