import { applySuggestion, type Diagnostic, findErrors, type Suggestion, type URLPolicy, visible } from "@url/validator";
import type { Mark } from "./marks.ts";

/** What is wrong with a text, as a form shows it. */
export interface Check {
  /** The ranges to underline. */
  readonly marks: readonly Mark[];
  /** The sentence of the first mistake, an error if there is one; `null` if nothing is wrong. */
  readonly message: string | null;
  /** Whether the text must not be sent: it is not a URL, or not one that the policy allows. */
  readonly blocks: boolean;
  readonly fix: Fix | null;
}

/** A change that mends the first mistake, and the words on its button. */
export interface Fix {
  readonly suggestion: Suggestion;
  readonly label: string;
  /** The text after the change. */
  readonly text: string;
}

/** Nothing is wrong with an empty input: `required` says whether it may stay empty. */
export const NOTHING: Check = { marks: [], message: null, blocks: false, fix: null };

/** How many mistakes are underlined. */
const MAX_MARKS = 20;

/** Finds what is wrong with `text`. */
export function checkURL(text: string, policy: URLPolicy | undefined): Check {
  if (text === "") return NOTHING;
  const { diagnostics, omitted } = findErrors(text, MAX_MARKS, { policy });
  const first = diagnostics.find(({ level }) => level === "error") ?? diagnostics[0];
  if (first === undefined) return NOTHING;
  const others = diagnostics.length + omitted - 1;
  return {
    marks: diagnostics.map(({ start, end, level }) => ({ start, end, level })),
    message: others === 0 ? first.message : `${first.message} (${others} more)`,
    blocks: first.level === "error",
    fix: fixOf(text, first),
  };
}

function fixOf(text: string, error: Diagnostic): Fix | null {
  const suggestion = error.suggestion ?? secureScheme(error);
  if (suggestion === null) return null;
  const { start, end, replacement } = suggestion;
  // What is quoted may be invisible, or change the direction of the words beside it.
  const before = `“${visible(text.slice(start, end), 40)}”`;
  const after = `“${visible(replacement, 40)}”`;
  const label =
    start === end ? `Insert ${after}` : replacement === "" ? `Remove ${before}` : `Replace ${before} with ${after}`;
  return { suggestion, label, text: applySuggestion(text, suggestion) };
}

/** The validator suggests no other scheme, because the page there may be another one. Here a person decides. */
function secureScheme({ code, start, end, text }: Diagnostic): Suggestion | null {
  const isHTTP = code === "scheme-not-allowed" && text.toLowerCase() === "http";
  return isHTTP ? { start, end, replacement: "https" } : null;
}
