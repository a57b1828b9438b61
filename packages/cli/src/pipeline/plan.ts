import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import { cutText } from "@url/validator/internal";
import type { ArgumentKind } from "../input/batches.ts";
import { type Delimiter, delimiterOf } from "../input/delimiter.ts";
import { encodingOf, WRONG_ENCODING } from "../input/encoding.ts";
import { didYouMean } from "../output/suggest.ts";
import { findConflict } from "./conflicts.ts";
import { type Field, fieldOf } from "./fields.ts";
import { loadParts, type Parts } from "./parts.ts";
import type { GivenStep, GivenValues, PlanRequest } from "./request.ts";
import { INPUT_FORMATS, type InputFormat } from "./rows.ts";
import type { SiteFields } from "./site-fields.ts";
import type { NamedStep } from "./steps.ts";
import { parseTemplate } from "./template.ts";
import type { TransformOptions } from "./transform.ts";
import type { Unique } from "./unique.ts";
import type { View } from "./view.ts";
import {
  type Columns,
  OUTPUT_FORMATS,
  type OutputFormat,
  type ViewWriter,
  viewsAsCells,
  viewsAsJSON,
  viewsAsText,
} from "./view-writers.ts";
import { type Condition, parseCondition } from "./where.ts";

/** What the options ask for, checked. */
export interface Plan {
  readonly inputFormat: InputFormat;
  readonly field: string | undefined;
  readonly transform: TransformOptions;
  readonly conditions: readonly Condition[];
  readonly unique: { readonly isNew: Unique; readonly keyOf: (view: View) => string } | null;
  readonly writer: ViewWriter;
  /** True if each input line gives exactly one output line. */
  readonly oneToOne: boolean;
  readonly skipsComments: boolean;
  readonly kind: ArgumentKind;
  readonly delimiter: Delimiter;
  /** The encoding of the input; absent if bytes that are not UTF-8 become U+FFFD. */
  readonly encoding: string | undefined;
}

/** Checks the options. The error is a sentence. */
export async function makePlan(request: PlanRequest): Promise<Result<Plan, string>> {
  const parts = await loadParts(request);
  try {
    return { ok: true, value: plan(request, parts) };
  } catch (error) {
    if (error instanceof Error && MISUSE in error) return { ok: false, error: error.message };
    throw error;
  }
}

function plan({ values, steps: given, format }: PlanRequest, parts: Parts): Plan {
  const inputFormat = oneOf(values.in ?? "text", INPUT_FORMATS, "--in");
  const outputFormat = oneOf(values.out ?? (values.columns === undefined ? "text" : "tsv"), OUTPUT_FORMATS, "--out");
  const oneToOne = values["one-to-one"] === true;
  const encoding = encodingOf(values.encoding ?? "utf-8");
  forbid(encoding === null, WRONG_ENCODING);
  const conflict = findConflict({ values, steps: given, format, inputFormat, outputFormat });
  if (conflict !== undefined) throwMisuse(conflict);
  return {
    inputFormat,
    field: values.field,
    transform: transformOf(values, given, parts),
    conditions: (values.where ?? []).map((text) => orMisuse(parseCondition(text, parts.sites), "--where")),
    unique: uniqueOf(values, parts),
    writer: writerOf(values, outputFormat, format, parts.sites),
    oneToOne,
    skipsComments: values.comments === true,
    kind: values.urls ? "inputs" : values.files ? "files" : "by-spelling",
    delimiter: delimiterOf(values),
    // An engine counts lines, so none of them can be left out.
    encoding: oneToOne && values.encoding === undefined ? undefined : encoding!,
  };
}

