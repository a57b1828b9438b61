import { type Fault, findLabelStarts, type IDNAReport, locate } from "./error.ts";
import type { ToASCIIOptions } from "./to-ascii.ts";

/**
 * What ToASCII without tables makes of a domain whose ASCII form is known: that form, or null when `strict` is asked
 * for and a label breaks CheckHyphens, UseSTD3ASCIIRules or VerifyDnsLength. An `xn--` label is judged by its own
 * characters and its length, not by what it decodes to. `report` hears what it hears from the full engine.
 */
export function strictly(domain: string, ascii: string, options: ToASCIIOptions | undefined): string | null {
  if (!options?.strict || (ascii.length < 254 && STRICT.test(ascii))) return ascii;
  if (options.report !== undefined) reportFaults(domain, ascii, options.report);
  return null;
}

/** The full engine's pattern, but that a label may begin with "xn--". */
const STRICT = /^(?:(?!(?!xn)..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/;

function reportFaults(domain: string, ascii: string, report: IDNAReport): void {
  const starts = findLabelStarts(domain);
  const labels = ascii.split(".");
  const reportEach = (find: (label: string) => Fault | null): boolean => {
    const faults = labels.map(find);
    faults.forEach((fault, i) => {
      if (fault !== null) report(locate(domain, starts, i, labels[i] as string, fault));
    });
    return faults.some((fault) => fault !== null);
  };
  // Lengths are of the finished domain: nobody asks for them when a label is at fault.
  if (reportEach(findCharacterFault)) return;
  reportEach(findLengthFault);
  if (ascii.length > 253) report({ rule: "length", label: null, start: 0, end: domain.length, codePoint: null });
}

function findCharacterFault(label: string): Fault | null {
  if (/^(?!xn)..--/.test(label)) return { rule: "hyphen", at: -1 };
  const hyphen = label.search(/^-|-$/);
  const at = hyphen === -1 ? label.search(/[^-a-z\d]/) : hyphen;
  return at === -1 ? null : { rule: hyphen === -1 ? "std3" : "hyphen", at };
}

function findLengthFault(label: string): Fault | null {
  return label === "" || label.length > 63 ? { rule: "length", at: -1 } : null;
}
