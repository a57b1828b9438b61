import { findDomainErrors } from "@url/host";
import { parseURL, type URLError } from "@url/parser";
import { expectRecord } from "@url/parser/internal";
import { percentDecodeText, toScalarValueString } from "@url/percent";
import { expectLimit, expectOptions, type OptionChecks } from "@url/result/internal";
import { type Diagnostic, explain } from "./diagnostic.ts";
import { DOMAIN_EXPLANATIONS, REMOVED, UNITS } from "./explanations.ts";
import type { BaseRecord } from "./grammar/base-kind.ts";
import { hostRange } from "./host-range.ts";
import { type Suggest, suggestFor } from "./suggest.ts";
import { unitKindOf } from "./unit-kind.ts";

/** How {@link validate} reads. */
export interface ValidateOptions {
  /** What a relative input is resolved against: a parsed URL, or the text of one. */
  readonly base?: string | BaseRecord | undefined;
}

/**
 * Every validation error of `input`, in the Standard's order, with its place, an explanation and, where one is
 * known, what to write instead. None means that `input` is a valid URL string. No text makes it throw: a base that is no
 * URL gives one diagnostic, whose `in` is `"base"`.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function validate(input: string, options?: ValidateOptions): readonly Diagnostic[] {
  expectOptions(options, "validate", OPTIONS);
  return findErrors(input, Number.POSITIVE_INFINITY, options).diagnostics;
}

/** Some of an input's errors. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
}

/**
 * What {@link validate} finds, up to `max` errors (at least one): the first ones, and the fatal one in place of the last
 * if it comes later. Memory does not grow with the number of errors, which can be that of the input's characters.
 */
export function findErrors(input: string, max: number, options?: ValidateOptions): Findings {
  expectLimit(max, "findErrors", "max");
  expectOptions(options, "findErrors", OPTIONS);
  const base = readBase(options?.base);
  if (base !== undefined && "ok" in base) {
    return { diagnostics: [diagnoseBase(options?.base as string, base.error)], omitted: 0 };
  }

  const errors: URLError[] = [];
  let count = 0;
  const result = parseURL(input, {
    base,
    report(code, start, end) {
      if (++count <= max) errors.push({ code, start, end });
    },
  });
  // The last error reported is the fatal one, which the result has too.
  if (!result.ok && count > max) errors[errors.length - 1] = result.error;
  const suggest: Suggest = suggestFor({ input, base, result });
  const diagnostics = errors.map((error, i) => {
    const fatal = !result.ok && i === errors.length - 1;
    return explain(error, input, "input", fatal, messageFor(error, input), suggest(error));
  });
  return { diagnostics, omitted: count - diagnostics.length };
}

const OPTIONS: OptionChecks<ValidateOptions> = {
  base: (value, where, name) => {
    if (typeof value !== "string") expectRecord(value, where, name);
  },
};

type Failure = Extract<ReturnType<typeof parseURL>, { ok: false }>;

function readBase(base: string | BaseRecord | undefined): BaseRecord | Failure | undefined {
  if (typeof base !== "string") return base;
  const result = parseURL(base, { report: listenOnly });
  return result.ok ? result.url : result;
}

/** With a listener, whatever it does, an error has the finest range that is known. */
function listenOnly(): void {}

function diagnoseBase(base: string, error: URLError): Diagnostic {
  const result = { ok: false, error } as const;
  const suggestion = suggestFor({ input: base, base: undefined, result })(error);
  return explain(error, base, "base", true, messageFor(error, base), suggestion);
}

/** A closer word than the code alone allows; null where there is none. */
function messageFor({ code, start, end }: URLError, input: string): string | null {
  if (code === "domain-to-ASCII") return domainMessage(input, start, end);
  if (code !== "invalid-URL-unit") return null;
  const kind = unitKindOf(input, start, end);
  if (kind === "other") return null;
  return (kind === "around" || kind === "within" ? REMOVED[kind] : UNITS[kind]).message;
}

/** What UTS #46 says of the place; where that is the whole host, what it says first. */
function domainMessage(input: string, start: number, end: number): string | null {
  const range = hostRange(input, start);
  // Lone surrogates are U+FFFD before a tab between two of them goes.
  const host = toScalarValueString(input.slice(range.start, range.end)).replace(/[\t\n\r]/g, "");
  const errors = findDomainErrors(percentDecodeText(host));
  const there = errors.find((error) => range.start + error.start === start && range.start + error.end === end);
  const rule = (there ?? errors[0])?.rule;
  return rule === undefined ? null : DOMAIN_EXPLANATIONS[rule].message;
}