function transformOf(values: GivenValues, given: readonly GivenStep[], { steps }: Parts): TransformOptions {
  const base = values.base === undefined ? null : parseURL(values.base);
  if (base?.ok === false) throwMisuse(`--base: ${base.error.code}`);
  const guess = values["guess-scheme"];
  forbid(guess !== undefined && !/^[a-z][a-z\d+.-]*$/i.test(guess), "--guess-scheme takes a scheme, such as https");
  return {
    base: base === null ? null : base.value,
    guess: guess ?? null,
    steps: given.map((one) => stepOf(one, steps!)),
    keepPort: values["keep-port"] === true,
    eachPair: values["each-pair"] === true,
  };
}

function stepOf([name, value]: GivenStep, { FLAG_STEPS, STEPS }: NonNullable<Parts["steps"]>): NamedStep {
  if (value === undefined) return { name: `--${name}`, step: FLAG_STEPS[name]![1] };
  // A message must not have a password.
  const shown = value.startsWith("password=") ? "password=***" : cutText(value, 100);
  return { name: `--${name} ${shown}`, step: orMisuse(STEPS[name]![2](value), `--${name}`) };
}

/** The key is the URL, or with `--unique-by` a field, or a format if there is a "{" in it. */
function uniqueOf(values: GivenValues, { createUnique, sites }: Parts): Plan["unique"] {
  if (createUnique === null) return null;
  const by = values["unique-by"] ?? "url";
  const format = by.includes("{") ? by : `{${by}}`;
  const isNew = createUnique(bytesOf(values["unique-memory"]));
  if (by === "url") return { isNew, keyOf: ({ url }) => url!.href };
  return { isNew, keyOf: orMisuse(parseTemplate(format, sites), "--unique-by") };
}

function writerOf(
  values: GivenValues,
  outputFormat: OutputFormat,
  format: string | undefined,
  sites: SiteFields | null,
): ViewWriter {
  const keepsInput = values["keep-input"] === true;
  if (outputFormat === "text") {
    forbid(values.columns !== undefined, "--columns needs --out tsv, csv, json or jsonl");
    forbid(keepsInput, "--keep-input needs --out tsv, csv, json or jsonl");
    return viewsAsText(orMisuse(parseTemplate(format ?? "{url}", sites), "the format"), delimiterOf(values));
  }
  forbid(format !== undefined, "a format is for text: use --columns with --out tsv, csv, json or jsonl");
  const columns = columnsOf(values.columns ?? "url", sites);
  const rows = { keepsInput, hasHeader: values.header === true, end: delimiterOf(values) };
  return outputFormat === "tsv" || outputFormat === "csv"
    ? viewsAsCells(columns, outputFormat, rows)
    : viewsAsJSON(columns, keepsInput, outputFormat === "json");
}

function columnsOf(list: string, sites: SiteFields | null): Columns {
  return list.split(",").map((name): readonly [string, Field] => {
    const field = fieldOf(name, sites);
    return typeof field === "string" ? throwMisuse(`--columns: ${field}`) : [name, field];
  });
}

function oneOf<const T extends string>(value: string, allowed: readonly T[], name: string): T {
  return allowed.includes(value as T)
    ? (value as T)
    : throwMisuse(`${name} takes ${allowed.join(", ")}, but got "${value}"${didYouMean(value, allowed)}`);
}

function numberOf(text: string, name: string, most: number): number {
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most
    ? number
    : throwMisuse(`${name} takes a number from 1 to ${most}, but got "${text}"`);
}

/** 256 MB unless it says otherwise. */
function bytesOf(text = "256"): number {
  return numberOf(text, "--unique-memory", 999) * 2 ** 20;
}

/** An error of usage, which never leaves this file. */
const MISUSE = Symbol("misuse");

function forbid(isForbidden: boolean, sentence: string): void {
  if (isForbidden) throwMisuse(sentence);
}

function orMisuse<T>(result: Result<T, string>, where: string): T {
  return result.ok ? result.value : throwMisuse(`${where}: ${result.error}`);
}

function throwMisuse(sentence: string): never {
  throw Object.assign(new Error(sentence), { [MISUSE]: true });
}
