/** What `typeof` says, with null and plain objects apart; "any" is every one of them. */
export type Kind =
  | "string"
  | "number"
  | "bigint"
  | "boolean"
  | "symbol"
  | "undefined"
  | "null"
  | "function"
  | "object"
  | "plain"
  | "any";

/** The type aliases of all reports: by `package name`, and by the name alone. */
export type Aliases = ReadonlyMap<string, string>;

/** Returns which kinds of values a parameter takes, by its declared type. */
export function kindsOf(
  parameter: string,
  entry: string,
  generics: readonly string[],
  aliases: Aliases,
): ReadonlySet<Kind> {
  const [, rest = "", optional = "", type = ""] = /^(\.\.\.)?(?:\{.*?\}|\w+)(\?)?: (.*)$/s.exec(parameter) ?? [];
  const kinds = new Set<Kind>(optional === "?" ? ["undefined"] : []);
  add(rest === "" ? type : type.replace(/^readonly /, "").replace(/\[\]$/, ""), 0);
  return kinds;

  function add(given: string, depth: number): void {
    const text = given.trim();
    const members = split(text, "|");
    if (/=>/.test(text) && split(text, "=>").length > 1) kinds.add("function");
    else if (members.length > 1) for (const member of members) add(member, depth);
    else if (split(text, "&").length > 1) add(split(text, "&")[0]!, depth);
    else if (/^\(.*\)$/s.test(text)) add(text.slice(1, -1), depth);
    else if (/^(?:string|number|bigint|boolean|symbol|undefined|null)$/.test(text)) kinds.add(text as Kind);
    else if (/^["'`]/.test(text)) kinds.add("string");
    else if (/^-?\d/.test(text)) kinds.add("number");
    else if (text === "true" || text === "false") kinds.add("boolean");
    else addNamed(text, depth);
  }

  function addNamed(text: string, depth: number): void {
    const name = /^\w+/.exec(text)?.[0] ?? "";
    const alias = aliases.get(`${entry.split("/")[1]} ${name}`) ?? aliases.get(name);
    if (/^(?:unknown|any)$/.test(name) || generics.includes(name) || depth > 8) kinds.add("any");
    else if (alias !== undefined) add(alias, depth + 1);
    else if (/^(?:Exclude|Extract)$/.test(name)) add(split(text.slice(name.length + 1, -1), ",")[0]!, depth + 1);
    else if (/Options$/.test(name)) kinds.add("plain");
    else {
      kinds.add("object");
      kinds.add("function");
    }
  }
}

/** Returns true if a value is of one of these kinds. A proxy that throws is an object. */
export function isOf(kinds: ReadonlySet<Kind>, value: unknown): boolean {
  if (kinds.has("any") || kinds.has(value === null ? "null" : typeof value)) return true;
  if (typeof value !== "object" || value === null || !kinds.has("plain")) return false;
  try {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  } catch {
    return false;
  }
}

/** Splits a type at a separator that is not inside of brackets or quotes. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    const isArrow = text.startsWith("=>", at);
    if (/["'`]/.test(character)) {
      const end = text.indexOf(character, at + 1);
      parts[parts.length - 1] += text.slice(at, end + 1);
      at = end;
    } else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push("");
      at += separator.length - 1;
    } else {
      if (/[([{<]/.test(character)) depth++;
      else if (/[)\]}]/.test(character) || (character === ">" && text[at - 1] !== "=")) depth--;
      parts[parts.length - 1] += isArrow ? "=>" : character;
      if (isArrow) at++;
    }
  }
  return parts.filter((part) => part.trim() !== "");
}
