import type { Result } from "@url/result";
import { expectText, propertyOf, refuseType } from "@url/result/internal";
import { parseDomain } from "../domain.ts";
import type { Find } from "../find.ts";
import type { IsListed } from "../parts.ts";
import { EXCEPTION, ICANN, PRIVATE, RULE, WILDCARD } from "../sections.ts";
import { findInMap, type RuleMap } from "./find.ts";

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
  expectText(text, "createSuffixes", "text");
  const rules = new Map<string, number>();
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
    const domain = parseDomain(rule.slice(kind === EXCEPTION ? 1 : kind));
    // An exception removes its first label from the suffix: there must be another one.
    if (domain === null || NOT_IN_RULES.test(domain) || (kind === EXCEPTION && !domain.includes("."))) {
      const start = match.index + space.length;
      return { ok: false, error: { code: "rule-invalid", start, end: start + rule.length } };
    }
    for (let dot = domain.indexOf("."); dot !== -1; dot = domain.indexOf(".", dot + 1))
      addFlags(rules, domain.slice(dot + 1), 0);
    addFlags(rules, domain, section << kind);
  }
  if (rules.size === 0) return { ok: false, error: { code: "list-empty", start: 0, end: text.length } };
  return { ok: true, value: { rules } as unknown as Suffixes };
}

function addFlags(rules: Map<string, number>, domain: string, flags: number): void {
  rules.set(domain, (rules.get(domain) ?? 0) | flags);
}

/** Returns a {@link Find} by `list`, the argument `suffixes` of the function `where`. */
export function findIn(list: Suffixes, where: string): Find {
  const rules = propertyOf(list, "rules") as RuleMap;
  if (!(rules instanceof Map)) refuseType(list, where, "suffixes", "what createSuffixes(…) returns as value");
  return (domain, sections, isCanonical, labels) => findInMap(rules, domain, sections, isCanonical, labels);
}

/** Returns a function that says whether the list has a rule for a top-level domain, or below it. */
export function listedIn(list: Suffixes): IsListed {
  const rules = propertyOf(list, "rules") as RuleMap;
  return (topLevel) => rules.has(topLevel);
}

/**
 * The space at the start of a line, its first word, and the rest, which can be a comment. The space has no line end: with
 * one, a run of them would be searched again from each.
 */
const LINE = /^([^\S\n\r\u2028\u2029]*)(\S+).*/gm;

/** Empty labels, wildcards in other places than the first, and what is longer than a domain can be. */
const NOT_IN_RULES = /^\.|\.\.|\.$|[*!]|.{256}/;
