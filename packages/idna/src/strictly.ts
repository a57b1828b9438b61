import type { IDNAError } from "./error.ts";
import { labelError } from "./label-error.ts";
import { type Label, nextLabel } from "./labels.ts";
import type { ToASCIIOptions } from "./to-ascii.ts";

/**
 * What ToASCII without tables makes of a domain whose ASCII form is known: that form, or null when `strict` is asked
 * for and a label breaks CheckHyphens, UseSTD3ASCIIRules or VerifyDnsLength. An `xn--` label is judged by its own
 * characters and its length, not by what it decodes to. `report` hears the first label at fault.
 */
export function strictly(domain: string, ascii: string, options: ToASCIIOptions | undefined): string | null {
  if (!options?.strict || (ascii.length < 254 && STRICT.test(ascii))) return ascii;
  options.report?.(firstFault(domain, ascii));
  return null;
}

/** The full engine's pattern, but that a label may begin with "xn--". */
const STRICT = /^(?:(?!(?!xn)..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/;

function firstFault(domain: string, ascii: string): IDNAError {
  let label = nextLabel(ascii);
  const textOf = ({ start, end }: Label): string => ascii.slice(start, end);
  while (STRICT.test(textOf(label)) && label.end < ascii.length) label = nextLabel(ascii, label);
  const text = textOf(label);
  if (STRICT.test(text)) return { rule: "length", label: null, start: 0, end: domain.length, codePoint: null };
  // In the full engine's order.
  const rule = /^-|-$|^(?!xn)..--/.test(text) ? "hyphen" : /[^-a-z\d]/.test(text) ? "std3" : "length";
  return labelError(domain, label.index, rule);
}
