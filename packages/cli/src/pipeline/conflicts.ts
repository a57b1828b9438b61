import type { GivenStep, GivenValues } from "./request.ts";
import type { InputFormat } from "./rows.ts";
import type { OutputFormat } from "./view-writers.ts";

/** What {@link findConflict} looks at: the options, and what was read of them. */
export interface Given {
  readonly values: GivenValues;
  readonly steps: readonly GivenStep[];
  readonly format: string | undefined;
  readonly inputFormat: InputFormat;
  readonly outputFormat: OutputFormat;
}

/** Returns why options that were given together cannot be; `undefined` if they can. The first reason of the list wins. */
export function findConflict(given: Given): string | undefined {
  const { values, steps, format, inputFormat, outputFormat } = given;
  const hasNamedColumn = inputFormat === "tsv" && !/^\d*$/.test(values.field ?? "");
  const oneToOne: readonly Conflict[] = [
    [steps.some(([name]) => name === "iterate"), "and --iterate cannot be combined: one line would become several"],
    [values.where !== undefined, "and --where cannot be combined: lines would be missing"],
    [values.unique === true, "and --unique cannot be combined: lines would be missing"],
    [values["unique-by"] !== undefined, "and --unique-by cannot be combined: lines would be missing"],
    [values.comments === true, "and --comments cannot be combined: lines would be missing"],
    [values.header === true, "and --header cannot be combined: there would be one line more"],
    [values["each-pair"] === true, "and --each-pair cannot be combined: one line would become several"],
    [/^(?:[^\\]|\\[^n])*(?:\\n|\n)/.test(format ?? ""), "and a line feed in the format cannot be combined"],
    [inputFormat === "json", "needs lines: use --in jsonl"],
    [outputFormat === "json", "needs lines: use --out jsonl"],
    [hasNamedColumn, "needs the number of the column in --field, because a header has no line of output"],
  ];
  const reason = values["one-to-one"] === true ? firstOf("--one-to-one", oneToOne) : undefined;
  if (reason !== undefined) return reason;
  if (values.urls && values.files) return "--urls and --files exclude each other";
  if (values.null && (inputFormat === "json" || inputFormat === "jsonl")) return "--null needs --in text or tsv";
  if (values.header && outputFormat !== "tsv" && outputFormat !== "csv") return "--header needs --out tsv or csv";
  return values.field !== undefined && inputFormat === "text" ? "--field needs --in json, jsonl or tsv" : undefined;
}

type Conflict = readonly [isThere: boolean, sentence: string];

function firstOf(option: string, conflicts: readonly Conflict[]): string | undefined {
  const found = conflicts.find(([isThere]) => isThere);
  return found && `${option} ${found[1]}`;
}
