import type { Result } from "@url/result";
import { errorOfAll, errorOfLabel, type IDNAError, resultOf } from "./error.ts";
import { findLabel, type Label } from "./labels.ts";

/**
 * Completes ToASCII without tables for a domain whose ASCII form is known. Returns that form, or if `strict`, the error of
 * the first label that breaks CheckHyphens, UseSTD3ASCIIRules or VerifyDnsLength. It checks an `xn--` label as written,
 * not decoded.
 */
export function strictly(domain: string, ascii: string, strict: boolean): Result<string, IDNAError> {
  return resultOf(ascii, !strict || (ascii.length < 254 && STRICT.test(ascii)) ? [] : [firstError(domain, ascii)]);
}

/** The full engine's pattern, but a label may begin with "xn--". */
const STRICT = /^(?:(?!(?!xn)..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/;

function firstError(domain: string, ascii: string): IDNAError {
  let label = findLabel(ascii);
  const textOf = ({ start, end }: Label): string => ascii.slice(start, end);
  while (STRICT.test(textOf(label)) && label.end < ascii.length) label = findLabel(ascii, label, label.index + 1);
  const text = textOf(label);
  if (STRICT.test(text)) return errorOfAll(domain, "length");
  // In the full engine's order.
  const code = /^-|-$|^(?!xn)..--/.test(text) ? "hyphen" : /[^-a-z\d]/.test(text) ? "std3" : "length";
  return errorOfLabel(domain, label.index, code);
}
