/** How a text is written in a literal of a language. */
export interface Escapes {
  /**
   * Reads what is written at `raw[at]`, which stands for `value[index]` and what follows it. Returns what it stands for
   * and how many units it takes, or null if it is one unit that stands for itself.
   */
  read(raw: string, at: number, value: string, index: number): Escape | null;
  /** Writes a text so that it can stand in the literal, or returns null if it cannot. */
  write(text: string): string | null;
}

/** Something that is written with more units, or fewer, than what it stands for. */
export interface Escape {
  readonly value: string;
  readonly length: number;
}

/**
 * Returns a function from the offsets of `value` to those of `raw`, in UTF-16 code units: `"\u0061b"` is read as "ab",
 * and its b is at 6. Returns null if `raw` does not read as `value`.
 */
export function placesIn(raw: string, value: string, { read }: Escapes): ((index: number) => number) | null {
  const places: number[] = [];
  for (let at = 0; at < raw.length; ) {
    const special = read(raw, at, value, places.length);
    const text = special?.value ?? (raw[at] as string);
    if (!value.startsWith(text, places.length)) return null;
    for (let i = 0; i < text.length; i++) places.push(at);
    at += special?.length ?? 1;
  }
  if (places.length !== value.length) return null;
  places.push(raw.length);
  return (index) => places[index] as number;
}

/** A string of JavaScript or JSON between two of `quote`; a static template literal between two of "`". */
export function stringEscapes(quote: string): Escapes {
  return { read: readStringEscape, write: (text) => writeString(text, quote) };
}

function readStringEscape(raw: string, at: number, value: string, index: number): Escape | null {
  // A template literal has LF for each end of a line.
  if (raw[at] === "\r" && value[index] === "\n") return { value: "\n", length: raw[at + 1] === "\n" ? 2 : 1 };
  if (raw[at] !== "\\") return null;
  STRING_ESCAPE.lastIndex = at;
  const match = STRING_ESCAPE.exec(raw);
  if (match === null) return null;
  const [{ length }, braced, four, two, newline, octal, unit] = match;
  const digits = braced ?? four ?? two;
  if (digits !== undefined) return { value: fromCodePoint(Number.parseInt(digits, 16)), length };
  if (newline !== undefined) return { value: "", length };
  if (octal !== undefined) return { value: String.fromCharCode(Number.parseInt(octal, 8)), length };
  return { value: CONTROLS.get(unit as string) ?? (unit as string), length };
}

const STRING_ESCAPE =
  /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\n\r\u2028\u2029])|([0-3][0-7]{0,2}|[4-7][0-7]?)|([\s\S]))/y;

const CONTROLS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
]);

function writeString(text: string, quote: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  if (quote === '"') return json;
  const written = json.replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
  return quote === "`" ? written.replaceAll("${", "\\${") : written;
}

/** The value of an attribute of JSX: character references, and no other escapes. */
export const JSX_ESCAPES: Escapes = {
  read: readReference,
  write: (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#39;"),
};

/** The destination of a link in Markdown: character references, and a backslash in front of punctuation. */
export const MARKDOWN_ESCAPES: Escapes = {
  read(raw, at, value, index) {
    if (raw[at] === "\\" && /[!-/:-@[-`{-~]/.test(raw[at + 1] ?? ""))
      return { value: raw[at + 1] as string, length: 2 };
    return readReference(raw, at, value, index);
  },
  write: (text) => (/[\s<>]/.test(text) ? null : text.replace(/[\\()&]/g, "\\$&")),
};

/** A link in Markdown that is written as it is: nothing can be escaped in it. */
export const NO_ESCAPES: Escapes = { read: () => null, write: (text) => (/[\s<>]/.test(text) ? null : text) };

/**
 * Reads a character reference. Which names there are, the parser of the file knows: it is one if the value has something
 * else in its place. Names of two code points are rare, and not read.
 */
function readReference(raw: string, at: number, value: string, index: number): Escape | null {
  if (raw[at] !== "&") return null;
  const match = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/i.exec(raw.slice(at, at + 34));
  if (match === null) return null;
  const [{ length }, decimal, hex, name] = match;
  const number = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  if (number !== undefined) return { value: fromCodePoint(number), length };
  const codePoint = value.codePointAt(index);
  if (codePoint === undefined || (value[index] === "&" && !/^amp$/i.test(name as string))) return null;
  return { value: String.fromCodePoint(codePoint), length };
}

/** U+FFFD for a number that no code point has: then what is written is not the value. */
function fromCodePoint(number: number): string {
  return number > 0x10ffff ? "\ufffd" : String.fromCodePoint(number);
}
