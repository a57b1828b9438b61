import type { ValidationErrorCode } from "@url/parser";
import type { AdviceCode } from "./advice/explanations.ts";

/** What was found: an error of the parser, or something that is advised against. */
export type FoundCode = ValidationErrorCode | AdviceCode;

/** An error of the parser, or an advice. Its range is of the raw input. */
export interface Found {
  code: FoundCode;
  start: number;
  end: number;
  fatal: boolean;
  /** The index of the reading that found it. */
  readonly reading: number;
}

/** Collects the errors of an input. */
export interface Collector {
  add(code: FoundCode, start: number, end: number, reading: number): void;
  /** Marks the last error as fatal. */
  markFatal(): void;
  /** Returns at most `room` of the errors, in order, with the fatal ones among them, and how many there are in all. */
  take(room: number): { readonly found: readonly Found[]; readonly count: number };
}

/**
 * Returns a collector that keeps the first `limit` errors, and every fatal one, but none with a code of `ignored`.
 *
 * The Standard reports some mistakes more than once: a slash that is missing and each of those that are there, each "@" of
 * the credentials, each number of an IPv4 address. These become one error, whose range covers all of them.
 */
export function createCollector(limit: number, ignored: readonly FoundCode[] = []): Collector {
  const kept: Found[] = [];
  let last: Found | undefined;
  let count = 0;
  return {
    add(code, start, end, reading) {
      if (ignored.includes(code)) return;
      if (last?.reading === reading && isSameMistake(last, code, end)) {
        last.code = code;
        last.start = Math.min(last.start, start);
        last.end = Math.max(last.end, end);
        return;
      }
      last = { code, start, end, fatal: false, reading };
      if (++count <= limit) kept.push(last);
    },
    markFatal() {
      if (last === undefined) return;
      last.fatal = true;
      if (kept[kept.length - 1] !== last) kept.push(last);
    },
    take(room) {
      const isFatal = (error: Found): boolean => error.fatal;
      let others = Math.max(room - kept.filter(isFatal).length, 0);
      return { found: kept.filter((error) => error.fatal || others-- > 0).slice(0, room), count };
    },
  };
}

function isSameMistake(last: Found, code: FoundCode, end: number): boolean {
  // The dot that ends an IPv4 address is first reported as the empty label behind it.
  if (code === "IPv4-empty-part") return last.code === "domain-to-ASCII" && last.start === end && last.end === end;
  return last.code === code && ONCE.includes(code);
}

/** What the Standard reports for each unit, or each number, of one mistake. */
const ONCE: readonly FoundCode[] = [
  "special-scheme-missing-following-solidus",
  "invalid-credentials",
  "IPv4-non-decimal-part",
  "IPv6-piece-leading-zero",
];
