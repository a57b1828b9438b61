import { findDomainErrors } from "@url/host";
import type { ValidationErrorCode } from "@url/parser";
import { decodeText, scalarValuesOf } from "@url/percent/internal";
import { expectObject, refuse } from "@url/result/internal";
import type { AdviceCode } from "./advice/explanations.ts";
import { DOMAIN_EXPLANATIONS, EXPLANATIONS, REMOVED, UNITS } from "./explanations.ts";
import { hostRange } from "./host-range.ts";
import type { PolicyErrorCode } from "./policy/explanations.ts";
import { type UnitKind, unitKindOf } from "./unit-kind.ts";

/**
 * The name of a sentence: the code of an error. Where one code has several sentences, "/" follows, and the rule of UTS #46
 * that a domain breaks, or the kind of unit.
 */
export type MessageKey =
  | ValidationErrorCode
  | AdviceCode
  | PolicyErrorCode
  | `domain-to-ASCII/${keyof typeof DOMAIN_EXPLANATIONS}`
  | `invalid-URL-unit/${Exclude<UnitKind, "other">}`;

/** The sentences of a language. In the sentence of a policy's error, `{allowed}` stands for what the policy allows. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** @throws TypeError if `value` is not an object of strings */
export function expectMessages(value: unknown, where: string, name: string): void {
  expectObject(value, where, name);
  for (const sentence of Object.values(value as object)) {
    if (typeof sentence !== "string") refuse(sentence, where, name, "an object of strings");
  }
}

/** Returns the sentence for an error of the parser over `[start, end)`: that of `messages`, or else the English one. */
export function sentenceFor(
  { code, start, end }: { readonly code: ValidationErrorCode; readonly start: number; readonly end: number },
  input: string,
  messages: Partial<Messages> | undefined,
): string {
  const english = EXPLANATIONS[code].message;
  const rule = code === "domain-to-ASCII" ? brokenRule(input, start, end) : undefined;
  if (rule !== undefined) {
    return messages?.[`domain-to-ASCII/${rule}`] ?? messages?.[code] ?? DOMAIN_EXPLANATIONS[rule].message;
  }
  const kind = code === "invalid-URL-unit" ? unitKindOf(input, start, end) : "other";
  if (kind === "other") return messages?.[code] ?? english;
  const closer = kind === "around" || kind === "within" ? REMOVED[kind] : UNITS[kind];
  return messages?.[`invalid-URL-unit/${kind}`] ?? messages?.[code] ?? closer.message;
}

/** Returns the rule of UTS #46 that the range breaks. For a whole host, it is the first rule broken. */
function brokenRule(input: string, start: number, end: number): keyof typeof DOMAIN_EXPLANATIONS | undefined {
  const range = hostRange(input, start);
  // Lone surrogates become U+FFFD before a tab between two of them is removed.
  const host = scalarValuesOf(input.slice(range.start, range.end)).replace(/[\t\n\r]/g, "");
  const errors = findDomainErrors(decodeText(host));
  const there = errors.find((error) => range.start + error.start === start && range.start + error.end === end);
  return (there ?? errors[0])?.code;
}
