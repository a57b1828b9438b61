import type { IDNAError } from "./error.ts";
import { labelError } from "./label-error.ts";
import type { ToASCIIOptions } from "./to-ascii.ts";

/**
 * What ToASCII without tables makes of a domain whose ASCII form is known: that form, or null when `strict` is asked
 * for and a label breaks CheckHyphens, UseSTD3ASCIIRules or VerifyDnsLength. An `xn--` label is judged by its own
 * characters and its length, not by what it decodes to. `report` hears the first label at fault.
 */
export function strictly(domain: string, ascii: string, options: ToASCIIOptions | undefined): string | null {
  if (!options?.strict || (ascii.length < 254 && STRICT.test(ascii))) return ascii;
  options.report?.(firstFault(domain, ascii.split(".")));
  return null;
}

/** The full engine's pattern, but that a label may begin with "xn--". */
const STRICT = /^(?:(?!(?!xn)..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/;

function firstFault(domain: string, labels: readonly string[]): IDNAError {
  const label = labels.findIndex((text) => !STRICT.test(text));
  if (label === -1) return { rule: "length", label: null, start: 0, end: domain.length, codePoint: null };
  const text = labels[label] as string;
  // In the full engine's order.
  const rule = /^-|-$|^(?!xn)..--/.test(text) ? "hyphen" : /[^-a-z\d]/.test(text) ? "std3" : "length";
  return labelError(domain, label, rule);
}
