import { hostSteps } from "@url/host/internal";
import { isCodePointOfURL, isPercentEncodedByte } from "@url/percent/internal";
import { PERCENT_SIGN, REVERSE_SOLIDUS } from "./code-points.ts";
import type { Report } from "./error.ts";
import { leadingLength, type RawOffsets, rawOffsets, textOfUnits, trailingStart } from "./source.ts";
import type { Steps } from "./steps.ts";

/** Returns the steps for `report`. `setOffsets` receives the table that translates offsets into those of the raw input. */
export function createSteps(report: Report, setOffsets: (offsets: RawOffsets) => void): Steps {
  let units = "";
  const steps = {
    source(raw: string, text: string, isURL: boolean): void {
      reportSource(raw, isURL, report);
      setOffsets(rawOffsets(raw, text, isURL));
      units = textOfUnits(raw, isURL);
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
