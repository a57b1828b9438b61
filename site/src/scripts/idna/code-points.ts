import { findIDNAErrors, toUnicode } from "@url/idna";

/** What the mapping step of UTS #46 does with a code point. */
export type Status = "valid" | "mapped" | "ignored" | "disallowed" | "separator";

/** A code point of a domain: its range in UTF-16 code units, its status, and what it becomes. */
export interface CodePointStep {
  readonly start: number;
  readonly end: number;
  readonly codePoint: number;
  readonly status: Status;
  /** What stands in its place after the mapping step; "" if it is ignored or disallowed. */
  readonly to: string;
}

/**
 * Returns the status and the mapping of the first `max` code points of a domain, and how many follow.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapCodePoints(
  domain: string,
  max: number,
): { readonly steps: CodePointStep[]; readonly omitted: number } {
  const steps: CodePointStep[] = [];
  let omitted = 0;
  let start = 0;
  for (const character of domain) {
    const end = start + character.length;
    if (steps.length === max) omitted++;
    else steps.push({ start, end, codePoint: character.codePointAt(0) as number, ...statusOf(character) });
    start = end;
  }
  return { steps, omitted };
}

/** Returns the status of one code point, and what it becomes. */
export function statusOf(character: string): { readonly status: Status; readonly to: string } {
  if (character === ".") return { status: "separator", to: "." };
  if (findIDNAErrors(character).some(({ code }) => code === "disallowed")) return { status: "disallowed", to: "" };
  const to = mappingOf(character);
  if (to === "") return { status: "ignored", to };
  return { status: to === "." ? "separator" : to === character ? "valid" : "mapped", to };
}

/**
 * Returns what `toUnicode` makes of a code point behind a text that it does not combine with. Several texts are tried,
 * because a label must not begin with a mark, and must keep the rules of joiners and of right-to-left text.
 */
function mappingOf(character: string): string {
  for (const before of CONTEXTS) {
    const result = toUnicode(before + character);
    if (result.ok) return result.value.slice(before.length);
  }
  // Two ligatures, U+FDFA and U+FDFB, become Arabic words with spaces between them, which no label can have. Their
  // mapping is their compatibility decomposition.
  return character.normalize("NFKC");
}

/** Nothing; a letter without a composite; a Hebrew letter, for digits that are Arabic; a virama, for joiners. */
const CONTEXTS = ["", "q", "\u05d1", "\u0915\u094d"];
