import { findDomainErrors } from "@url/host";
import type { ValidationErrorCode } from "@url/parser";
import { decodeText, scalarValuesOf } from "@url/percent/internal";
import { expectObject, refuse } from "@url/result/internal";
import type { AdviceCode } from "./advice/explanations.ts";
import { closerKeyOf } from "./closer.ts";
import { CLOSER_EXPLANATIONS, type CloserKey, DOMAIN_EXPLANATIONS, EXPLANATIONS } from "./explanations.ts";
import { hostRange } from "./host-range.ts";
import type { PolicyErrorCode } from "./policy/explanations.ts";

/**
 * The name of a sentence: the code of an error. Where one code has several sentences, "/" follows, and the rule of UTS #46
 * that a domain breaks, or a name of the mistake.
 */
export type MessageKey =
  | ValidationErrorCode
  | AdviceCode
  | PolicyErrorCode
  | CloserKey
  | `domain-to-ASCII/${keyof typeof DOMAIN_EXPLANATIONS}`;

/**
 * The sentences of a language. In the sentence of a policy's error, `{allowed}` stands for what the policy allows. In
 * others, `{text}` stands for the character that is wrong, and `{length}` for how many characters something has.
 */
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
  const rule = code === "domain-to-ASCII" ? brokenRule(input, start, end) : undefined;
  const key = closerKeyOf(code, input, start, end, rule);
  const closer = key && (messages?.[key] ?? messages?.[code] ?? CLOSER_EXPLANATIONS[key].message);
  // A function, because "$" has a meaning in a replacement.
  if (closer) return closer.replace("{text}", () => input.slice(start, end)).replace("{length}", `${end - start}`);
  if (rule === undefined) return messages?.[code] ?? EXPLANATIONS[code].message;
  return messages?.[`domain-to-ASCII/${rule}`] ?? messages?.[code] ?? DOMAIN_EXPLANATIONS[rule].message;
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
