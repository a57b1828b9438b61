import { visible } from "@url/validator";
import type { Batch } from "../input/batches.ts";
import { HAS_NUL } from "../input/delimiter.ts";
import { messageLine, quoted } from "../output/message.ts";
import { INVALID, OK } from "../status.ts";
import { isMissingField } from "./fields.ts";
import type { Plan } from "./plan.ts";
import { type Original, rowReader } from "./rows.ts";
import { transform } from "./transform.ts";
import type { View } from "./view.ts";

/** What became of a batch. The complaints are lines for standard error, with passwords hidden. */
export interface Processed {
  readonly output: string;
  readonly complaints: string;
  readonly status: number;
}

/** Returns a function that processes one batch after another. */
export function createProcessor(plan: Plan): (batch: Batch) => Processed {
  const { conditions, unique, writer, oneToOne, skipsComments } = plan;
  let source: string | null = null;
  let output = "";
  let complaints = "";
  let status = OK;
  // Of views that were written: an array of JSON needs to know the first.
  let count = 0;
  const complain = (line: number | null, message: string, text: string | null, change?: string): void => {
    if (oneToOne) return;
    status = INVALID;
    const place = source === null ? "url" : line === null ? source : `${source}:${line}`;
    // A file may have any name, and the message of a parser of JSON repeats what it met.
    complaints += messageLine(
      visible(place),
      text === null ? message : `${message}: ${quoted(text)}${change === undefined ? "" : ` (${change})`}`,
    );
  };
  const write = (view: View, original: Original, line: number | null): void => {
    try {
      output += writer.write(view, original, count === 0);
      count++;
    } catch (error) {
      if (!isMissingField(error)) throw error;
      complain(line, error.message, view.input);
      if (oneToOne) output += writer.write({ ...view, url: null, error: "missing-field" }, original, count++ === 0);
    }
  };
  const isWanted = (view: View): boolean =>
    (conditions.length === 0 || conditions.every((condition) => condition(view))) && isNew(view, unique);
  const take = (view: View, original: Original, line: number | null): void => {
    if (view.url === null && !oneToOne) complain(line, view.error ?? "", view.input, view.change);
    else if (isWanted(view)) write(view, original, line);
  };
  const read = rowReader(
    plan.inputFormat,
    plan.field,
    { keepsEmpty: oneToOne, skipsComments },
    {
      input(text, original, line) {
        const made = transform(text, plan.transform);
        if ("url" in made) take(made, original, line);
        else for (const view of made) take(view, original, line);
      },
      bad(sentence, original, line) {
        complain(line, sentence, null);
        if (oneToOne) write({ input: "", url: null, error: "no-input", port: null }, original, line);
      },
    },
  );
  return (batch) => {
    source = batch.source;
    output = complaints = "";
    status = OK;
    if (batch.hasNUL) complain(null, HAS_NUL, null);
    read(batch);
    return { output, complaints, status };
  };
}

function isNew(view: View, unique: Plan["unique"]): boolean {
  if (unique === null || view.url === null) return true;
  const answer = unique.isNew(unique.keyOf(view));
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}
