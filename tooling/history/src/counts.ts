import { readFileSync } from "node:fs";
import { type ChangeName, parseAs } from "@url/history";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import type { ComparedName } from "./case.ts";
import type { Summary } from "./summary.ts";

/** What a long run has found about a document. */
export interface DocumentCounts {
  readonly inputs: number;
  readonly differences: number;
  /** How many differences are in each class. A difference may be in several. */
  readonly classes: Readonly<Partial<Record<ChangeName, number>>>;
  /** On how many rows of urltestdata.json the document returns what the row expects. */
  readonly urltestdata: number;
}

export interface Counts {
  /** The rows of urltestdata.json. */
  readonly rows: number;
  readonly documents: Readonly<Record<ComparedName, DocumentCounts>>;
}

/** Reads `tooling/data/history-counts.json`, which the long test writes. */
export function readCounts(): Counts {
  return JSON.parse(readFileSync(new URL("../../data/history-counts.json", import.meta.url), "utf8"));
}

/** Returns the text of `tooling/data/history-counts.json`. */
export function writeCounts({ documents }: Summary): string {
  const rows = readWPT("urltestdata.json");
  if (isMissing(rows)) throw new Error(rows.missing);
  const counts = Object.fromEntries(
    [...documents].map(([document, { inputs, differences, classes }]) => {
      const sorted = Object.fromEntries([...classes].sort(([a], [b]) => (a < b ? -1 : 1)));
      return [document, { inputs, differences, classes: sorted, urltestdata: agreeing(document) }];
    }),
  );
  return `${JSON.stringify({ rows: rows.length, documents: counts }, null, 2)}\n`;
}

/** On how many rows of urltestdata.json a document returns the row's URL, or fails as the row says. */
export function agreeing(document: ComparedName): number {
  const rows = readWPT("urltestdata.json");
  if (isMissing(rows)) throw new Error(rows.missing);
  return rows.filter(({ input, base, failure, href }) => {
    const result = parseAs(document, input, base ?? undefined);
    return failure ? !result.ok : result.ok && result.value.href === href;
  }).length;
}
