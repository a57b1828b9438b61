import { type CodePointSet, decodeSet, isIn } from "./code-point-set.ts";
import { HIDDEN, MARKS, PICTOGRAPHIC, WIDE } from "./tables.ts";

/** What a terminal shows as one unit: a character with its marks, an emoji sequence, or an escape for a hidden character. */
export interface Cell {
  /** The range of the text that it shows, in UTF-16 code units. */
  readonly start: number;
  end: number;
  shown: string;
  columns: number;
}

/**
 * Cuts `text` into cells. Characters that move the cursor, are invisible or change the reading direction become escapes
 * (`\t`, `\u{1B}`, `\u{202E}`), and so do lone surrogates and marks without a base character. One at a time: a list of all
 * cells takes a hundred bytes for each unit of `text`.
 */
export function* cellsOf(text: string): Generator<Cell, void, undefined> {
  let last: Cell | undefined;
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) as number;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    if (last !== undefined && extend(last, codePoint, text, end)) {
      last.end = end;
    } else {
      if (last !== undefined) yield last;
      last = cellOf(codePoint, at, end);
    }
    at = end;
  }
  if (last !== undefined) yield last;
}

function cellOf(codePoint: number, start: number, end: number): Cell {
  const { hidden, marks, wide } = loadSets();
  // Printable ASCII needs no look-up.
  const isPlain = codePoint >= 0x20 && codePoint < 0x7f;
  if (!isPlain && (isIn(codePoint, hidden) || isIn(codePoint, marks))) {
    const shown = SHORT.get(codePoint) ?? `\\u{${codePoint.toString(16).toUpperCase()}}`;
    return { start, end, shown, columns: shown.length };
  }
  const columns = !isPlain && isIn(codePoint, wide) ? 2 : 1;
  return { start, end, shown: String.fromCodePoint(codePoint), columns };
}

/** Adds `codePoint` to the cell before it, if a terminal would; `end` is where it ends in `text`. */
function extend(cell: Cell, codePoint: number, text: string, end: number): boolean {
  if (codePoint < 0x300) return false;
  const first = cell.shown.codePointAt(0) as number;
  if (cell.shown.length > 3 && cell.shown.startsWith("\\u{")) return false;
  const { marks, pictographic } = loadSets();
  const character = String.fromCodePoint(codePoint);
  if (isIn(codePoint, marks)) {
    cell.shown += character;
  } else if (codePoint === EMOJI_SELECTOR || codePoint === TEXT_SELECTOR) {
    if (!isIn(first, pictographic) && !KEYCAP.test(cell.shown)) return false;
    cell.shown += character;
    if (codePoint === EMOJI_SELECTOR) cell.columns = 2;
  } else if (codePoint === JOINER) {
    const next = text.codePointAt(end) ?? 0;
    if (!isIn(first, pictographic) || !isIn(next, pictographic)) return false;
    cell.shown += character;
  } else if (cell.shown.endsWith(ZWJ)) {
    cell.shown += character;
  } else if (isEmojiModifier(codePoint) && isIn(first, pictographic)) {
    cell.shown += character;
    cell.columns = 2;
  } else if (isHangulVowelOrFinal(codePoint) && isHangulInitial(first)) {
    cell.shown += character;
  } else {
    return false;
  }
  return true;
}

/** Returns true for a skin tone: Emoji_Modifier. */
function isEmojiModifier(codePoint: number): boolean {
  return codePoint >= 0x1f3fb && codePoint <= 0x1f3ff;
}

/** Returns true for an initial, with which the conjoining Jamo after it form one syllable. */
function isHangulInitial(codePoint: number): boolean {
  return (codePoint >= 0x1100 && codePoint <= 0x115e) || (codePoint >= 0xa960 && codePoint <= 0xa97c);
}

function isHangulVowelOrFinal(codePoint: number): boolean {
  return (codePoint >= 0x1161 && codePoint <= 0x11ff) || (codePoint >= 0xd7b0 && codePoint <= 0xd7fb);
}

/** Returns true if `codePoint` controls a terminal or is invisible on it. */
export function isHidden(codePoint: number): boolean {
  return isIn(codePoint, loadSets().hidden);
}

interface Sets {
  readonly hidden: CodePointSet;
  readonly marks: CodePointSet;
  readonly wide: CodePointSet;
  readonly pictographic: CodePointSet;
}

let sets: Sets | undefined;

/** Decodes the tables at the first call. */
function loadSets(): Sets {
  sets ??= {
    hidden: decodeSet(HIDDEN),
    marks: decodeSet(MARKS),
    wide: decodeSet(WIDE),
    pictographic: decodeSet(PICTOGRAPHIC),
  };
  return sets;
}

const SHORT: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [0x09, "\\t"],
  [0x0a, "\\n"],
  [0x0d, "\\r"],
]);
const KEYCAP = /^[0-9#*]$/;
const JOINER = 0x200d;
const ZWJ = "\u200d";
const TEXT_SELECTOR = 0xfe0e;
const EMOJI_SELECTOR = 0xfe0f;
