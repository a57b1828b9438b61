import { applySuggestion, findErrors } from "@url/validator";
import { MOST_FINDINGS } from "../playground/model/limits.ts";
import { baseOf } from "../playground/model/state.ts";
import { placeIn } from "../shared/place.ts";

/** Something that is wrong with the text, and every text that it may be corrected to. */
export interface Explained {
  readonly code: string;
  readonly level: "error" | "warning";
  readonly in: "input" | "base";
  readonly start: number;
  readonly end: number;
  /** The place as people count it. */
  readonly place: string;
  readonly message: string;
  readonly see: string;
  /** The whole texts after a correction, best first. */
  readonly corrections: readonly string[];
}

/** Explains what is wrong with a URL and its base. `omitted` counts what is not listed. */
export function explainFindings(url: string, base: string): { items: Explained[]; omitted: number } {
  const { diagnostics, omitted } = findErrors(url, { ...baseOf({ base }), maxErrors: MOST_FINDINGS });
  const items = diagnostics.map((diagnostic): Explained => {
    const { code, level, start, end, message, see, suggestion, alternatives = [] } = diagnostic;
    const text = diagnostic.in === "base" ? base : url;
    const corrections = [suggestion, ...alternatives]
      .filter((one) => one !== null)
      .map((one) => applySuggestion(text, one));
    return {
      code,
      level,
      in: diagnostic.in,
      start,
      end,
      place: placeIn(text, { start, end }),
      message,
      see,
      corrections,
    };
  });
  return { items, omitted };
}
