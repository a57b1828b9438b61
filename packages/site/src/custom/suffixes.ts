import { canonicalizeHost } from "@url/host/internal";
import type { Result } from "@url/result";
import { expectString, refuse } from "@url/result/internal";
import { domainOfText } from "../rules/domain.ts";
import { EXCEPTION, ICANN, PRIVATE, RULE, type Rules, WILDCARD } from "../rules/rules.ts";
import { buildRules } from "./build-rules.ts";

declare const suffixes: unique symbol;

/** The rules of a list. How they are stored is private and may change. */
export interface Suffixes {
  /** Exists in the type only. */
  readonly [suffixes]: true;
}

/** Why a text is not a list of suffixes, and where: `text[start, end)` in UTF-16 code units. */
export interface SuffixListError {
  /** `rule-invalid`: the range is not a rule. `list-empty`: the text has no rule. */
  readonly code: "rule-invalid" | "list-empty";
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a list in the format of the Public Suffix List: one rule a line, which ends at the first space, and comments that
 * start with "//". The comments that mark the private section are read too; rules outside of it are in the ICANN section.
 * Fails for the first rule that is not a domain with or without "*." or "!" before it, and for a text without rules. The
 * error's range is of `text`, in UTF-16 code units.
 * @throws TypeError if `text` is not a string
 * @example createSuffixes("com\nco.uk").ok // → true
 * @see https://github.com/publicsuffix/list/wiki/Format
 */
export function createSuffixes(text: string): Result<Suffixes, SuffixListError> {
  expectString(text, "createSuffixes", "text");
  const domains: string[] = [];
  const flags: number[] = [];
  let section = ICANN;
  const lines = new RegExp(LINE);
  for (let match = lines.exec(text); match !== null; match = lines.exec(text)) {
    const [line, space, rule] = match as unknown as readonly [string, string, string];
    if (rule.startsWith("//")) {
      if (line.includes("===BEGIN PRIVATE")) section = PRIVATE;
      if (line.includes("===END PRIVATE")) section = ICANN;
      continue;
    }
    const kind = rule[0] === "!" ? EXCEPTION : rule.startsWith("*.") ? WILDCARD : RULE;
    const domain = readDomain(rule.slice(kind === EXCEPTION ? 1 : kind));
    // An exception removes its first label from the suffix: there must be another one.
    if (domain === null || (kind === EXCEPTION && !domain.includes("."))) {
      const start = match.index + space.length;
      return { ok: false, error: { code: "rule-invalid", start, end: start + rule.length } };
    }
    domains.push(domain);
    flags.push(section << kind);
  }
  if (domains.length === 0) return { ok: false, error: { code: "list-empty", start: 0, end: text.length } };
  return { ok: true, value: buildRules(domains, flags) as unknown as Suffixes };
}

/** Returns the domain of a rule as hosts have it, in ASCII and lower case; null if it is not one. */
function readDomain(text: string): string | null {
  const host = canonicalizeHost(text);
  return typeof host === "string" && !NOT_IN_RULES.test(host) ? domainOfText(host) : null;
}

/** Returns the rules in `list`, the argument `suffixes` of the function `where`. */
export function rulesOf(list: Suffixes, where: string): Rules {
  const rules = list as unknown as Rules | null | undefined;
  if (!(rules?.slots instanceof Int32Array)) refuse(list, where, "suffixes", "what createSuffixes(…) returns as value");
  return rules;
}

/**
 * The space at the start of a line, its first word, and the rest, which can be a comment. The space has no line end: with
 * one, a run of them would be searched again from each.
 */
const LINE = /^([^\S\n\r\u2028\u2029]*)(\S+).*/gm;

/** Empty labels, and wildcards in other places than the first. */
const NOT_IN_RULES = /^\.|\.\.|\.$|[*!]/;
