import { hostSteps } from "@url/host/internal";
import { isCodePointOfURL, isPercentEncodedByte } from "@url/percent/internal";
import { PERCENT_SIGN, REVERSE_SOLIDUS } from "./code-points.ts";
import type { Report } from "./error.ts";
import { leadingLength, type RawOffsets, textOfUnits, trailingStart } from "./source.ts";
import type { Steps } from "./steps.ts";

/** Returns the steps for `report`. `setOffsets` receives the table that translates offsets into those of the raw input. */
export function createSteps(report: Report, setOffsets: (offsets: RawOffsets) => void): Steps {
  let units = "";
  const steps = {
    source(raw: string, text: string, isURL: boolean): void {
      reportSource(raw, isURL, report);
      setOffsets(sharedOffsets(raw, text, isURL));
      units = textOfUnits(raw, text, isURL);
    },
    credentials(text: string, start: number, end: number): void {
      for (let at = text.indexOf("@", start); at !== -1 && at < end; at = text.indexOf("@", at + 1)) {
        report("invalid-credentials", at, at + 1);
      }
    },
    reverseSolidus(text: string, at: number): void {
      if (text[at] === "\\") report("invalid-reverse-solidus", at, at + 1);
    },
    units(_text: string, start: number, end: number, isSpecialPath = false): void {
      reportUnits(units, start, end, isSpecialPath, report);
    },
  };
  return Object.assign(hostSteps(report), steps) as Steps;
}

/**
 * Creates the offsets that all reports of a parse share, so that an input full of tabs and errors takes n log n time. They
 * keep four bytes for each unit that was removed.
 */
function sharedOffsets(raw: string, text: string, isURL: boolean): RawOffsets {
  if (raw.length === text.length) return null;
  const first = isURL ? leadingLength(raw) : 0;
  const end = isURL ? trailingStart(raw, first) : raw.length;
  // Where each of them was, as an offset in the text.
  const removed = new Uint32Array(end - first - text.length);
  let count = 0;
  for (let at = first; at < end; at++) {
    if (!"\t\n\r".includes(raw[at]!)) continue;
    removed[count] = at - first - count;
    count++;
  }
  return (offset) => {
    // What follows the last unit is not in front of the end.
    const from = offset < text.length ? offset + 1 : offset;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (removed[middle]! < from) low = middle + 1;
      else high = middle;
    }
    return first + offset + low;
  };
}

function reportSource(raw: string, isURL: boolean, report: Report): void {
  const start = isURL ? leadingLength(raw) : 0;
  const end = isURL ? trailingStart(raw, start) : raw.length;
  if (start > 0) report("invalid-URL-unit", 0, start);
  else if (end < raw.length) report("invalid-URL-unit", end, raw.length);
  const run = /[\t\n\r]+/.exec(raw.slice(start, end));
  if (run) report("invalid-URL-unit", start + run.index, start + run.index + run[0].length);
}

function reportUnits(text: string, start: number, end: number, isSpecialPath: boolean, report: Report): void {
  for (let at = start; at < end; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint === PERCENT_SIGN) {
      if (!isPercentEncodedByte(text, at, end)) report("invalid-URL-unit", at, at + 1);
    } else if (isSpecialPath && codePoint === REVERSE_SOLIDUS) {
      report("invalid-reverse-solidus", at, at + 1);
    } else if (codePoint > 0xffff) {
      if (!isCodePointOfURL(codePoint)) report("invalid-URL-unit", at, at + 2);
      at++;
    } else if (!isCodePointOfURL(codePoint)) {
      report("invalid-URL-unit", at, at + 1);
    }
  }
}
