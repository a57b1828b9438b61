import { type Diagnostic, findErrors } from "@url/validator";
import { placeIn } from "../../shared/place.ts";
import { type DrawnPiece, drawText } from "./drawing.ts";
import { MOST_FINDINGS } from "./limits.ts";
import { type Shown, shorten } from "./shorten.ts";
import { baseOf, type PlaygroundState } from "./state.ts";

/** A finding, as the page lists it. */
export interface FindingView {
  readonly code: string;
  readonly level: "error" | "warning";
  readonly fatal: boolean;
  readonly in: "input" | "base";
  readonly start: number;
  readonly end: number;
  /** The place as people count it. */
  readonly place: string;
  readonly message: string;
  readonly see: string;
  /** What the suggestion replaces, and by what. */
  readonly suggestion: { readonly start: number; readonly end: number; readonly replacement: string } | null;
  /** One sentence that says what the suggestion does. */
  readonly remedy: string | null;
}

export interface FindingsView {
  readonly items: readonly FindingView[];
  /** How many more findings there are. */
  readonly omitted: number;
  readonly drawn: readonly DrawnPiece[];
  /** The base with its underlined ranges; empty if there is no base or nothing was found in it. */
  readonly drawnBase: readonly DrawnPiece[];
  /** One or two sentences for the live region. */
  readonly summary: string;
}

/** Finds what is wrong with the URL, and with its base. */
export function viewFindings(state: PlaygroundState): FindingsView {
  const { diagnostics, omitted } = findErrors(state.url, { ...baseOf(state), maxErrors: MOST_FINDINGS });
  const items = diagnostics.map((diagnostic) =>
    viewFinding(diagnostic, diagnostic.in === "base" ? state.base : state.url),
  );
  // Marks keep the indexes of the list: those of the other text are moved out of sight.
  const marksOf = (where: "input" | "base") =>
    items.map(({ in: found, start, end, level }) =>
      found === where ? { start, end, level } : { start: -1, end: -1, level },
    );
  return {
    items,
    omitted,
    drawn: drawText(state.url, marksOf("input")),
    drawnBase: items.some((item) => item.in === "base") ? drawText(state.base, marksOf("base")) : [],
    summary: summarize(items, omitted),
  };
}

function viewFinding(diagnostic: Diagnostic, text: string): FindingView {
  const { code, level, fatal, start, end, message, see, suggestion } = diagnostic;
  return {
    code,
    level,
    fatal,
    in: diagnostic.in,
    start,
    end,
    place: placeIn(text, { start, end }),
    message,
    see,
    suggestion,
    remedy: suggestion && remedyOf(text.slice(suggestion.start, suggestion.end), suggestion.replacement),
  };
}

function remedyOf(before: string, after: string): string {
  const [old, replacement] = [quote(before), quote(after)];
  if (before === "") return `Insert ${replacement}`;
  return after === "" ? `Remove ${old}` : `Replace ${old} by ${replacement}`;
}

/** At most 40 units of a text, in quotes. */
function quote(text: string): string {
  const { head, omitted, tail }: Shown = shorten(text, 40);
  return `“${omitted > 0 ? `${head}…${tail}` : head}”`;
}

function summarize(items: readonly FindingView[], omitted: number): string {
  const first = items.find(({ fatal }) => fatal) ?? items[0];
  if (!first) return "This is a valid URL.";
  const errors = items.filter(({ level }) => level === "error").length;
  const warnings = items.length - errors;
  const counts = [count(errors, "error"), count(warnings, "warning")].filter(Boolean).join(" and ");
  const more = omitted > 0 ? `, and ${omitted} more` : "";
  return `${counts}${more}. ${first.message}`;
}

function count(n: number, noun: string): string {
  return n === 0 ? "" : `${n} ${noun}${n === 1 ? "" : "s"}`;
}
