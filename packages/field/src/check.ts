import type { OptionChecks } from "@url/result/internal";
import { applySuggestion, type Diagnostic, type Messages, type Suggestion, type URLPolicy } from "@url/validator";
import { expectMessages, expectPolicy, findErrorsWithoutAdvice } from "@url/validator/internal";
import type { Mark } from "./marks.ts";
import { quote } from "./quote.ts";

/** What a field checks with. */
export interface CheckOptions {
  /** What a URL may have, made by `createURLPolicy` of `@url/validator`. */
  readonly policy?: URLPolicy | undefined;
  /** Sentences of another language, such as those of `@url/validator/de`. */
  readonly messages?: Partial<Messages> | undefined;
}

/** The checks of the options. */
export const CHECK_OPTIONS: OptionChecks<CheckOptions> = { policy: expectPolicy, messages: expectMessages };

/** What is wrong with a text, as a form shows it. */
export interface Check {
  /** The ranges to underline. */
  readonly marks: readonly Mark[];
  /** The sentence of the first mistake, an error if there is one; `null` if nothing is wrong. */
  readonly message: string | null;
  /** Whether the text must not be sent: it is not a URL, or not one that the policy allows. A warning never blocks. */
  readonly blocks: boolean;
  readonly correction: Correction | null;
}

/** A change that mends the first mistake. */
export interface Correction {
  readonly suggestion: Suggestion;
  /** The words on its button. */
  readonly label: string;
  /** The text after the change. */
  readonly text: string;
}

/** Nothing is wrong with an empty input: `required` says whether it may stay empty. */
export const NOTHING: Check = { marks: [], message: null, blocks: false, correction: null };

/** How many mistakes are underlined. */
const MAX_MARKS = 20;

/** Finds what is wrong with `text`. */
export function checkURL(text: string, { policy, messages }: CheckOptions): Check {
  if (text === "") return NOTHING;
  const { diagnostics } = findErrorsWithoutAdvice(text, { policy, messages, maxErrors: MAX_MARKS });
  const first = diagnostics.find(({ level }) => level === "error") ?? diagnostics[0];
  if (first === undefined) return NOTHING;
  return {
    marks: diagnostics.map(({ start, end, level }) => ({ start, end, level })),
    message: first.message,
    blocks: first.level === "error",
    correction: correctionOf(text, first),
  };
}

function correctionOf(text: string, error: Diagnostic): Correction | null {
  const suggestion = error.suggestion ?? secureScheme(error);
  if (suggestion === null) return null;
  const { start, end, replacement } = suggestion;
  const before = quote(text.slice(start, end));
  const after = quote(replacement);
  const label =
    start === end ? `Insert ${after}` : replacement === "" ? `Remove ${before}` : `Replace ${before} with ${after}`;
  return { suggestion, label, text: applySuggestion(text, suggestion) };
}

/** The validator suggests no other scheme, because the page there may be another one. Here a person decides. */
function secureScheme({ code, start, end, text }: Diagnostic): Suggestion | null {
  const isHTTP = code === "scheme-not-allowed" && text.toLowerCase() === "http";
  return isHTTP ? { start, end, replacement: "https" } : null;
}
