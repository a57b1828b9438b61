import { isASCII, isPlain } from "./ascii.ts";
import { type IDNAReport, locate } from "./error.ts";
import { flatten, LONG } from "./flat.ts";
import { type Label, labelOf } from "./labels.ts";
import { checkOptions } from "./options.ts";
import { type Processed, processDomain, visitLabels } from "./process.ts";
import { encodePunycode } from "./punycode.ts";

/** How {@link toASCII} judges. */
export interface ToASCIIOptions {
  /** CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength: false (the default) as browsers parse, true as a valid domain asks. */
  readonly strict?: boolean;
  /** Hears the errors; the answer is null if it heard any. */
  readonly report?: IDNAReport | undefined;
}

/**
 * Unicode ToASCII with the parameters of the Standard's "domain parser ToASCII": CheckBidi and
 * CheckJoiners on, non-transitional. Returns the domain in ASCII, or null when UTS #46 records an error.
 * The empty domain passes when not strict: the Standard's domain parser refuses it by itself.
 * Throws on an engine whose `normalize` or `toLowerCase` is broken, at the first domain that needs them.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  checkOptions(options, "toASCII");
  const strict = options?.strict ?? false;
  const report = options?.report;
  if (strict ? domain.length < 254 && STRICT.test(domain) : isPlain(domain)) return domain.toLowerCase();
  // A plain domain that is refused is so without the tables, unless someone wants to know why.
  if (strict && report === undefined && isPlain(domain)) return null;
  const processed = processDomain(domain, strict, report);
  return processed && encodeLabels(domain, processed, strict, report);
}

function encodeLabels(domain: string, processed: Processed, strict: boolean, report?: IDNAReport): string | null {
  let place: Label | undefined;
  let failed = false;
  let done = "";
  let output = "";
  visitLabels(processed, (label, i) => {
    const ascii = isASCII(label as string) ? label : encodeLabel(label as string);
    if (ascii === null || (strict && (ascii === "" || ascii.length > 63))) {
      failed = true;
      if (report === undefined) return false;
      place = labelOf(domain, i, place);
      report(locate(domain, place, label as string, { rule: "length", at: -1 }));
    }
    output += i === 0 ? ascii : `.${ascii}`;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
    return true;
  });
  const result = done + output;
  if (strict && result.length > 253) {
    failed = true;
    report?.({ rule: "length", label: null, start: 0, end: domain.length, codePoint: null });
  }
  return failed ? null : result;
}

function encodeLabel(label: string): string | null {
  const encoded = encodePunycode(label);
  return encoded && `xn--${encoded}`;
}

/** What the strict rules ask of an all-ASCII domain of up to 253 characters, in one look. */
const STRICT = /^(?:(?!..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/i;
