import { visible } from "@url/validator";
import { messageLine, quoted } from "../message.ts";
import { INVALID, OK } from "../status.ts";
import { isMissingField } from "./fields.ts";
import type { Plan } from "./plan.ts";
import type { Row } from "./rows.ts";
import { transform } from "./transform.ts";
import type { View } from "./view.ts";

/** What became of some rows. */
export interface Processed {
  readonly output: string;
  readonly complaints: string;
  readonly status: number;
}

/** The number of views that were written: an array of JSON needs to know the first. */
export interface Written {
  count: number;
}

/** Processes rows. The complaints are lines for standard error, with passwords hidden. */
export function processRows(rows: readonly Row[], plan: Plan, written: Written): Processed {
  const { conditions, unique, writer, oneToOne } = plan;
  let output = "";
  let complaints = "";
  let status = OK;
  const complain = (row: Row, message: string, text: string | null): void => {
    if (oneToOne) return;
    status = INVALID;
    const place = row.source === null ? "url" : row.line === null ? row.source : `${row.source}:${row.line}`;
    // A file may have any name, and the message of a parser of JSON repeats what it met.
    complaints += messageLine(visible(place), text === null ? message : `${message}: ${quoted(text)}`);
  };
  const write = (view: View, row: Row): void => {
    try {
      output += writer.write(view, row.original, written.count === 0);
      written.count++;
    } catch (error) {
      if (!isMissingField(error)) throw error;
      complain(row, error.message, view.input);
      if (oneToOne) output += writer.write({ ...view, url: null, error: "missing-field" }, {}, written.count++ === 0);
    }
  };
  const take = (view: View, row: Row): void => {
    if (view.url === null && !oneToOne) complain(row, view.error ?? "", view.input);
    else if (conditions.every((condition) => condition(view)) && isNew(view, unique)) write(view, row);
  };
  for (const row of rows) {
    if (row.text === null) {
      complain(row, row.message, null);
      if (oneToOne) write({ input: "", url: null, error: "no-input", port: null }, row);
      continue;
    }
    const made = transform(row.text, plan.transform);
    if ("url" in made) take(made, row);
    else for (const view of made) take(view, row);
  }
  return { output, complaints, status };
}

function isNew(view: View, unique: Plan["unique"]): boolean {
  if (unique === null || view.url === null) return true;
  const answer = unique(view.url.href);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}
