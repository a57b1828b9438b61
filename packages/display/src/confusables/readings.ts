import { readDeltas } from "@url/result/internal";
import { skeleton } from "./skeleton.ts";
import { READ_AS, SEVERAL_READINGS } from "./tables.ts";

/** A text as people may read it: in `letters` its marks are gone, in `shape` also what tells similar letters apart. */
export interface Reading {
  readonly letters: string;
  readonly shape: string;
}

/**
 * Returns how a domain in Unicode may be read: once for each way to read characters such as "þ", which can be a b or a p.
 * @see https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export function readingsOf(text: string): readonly Reading[] {
  readAs ??= decode();
  // Characters of ASCII have one reading each.
  if (ASCII.test(text)) return [{ letters: text.toLowerCase(), shape: shapeOf(text.toLowerCase()) }];
  let texts = [""];
  for (const ch of text.toLowerCase().normalize("NFC")) {
    const several = SEVERAL.get(ch) ?? [lettersOf(ch)];
    const ways = texts.length < MOST ? several : several.slice(0, 1);
    texts = ways.flatMap((way) => texts.map((read) => read + way));
  }
  return texts.map((letters) => ({ letters, shape: shapeOf(letters) }));
}

/** The letters of a character without marks, each of them as Chromium reads it. */
function lettersOf(ch: string): string {
  let letters = "";
  for (const part of ch.normalize("NFD")) if (!MARK.test(part)) letters += readAs.get(part) ?? part;
  return letters;
}

/**
 * Its skeleton in small letters, because "0" has that of "O", with pairs that look like one letter as that letter, and with
 * i as l, because "I" looks like l.
 */
function shapeOf(letters: string): string {
  return skeleton(letters)
    .toLowerCase()
    .replace(MARKS, "")
    .replaceAll("i", "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("cl", "d");
}

let readAs: ReadonlyMap<string, string>;

function decode(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const parts = READ_AS.split(" ");
  for (let i = 0; i < parts.length; i += 2) {
    for (const codePoint of readDeltas(parts[i + 1] as string))
      map.set(String.fromCodePoint(codePoint), parts[i] as string);
  }
  return map;
}

const SEVERAL: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SEVERAL_READINGS.split("|").map((row) => {
    const [character, ...readings] = row.split(" ");
    return [character as string, readings] as const;
  }),
);

const ASCII = /^[\0-\x7f]*$/;

const MARK = /[\u0300-\u036f]/;
const MARKS = /[\u0300-\u036f]/g;

/** A domain with more of these characters deceives nobody. */
const MOST = 16;
