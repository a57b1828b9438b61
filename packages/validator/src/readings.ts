import { createListener, parseURL, type URLError } from "@url/parser";
import type { Result } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { applySuggestion, type Suggestion } from "./diagnostic.ts";
import type { Collector } from "./found.ts";
import { hostRange } from "./host-range.ts";
import { type Suggest, suggestFor } from "./suggest.ts";
import { unitKindOf } from "./unit-kind.ts";

/** A text that was parsed: the input, or the input with something else in the place at which the parser gave up. */
export interface Reading {
  readonly input: string;
  readonly base: URLRecord | undefined;
  readonly result: Result<URLRecord, URLError>;
  /** The offset in the raw input minus the offset in `input`, for the errors of this reading. */
  readonly shift: number;
}

/**
 * Parses `input`, and behind a fatal error parses on, so that it does not conceal the others: a host or a port that cannot
 * be read is replaced by one that can, and a missing one is inserted. Gives every error to the collector. Returns the
 * readings in order. The text of the last one is a URL, unless nothing is known to make it one.
 *
 * ```
 * https://a b:x/c d     the host is fatal
 * https://a:x/c d       the port is fatal
 * https://a:/c d        the path has a space
 * ```
 */
export function readAll(input: string, base: URLRecord | undefined, collector: Collector): readonly Reading[] {
  const readings: Reading[] = [];
  let text = input;
  let from = 0;
  let shift = 0;
  // Only a scheme, a host and a port can be fatal.
  while (readings.length <= 3) {
    const index = readings.length;
    const report = createListener((code, start, end) => {
      // What surrounds the input, and tabs, are errors of the first reading, whose place does not matter.
      const isNew = index === 0 || (start >= from && !isRemoved(text, start, end));
      if (isNew) collector.add(code, start + shift, end + shift, index);
    });
    const result = parseURL(text, { base, report });
    const reading = { input: text, base, result, shift };
    readings.push(reading);
    if (result.ok) break;
    collector.markFatal();
    const patch = patchFor(reading, result.error);
    if (patch === null || patch.start < from) break;
    text = applySuggestion(text, patch);
    from = patch.start + patch.replacement.length;
    shift += patch.end - from;
  }
  return readings;
}

/** Returns a function that makes the suggestions for the errors of a reading. All ranges are of the raw input. */
export function suggestIn(reading: Reading): Suggest {
  const suggest = suggestFor(reading);
  const { shift } = reading;
  return ({ code, start, end }) => {
    const suggestion = suggest({ code, start: start - shift, end: end - shift });
    return suggestion && { ...suggestion, start: suggestion.start + shift, end: suggestion.end + shift };
  };
}

function isRemoved(text: string, start: number, end: number): boolean {
  const kind = unitKindOf(text, start, end);
  return kind === "around" || kind === "within";
}

/** Returns what to write at a fatal error so that the parser goes on behind it; `null` if that is not known. */
function patchFor(reading: Reading, error: URLError): Suggestion | null {
  const { code, start } = error;
  const suggestion = suggestFor(reading)(error);
  if (suggestion !== null || code === "missing-scheme-non-relative-URL") return suggestion;
  if (code === "host-missing") return { start, end: start, replacement: "a" };
  if (code.startsWith("port-")) {
    const length = reading.input.slice(start).search(AFTER_PORT);
    return { start, end: length === -1 ? reading.input.length : start + length, replacement: "" };
  }
  return { ...hostRange(reading.input, start), replacement: "a" };
}

const AFTER_PORT = /[/\\?#]/;
