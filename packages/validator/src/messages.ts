import { findDomainErrors } from "@url/host";
import type { ValidationErrorCode } from "@url/parser";
import { decodeText, isSurrogate, scalarValuesOf } from "@url/percent/internal";
import { expectObject, refuse } from "@url/result/internal";
import type { AdviceCode } from "./advice/explanations.ts";
import { closerKeyOf, findPlaceholder } from "./closer.ts";
import { CLOSER_EXPLANATIONS, type CloserKey, DOMAIN_EXPLANATIONS, EXPLANATIONS } from "./explanations.ts";
import { hostRange } from "./host-range.ts";
import type { PolicyErrorCode } from "./policy/explanations.ts";
import type { SchemaErrorCode } from "./schema/explanations.ts";

/**
 * The name of a sentence: the code of an error. Where one code has several sentences, "/" follows, and the rule of UTS #46
 * that a domain breaks, or a name of the mistake.
 */
export type MessageKey =
  | ValidationErrorCode
  | AdviceCode
  | PolicyErrorCode
  | SchemaErrorCode
  | CloserKey
  | `domain-to-ASCII/${keyof typeof DOMAIN_EXPLANATIONS}`;

/**
 * The sentences of a language. In the sentence of a policy's or a schema's error, `{allowed}` stands for what is allowed. In
 * others, `{text}` stands for the character or the name that is wrong, and `{length}` for how many characters something has.
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
  const closer = closerSentence(code, input, start, end, messages, rule);
  if (closer !== null) return closer;
  if (rule === undefined) return messages?.[code] ?? EXPLANATIONS[code].message;
  return messages?.[`domain-to-ASCII/${rule}`] ?? messages?.[code] ?? DOMAIN_EXPLANATIONS[rule].message;
}

/** Returns the sentence that says more than that of the code; null if there is none. */
export function closerSentence(
  code: ValidationErrorCode | AdviceCode,
  input: string,
  start: number,
  end: number,
  messages: Partial<Messages> | undefined,
  rule?: keyof typeof DOMAIN_EXPLANATIONS,
): string | null {
  const key = closerKeyOf(code, input, start, end, rule);
  if (key === null) return null;
  const closer = messages?.[key] ?? messages?.[code] ?? CLOSER_EXPLANATIONS[key].message;
  const named = key.endsWith("/placeholder") ? findPlaceholder(input, start) : null;
  // A function, because "$" has a meaning in a replacement.
  return closer
    .replace("{text}", () => shownText(named ?? input.slice(start, end)))
    .replace("{length}", `${end - start}`);
}

/** Returns a part of an input as a sentence can show it: cut off, and an invisible character by its code point. */
function shownText(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const isOne = text.length === (code > 0xffff ? 2 : 1);
  const isInvisible =
    code <= 0x20 ||
    isSurrogate(code) ||
    (code & 0xfffe) === 0xfffe ||
    INVISIBLE.some(([from, to]) => code >= from && code <= to);
  if (isOne && isInvisible) return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return text.length > 24 ? `${text.slice(0, 20)}…` : text;
}

/** Ranges of characters that a sentence cannot show: controls, spaces, marks that combine, and what shows nothing. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xe0000, 0x10ffff],
];

/**
 * Returns the rule of UTS #46 that the range breaks. For a whole host, it is the first rule broken. Of a long host only the
 * beginning is read: the list of its errors takes 80 bytes for each unit.
 */
function brokenRule(input: string, start: number, end: number): keyof typeof DOMAIN_EXPLANATIONS | undefined {
  const range = hostRange(input, start);
  const readEnd = Math.min(range.end, range.start + MOST);
  // Lone surrogates become U+FFFD before a tab between two of them is removed.
  const host = scalarValuesOf(input.slice(range.start, readEnd)).replace(/[\t\n\r]/g, "");
  const errors = findDomainErrors(decodeText(host));
  const there = errors.find((error) => range.start + error.start === start && range.start + error.end === end);
  return (there ?? errors[0])?.code;
}

/** More than any host has, in UTF-16 code units. */
const MOST = 65_536;
