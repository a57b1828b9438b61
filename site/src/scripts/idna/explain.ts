import { findIDNAErrors, type IDNAError, toASCII, toUnicode } from "@url/idna";
import { type CheckStep, checkSteps } from "./checks.ts";
import { type CodePointStep, mapCodePoints } from "./code-points.ts";

/** The steps of one label. */
export interface LabelSteps {
  readonly index: number;
  /** The label after mapping and normalization. */
  readonly normalized: string;
  /** Its form in Unicode, and in ASCII; `null` if the label alone fails. */
  readonly unicode: string | null;
  readonly ascii: string | null;
  readonly error: IDNAError | null;
  readonly checks: readonly CheckStep[];
}

/** What UTS #46 does with a domain, step by step. */
export interface DomainSteps {
  readonly codePoints: readonly CodePointStep[];
  /** How many code points follow those in `codePoints`. */
  readonly omitted: number;
  /** The domain after the mapping step, and in Normalization Form C; `null` if a code point is disallowed. */
  readonly mapped: string | null;
  readonly normalized: string | null;
  /** Whether the domain has right-to-left characters, so that the Bidi rule applies to all of its labels. */
  readonly isBidi: boolean;
  readonly labels: readonly LabelSteps[];
  readonly errors: readonly IDNAError[];
  readonly ascii: string | null;
  readonly unicode: string | null;
}

/** The longest domain whose steps are shown, in UTF-16 code units. A domain of DNS has at most 253 characters. */
export const MAX_DOMAIN = 1000;

/** Explains a domain of at most `MAX_DOMAIN` units. `strict` is that of `toASCII`. */
export function explainDomain(domain: string, strict: boolean): DomainSteps {
  const { steps: codePoints, omitted } = mapCodePoints(domain, MAX_DOMAIN);
  const errors = findIDNAErrors(domain, { strict });
  const ascii = toASCII(domain, { strict });
  const unicode = toUnicode(domain);
  const isMapped = codePoints.every(({ status }) => status !== "disallowed");
  const mapped = isMapped ? codePoints.map(({ to }) => to).join("") : null;
  const normalized = mapped === null ? null : mapped.normalize("NFC");
  const texts = normalized === null ? [] : normalized.split(".");
  const isBidi = texts.some(isRightToLeft);
  return {
    codePoints,
    omitted,
    mapped,
    normalized,
    isBidi,
    labels: texts.map(labelSteps),
    errors,
    ascii: ascii.ok ? ascii.value : null,
    unicode: unicode.ok ? unicode.value : null,
  };

  function labelSteps(normalized: string, index: number): LabelSteps {
    const error = errors.find(({ label }) => label === index) ?? null;
    // The domain as a whole may fail for another label, so each label is converted alone.
    const unicode = toUnicode(normalized);
    const ascii = toASCII(normalized);
    return {
      index,
      normalized,
      unicode: unicode.ok ? unicode.value : null,
      ascii: ascii.ok ? ascii.value : null,
      error,
      checks: checkSteps(error, { isPunycode: normalized.startsWith("xn--"), isBidi, strict }),
    };
  }
}

/**
 * Returns true if a label makes its domain a Bidi domain: only then may a label beside it not begin with a digit.
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-1.4
 */
function isRightToLeft(label: string): boolean {
  return findIDNAErrors(`0a.${label}`).some((error) => error.label === 0 && error.code === "bidi");
}
