import type { DialectName } from "./options.ts";
import { endOfGroup } from "./read-qs.ts";

/** Returns `key` as it is written at the front of a name, or undefined if the dialect cannot express it. */
export function writeFirstKey(key: string, dialect: DialectName, isContainer: boolean): string | undefined {
  // What follows an empty first key would become the first key.
  if (key === "" && isContainer) return undefined;
  if (dialect === "php") return key === "" || NOT_FIRST_IN_PHP.test(key) ? undefined : key;
  if (dialect === "rails") return key.indexOf("[", 1) === -1 ? key : undefined;
  return key.includes("[") || (dialect === "dot" && key.includes(".")) ? inBrackets(key) : key;
}

/** Returns `key` as it is written behind other keys, or undefined if the dialect cannot express it. */
export function writeKey(key: string, dialect: DialectName): string | undefined {
  if (key === "") return undefined;
  if (dialect === "dot" && !SPECIAL.test(key)) return `.${key}`;
  if (dialect === "qs" || dialect === "dot") return inBrackets(key);
  return key.includes("]") || (dialect === "php" && NOT_LAST_IN_PHP.test(key)) ? undefined : `[${key}]`;
}

/** Returns `key` in brackets, or undefined if its own brackets are not in pairs. */
function inBrackets(key: string): string | undefined {
  const group = `[${key}]`;
  return endOfGroup(group, 0) === group.length ? group : undefined;
}

const SPECIAL = /[.[\]]/;
const NOT_FIRST_IN_PHP = /[ .[\0]/;
/** A NUL, or nothing but one white space, which is a `[]`. */
const NOT_LAST_IN_PHP = /\0|^[\t-\r ]$/;
