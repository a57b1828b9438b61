/**
 * Returns true if `character`, one code point, can start the name of a group: it can start an identifier of JavaScript.
 * @see https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point
 */
export function isNameStart(character: string): boolean {
  return character <= "\x7f" ? /[A-Za-z_$]/.test(character) : isLetter(character, "ID_Start");
}

/** Returns true if `character`, one code point, can be in the name of a group. */
export function isNamePart(character: string): boolean {
  return character <= "\x7f"
    ? /[\w$]/.test(character)
    : character === "\u200c" || character === "\u200d" || isLetter(character, "ID_Continue");
}

type Property = "ID_Start" | "ID_Continue";

/**
 * Asks the engine's own tables, which only regular expressions have. An engine without them, such as Hermes 0.12, accepts
 * every letter that has an upper and a lower case.
 */
function isLetter(character: string, property: Property): boolean {
  const table = (TABLES[property] ??= createTable(property));
  return table ? table.test(character) : character.toLowerCase() !== character.toUpperCase();
}

function createTable(property: Property): RegExp | false {
  try {
    return new RegExp(`\\p{${property}}`, "u");
  } catch {
    return false;
  }
}

/** Made when the first name beyond ASCII is read. */
const TABLES: { [Name in Property]?: RegExp | false } = {};
