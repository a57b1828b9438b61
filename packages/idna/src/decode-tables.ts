import { readDeltas, readNumbers } from "@url/result/internal";
import { assertEngine } from "./sentinel.ts";
import { CLASSES, COMPOSITES, LENGTHS, MAPPED_RUNS, POOL, TARGETS } from "./tables.ts";

/** The first classes. Higher ones are classes of valid code points, and indexes into the strings of properties. */
export const DISALLOWED = 0;
export const IGNORED = 1;
export const MAPPED = 2;

/** Added to the class of a code point when the engine has supplied what the table does not have. */
export const SETTLED = 0x80;

/** What each mapped code point maps to. It grows as code points are settled, up to 6,465 entries. */
export const mappings: Map<number, string> = /* @__PURE__ */ new Map();

/** The two parts of each composite newer than Unicode 9, and the composite of each such pair. */
export const parts: Map<string, string> = /* @__PURE__ */ new Map();
export const composites: Map<string, string> = /* @__PURE__ */ new Map();

/**
 * Fills the maps above, and returns the class of each code point below U+40000. One byte each for four planes is 256 KB,
 * and makes a look-up one memory access.
 */
export function decodeTables(): Uint8Array {
  assertEngine();
  const table = new Uint8Array(0x40000);
  const mapped: number[] = [];
  const lengths = readNumbers(LENGTHS);
  let at = 0;
  readNumbers(CLASSES).forEach((id, run) => {
    const end = at + (lengths[run] as number) + 1;
    table.fill(id, at, end);
    for (; id === MAPPED && at < end; at++) mapped.push(at);
    at = end;
  });
  readMappings(mapped);

  const triples = readCharacters(COMPOSITES);
  for (let i = 0; i < triples.length; i += 3) {
    const composite = triples[i] as string;
    const pair = `${triples[i + 1]}${triples[i + 2]}`;
    parts.set(composite, pair);
    composites.set(pair, composite);
  }
  return table;
}

/** Reads what each of `mapped` maps to: one of a run of consecutive code points, or a text from the pool. */
function readMappings(mapped: readonly number[]): void {
  const pool = POOL.split("|");
  const targets = readDeltas(TARGETS);
  let next = 0;
  for (const length of readNumbers(MAPPED_RUNS)) {
    if (length === 0) mappings.set(mapped[next++] as number, pool.shift() as string);
    const target = length && (targets.shift() as number);
    for (let i = 0; i < length; i++) mappings.set(mapped[next++] as number, String.fromCodePoint(target + i));
  }
}

/** Characters stored as the differences of their code points. */
export function readCharacters(text: string): string[] {
  return readDeltas(text).map((codePoint) => String.fromCodePoint(codePoint));
}
