import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import { findConflict } from "./conflicts.ts";
import { type Field, fieldOf } from "./fields.ts";
import { loadParts, type Parts } from "./parts.ts";
import type { GivenStep, GivenValues, PlanRequest } from "./request.ts";
import { INPUT_FORMATS, type InputFormat } from "./rows.ts";
import type { SiteFields } from "./site-fields.ts";
import type { Step } from "./steps.ts";
import { parseTemplate } from "./template.ts";
import type { TransformOptions } from "./transform.ts";
import type { Unique } from "./unique.ts";
import {
  type Columns,
  OUTPUT_FORMATS,
  type OutputFormat,
  type ViewWriter,
  viewsAsJSON,
  viewsAsText,
  viewsAsTSV,
} from "./view-writers.ts";
import { type Condition, parseCondition } from "./where.ts";

/** What the options ask for, checked. */
export interface Plan {
  readonly inputFormat: InputFormat;
  readonly field: string | undefined;
  readonly transform: TransformOptions;
  readonly conditions: readonly Condition[];
  readonly unique: Unique | null;
  readonly writer: ViewWriter;
  /** True if each input line gives exactly one output line. */
  readonly oneToOne: boolean;
  readonly jobs: number;
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
  const jobs = numberOf(values.jobs ?? "1", "--jobs", 64);
  const conflict = findConflict({ values, steps: given, format, inputFormat, outputFormat, jobs });
  if (conflict !== undefined) throwMisuse(conflict);
  return {
    inputFormat,
    field: values.field,
    transform: transformOf(values, given, parts),
    conditions: (values.where ?? []).map((text) => orMisuse(parseCondition(text, parts.sites), "--where")),
    unique: parts.createUnique?.(bytesOf(values["unique-memory"])) ?? null,
    writer: writerOf(values, outputFormat, format, parts.sites),
    oneToOne,
    jobs,
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
  };
}

function stepOf([name, value]: GivenStep, { FLAG_STEPS, STEPS }: NonNullable<Parts["steps"]>): Step {
  return value === undefined ? FLAG_STEPS[name]![1] : orMisuse(STEPS[name]![2](value), `--${name}`);
}

function writerOf(
  values: GivenValues,
  outputFormat: OutputFormat,
  format: string | undefined,
  sites: SiteFields | null,
): ViewWriter {
  const keepsInput = values["keep-input"] === true;
  if (outputFormat === "text") {
    forbid(values.columns !== undefined, "--columns needs --out tsv, json or jsonl");
    forbid(keepsInput, "--keep-input needs --out tsv, json or jsonl");
    return viewsAsText(orMisuse(parseTemplate(format ?? "{url}", sites), "the format"));
  }
  forbid(format !== undefined, "a format is for text: use --columns with --out tsv, json or jsonl");
  const columns = columnsOf(values.columns ?? "url", sites);
  return outputFormat === "tsv"
    ? viewsAsTSV(columns, keepsInput)
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
    : throwMisuse(`${name} takes ${allowed.join(", ")}, but got "${value}"`);
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
