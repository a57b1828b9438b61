import type { ChangeName } from "@url/history";
import type { Case, ComparedName } from "./case.ts";
import { explain } from "./explain.ts";
import type { Explanation } from "./explanation.ts";
import { sameView } from "./view.ts";

/** An input on which a document and today's Standard differ, with nothing that says why. */
export interface Unnamed {
  readonly document: ComparedName;
  readonly input: Case;
  readonly explanation: Explanation;
}

export interface DocumentSummary {
  inputs: number;
  differences: number;
  readonly classes: Map<ChangeName, number>;
}

/** What a run has found. */
export interface Summary {
  readonly documents: ReadonlyMap<ComparedName, DocumentSummary>;
  readonly unnamed: readonly Unnamed[];
  /** For each class and document, the smallest input that is in this class only. */
  readonly smallest: ReadonlyMap<string, Case>;
}

const DOCUMENTS: readonly ComparedName[] = ["2012", "2014", "2015", "html5", "rfc3986"];

/** Compares all documents with today's Standard on each of the inputs. */
export function summarize(inputs: Iterable<Case>): Summary {
  const documents = new Map<ComparedName, DocumentSummary>(
    DOCUMENTS.map((name) => [name, { inputs: 0, differences: 0, classes: new Map() }]),
  );
  const unnamed: Unnamed[] = [];
  const smallest = new Map<string, Case>();
  for (const input of inputs) {
    for (const [document, counts] of documents) {
      const explanation = explain(document, input);
      if (explanation === null) continue;
      counts.inputs++;
      if (!explanation.isDifferent) continue;
      counts.differences++;
      const { classes, left, now } = explanation;
      if (!sameView(left, now)) unnamed.push({ document, input, explanation });
      for (const name of classes) counts.classes.set(name, (counts.classes.get(name) ?? 0) + 1);
      // Almost every URL with a host is in that class too.
      const others = classes.length > 1 ? classes.filter((name) => name !== "host-first-code-point") : classes;
      if (others.length !== 1) continue;
      const key = `${document} ${others[0]}`;
      const before = smallest.get(key);
      if (before === undefined || sizeOf(input) < sizeOf(before)) smallest.set(key, input);
    }
  }
  return { documents, unnamed, smallest };
}

/** How long an input is: the code units of all of its texts, and one for each other value. */
export function sizeOf(input: Case): number {
  const { subject: _, ...rest } = input;
  return lengthOf(rest);
}

function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return value === null || value === undefined ? 0 : 1;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + lengthOf(part), 0);
}
