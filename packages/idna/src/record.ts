import type { IDNAError, IDNAErrorCode } from "./error.ts";
import { findLabel, type Label } from "./labels.ts";

/** An error that a check found: its code, and its UTF-16 offset in the processed label, or -1 for the whole label. */
export interface Fault {
  readonly code: IDNAErrorCode;
  readonly at: number;
}

/** The errors that were found in a domain so far. */
export interface Found {
  readonly domain: string;
  /** How many to find: 1, or Infinity. */
  readonly limit: number;
  readonly errors: IDNAError[];
  /** The label of the last one. */
  place?: Label;
}

/**
 * Adds an error, and returns true if the search goes on. `at` is an offset in `text`, the label of number `index` after
 * mapping and decoding; such an offset carries over to the domain if mapping changed no more than case. Without `text`
 * it is an offset in the domain.
 */
export function record(found: Found, { code, at }: Fault, index: number, text?: string): boolean {
  const { domain, errors, limit } = found;
  const isRaw = text === undefined;
  const place = findLabel(domain, found.place, index, isRaw ? at : 0);
  found.place = place;
  let { start, end } = place;
  const codePoint = at === -1 ? null : ((text ?? domain).codePointAt(at) as number);
  if (codePoint !== null && (isRaw || domain.slice(start, end).toLowerCase() === text)) {
    start = isRaw ? at : start + at;
    end = start + (codePoint > 0xffff ? 2 : 1);
  }
  return errors.push({ code, label: place.index, start, end, codePoint }) < limit;
}
