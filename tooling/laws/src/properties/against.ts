import { createHostListener, parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { locate, recordOf } from "@url/serializer/internal";
import {
  applySetter,
  cloneURL,
  FAILURE,
  type OracleURL,
  parse,
  parseAndCollect,
  parseHost as parseOracleHost,
  serializeURL as serializeOracle,
  serializeHost as serializeOracleHost,
  toScalarValues,
} from "@url/tooling-conformance/oracle";
import { parseURL as parseTheirs, parseURLWithValidationErrors, serializeURL as serializeTheirs } from "whatwg-url";
import { applied } from "./apply.ts";
import { collector, judged, ours, theirs } from "./compare.ts";
import { NODE_DIFFERENCES } from "./node-differences.ts";
import type { Assignment } from "./setters.ts";

/** What two implementations say of the same input. A law holds if the two are deeply equal. */
export interface Answers {
  readonly actual: unknown;
  readonly expected: unknown;
}

/** The parser and the oracle: the record, and the validation errors in their order. */
export function againstOracle(text: string, base: string | null): Answers {
  const { our, their } = bases(base);
  const { report, codes } = collector();
  const actual = parseURL(text, { base: our, report });
  const { url } = parseAndCollect(text, their);
  const { errors } = parseAndCollect(judged(text), their);
  return {
    actual: { url: actual.ok ? ours(actual.value) : null, errors: codes() },
    expected: { url: url === null ? null : theirs(url, serializeOracle(url)), errors },
  };
}

/** The host parser and the oracle: the host, and the validation errors in their order. */
export function hostAgainstOracle(text: string, isOpaque: boolean): Answers {
  const codes: string[] = [];
  const errors: string[] = [];
  const actual = parseHost(text, { isOpaque, report: createHostListener((code) => void codes.push(code)) });
  const expected = parseOracleHost(toScalarValues(text).join(""), isOpaque, () => {});
  parseOracleHost(judged(text), isOpaque, (code) => void errors.push(code));
  return {
    actual: {
      host: actual.ok ? serializeHost(actual.value) : null,
      error: actual.ok ? null : actual.error.code,
      codes,
    },
    expected:
      expected === FAILURE
        ? { host: null, error: errors[errors.length - 1], codes: errors }
        : { host: serializeOracleHost(expected), error: null, codes: errors },
  };
}

/** Both parsers' record of a base; a text that is not a URL gives none. */
export function bases(text: string | null): { readonly our: URLRecord | undefined; readonly their: OracleURL | null } {
  const their = text === null ? null : parse(text);
  return { our: their === null ? undefined : recordOf(locate(serializeOracle(their))), their };
}

const SPLIT_SURROGATES = /[\ud800-\udbff][\t\n\r]+[\udc00-\udfff]/;

/** The parser and `whatwg-url`: the href, and the validation errors in their order. */
export function againstWhatwgURL(text: string, base: string | null): Answers {
  const our = record(base);
  const their = our === undefined ? null : parseTheirs(our.href);
  const { report, codes } = collector();
  const actual = parseURL(text, { base: our, report });
  const options = their === null ? {} : { baseURL: their };
  // The parser takes scalar value strings, so the caller of this function has to convert them.
  const { url } = parseURLWithValidationErrors(toScalarValues(text).join(""), options);
  // There, a tab between two lone surrogates is removed first, which joins them.
  const compareErrors = !SPLIT_SURROGATES.test(text);
  return {
    actual: { href: actual.ok ? actual.value.href : null, errors: compareErrors ? codes() : [] },
    expected: {
      href: url === null ? null : serializeTheirs(url),
      errors: compareErrors ? parseURLWithValidationErrors(text, options).validationErrors : [],
    },
  };
}

/** The parser and the engine's own `URL`. A difference that `NODE_DIFFERENCES` explains counts as equal. */
export function againstNode(text: string, baseText: string | null): Answers & { readonly isExplained: boolean } {
  const base = record(baseText);
  const result = parseURL(text, { base });
  const ours = result.ok ? result.value : null;
  const actual = ours?.href ?? null;
  const node = hrefOfNode(text, base?.href);
  const isExplained =
    node !== actual && NODE_DIFFERENCES.some(({ applies }) => applies({ input: text, base, ours, node }));
  return { actual, expected: isExplained ? actual : node, isExplained };
}

/** A sequence of edits and the oracle's state override: the record after each edit, and its validation errors. */
export function settersAgainstOracle(start: string, edits: readonly Assignment[]): Answers {
  const their = cloneURL(parse(start) as OracleURL);
  let our: URLRecord = recordOf(locate(serializeOracle(their)));
  const actual: unknown[] = [];
  const expected: unknown[] = [];
  for (const edit of edits) {
    const errors: string[] = [];
    const { report, codes } = collector();
    const before = our;
    our = applied(our, edit, { report });
    applySetter(cloneURL(their), edit.setter, judged(edit.value), (code) => void errors.push(code));
    applySetter(their, edit.setter, edit.value);
    const href = serializeOracle(their);
    // An edit that changes nothing returns the same object.
    actual.push({ edit, url: ours(our), isSame: our === before, errors: codes() });
    expected.push({ edit, url: theirs(their, href), isSame: href === before.href, errors });
  }
  return { actual, expected };
}

function record(text: string | null): URLRecord | undefined {
  if (text === null) return undefined;
  const result = parseURL(text);
  return result.ok ? result.value : undefined;
}

function hrefOfNode(input: string, base: string | undefined): string | null {
  try {
    return new URL(input, base).href;
  } catch {
    return null;
  }
}
