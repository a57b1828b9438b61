import { parseURL, type URLLike } from "@url/parser";
import { expectURLRecord, textOf } from "@url/parser/internal";
import { expectBoolean, expectLimit, expectOptions, expectText, type OptionChecks, refuse } from "@url/result/internal";
import { schemeOf } from "@url/serializer";
import { findErrorsWithoutAdvice } from "@url/validator/internal";
import { type TypedCandidate, toCandidate } from "./candidate.ts";
import { narrow } from "./full-width.ts";
import { isPlausible } from "./host.ts";
import { readTyped } from "./readings.ts";
import { trim } from "./trim.ts";

/** How {@link repairTyped} reads. */
export interface RepairTypedOptions {
  /**
   * The schemes that a candidate may have, without ":". The default is any scheme but `javascript`, `data` and `vbscript`,
   * which run or show what they contain.
   */
  readonly schemes?: readonly string[] | undefined;
  /** What a relative reference, such as `../a`, is resolved against. */
  readonly base?: URLLike | undefined;
  /**
   * The scheme that is added to a host. The default is `https`, and `http` for IP addresses and names
   * without a dot, such as `localhost`.
   */
  readonly defaultScheme?: string | undefined;
  /**
   * True to read any word and any name as a host: `intranet`, `index.html`. The default is false: text without a scheme is
   * a URL if it ends in a top-level domain that people type, has a port or begins with "www.", or is an address.
   */
  readonly anyHost?: boolean | undefined;
  /** The longest text that is read, in UTF-16 code units. A longer one has no candidate. The default is no limit. */
  readonly maxLength?: number | undefined;
}

/**
 * Returns the URLs that a typed or pasted text may mean, best first, each with what was changed and why. The list is empty
 * if the text is not like a URL, such as words to search for.
 *
 * A valid URL is the only candidate, unchanged; unless it is valid by accident, such as `localhost:3000`, `htp://h`,
 * `C:\\x` and `https://https://h`. The registrable domain of a candidate is the one that the text shows.
 * @throws TypeError if `text` is not a string, TypeError or RangeError for a wrong option
 * @example repairTyped("http;//www.example.com")[0]?.url.href // → "http://www.example.com/"
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function repairTyped(text: string, options?: RepairTypedOptions): readonly TypedCandidate[] {
  expectOptions(options, "repairTyped", OPTIONS);
  expectText(text, "repairTyped", "text");
  const { schemes, defaultScheme, anyHost = false, maxLength = Number.POSITIVE_INFINITY } = options ?? {};
  const base = options?.base === undefined ? undefined : expectURLRecord(options.base, "repairTyped", "base");
  if (text.length > maxLength) return [];
  const allowed = schemes?.map((scheme) => scheme.toLowerCase());
  const view = narrow(text);
  const { start, end, edits } = trim(view, isValid);
  const candidates: TypedCandidate[] = [];
  const add = (candidate: TypedCandidate | null): void => {
    if (candidate === null || candidates.some(({ url }) => url.href === candidate.url.href)) return;
    const scheme = schemeOf(candidate.url);
    if (allowed === undefined ? !DANGEROUS.includes(scheme) : allowed.includes(scheme)) candidates.push(candidate);
  };

  const typed = view.slice(start, end);
  const isReference = base !== undefined && /^[/\\.?#]/.test(typed);
  if (isReference) add(toCandidate(text, view, edits, base));
  const rules = { scheme: defaultScheme ?? null, isValid: isValid(typed), anyHost };
  for (const reading of readTyped(view, start, end, rules)) {
    const { edits: own, guessedHost } = reading;
    if (reading.isLast && candidates.length > 0) continue;
    const candidate = toCandidate(text, view, [...edits, ...own], undefined);
    const isHost = guessedHost === null || (candidate !== null && isPlausible(candidate.url, guessedHost));
    if (isHost) add(candidate);
  }
  if (base !== undefined && !isReference && typed !== "" && !parseURL(typed).ok && !/\s/.test(typed)) {
    add(toCandidate(text, view, edits, base));
  }
  return candidates;
}

function isValid(text: string): boolean {
  return findErrorsWithoutAdvice(text, { maxErrors: 1 }).diagnostics.length === 0;
}

const DANGEROUS = ["javascript", "data", "vbscript"];

const OPTIONS: OptionChecks<RepairTypedOptions> = {
  schemes(value, where, name) {
    const isList = Array.isArray(value) && value.every((scheme) => typeof scheme === "string");
    if (!isList) refuse(value, where, name, "an array of strings");
    for (const scheme of value as readonly string[]) expectScheme(scheme, where, name);
  },
  base: textOf,
  defaultScheme: expectScheme,
  anyHost: expectBoolean,
  maxLength: expectLimit,
};

function expectScheme(value: unknown, where: string, name: string): void {
  const isScheme = typeof value === "string" && /^[a-z][a-z0-9+.-]*$/i.test(value);
  if (!isScheme) refuse(value, where, name, 'a scheme without ":"', "string");
}
