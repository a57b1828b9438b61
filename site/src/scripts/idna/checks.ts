import type { IDNAError, IDNAErrorCode } from "@url/idna";

/** A check of a label: the code of its error, its name, where it is defined, and whether only strict processing has it. */
export interface Check {
  readonly code: IDNAErrorCode;
  readonly name: string;
  readonly see: string;
  readonly strict: boolean;
}

/** What became of a check: only the first one that fails is known, and those after it were not made. */
export type Outcome = "passed" | "failed" | "not reached" | "not needed" | "off";

export interface CheckStep {
  readonly check: Check;
  readonly outcome: Outcome;
}

const CRITERIA = "https://www.unicode.org/reports/tr46/#Validity_Criteria";

/** The checks in the order in which `@url/idna` makes them. */
const CHECKS: readonly Check[] = [
  {
    code: "punycode",
    name: "The Punycode decodes",
    see: "https://www.rfc-editor.org/rfc/rfc3492#section-6.2",
    strict: false,
  },
  { code: "disallowed", name: "A decoded label has only valid code points", see: CRITERIA, strict: false },
  { code: "nfc", name: "A decoded label is in Normalization Form C", see: CRITERIA, strict: false },
  { code: "hyphen", name: "Hyphens (CheckHyphens)", see: CRITERIA, strict: true },
  { code: "std3", name: "Only letters, digits and hyphens of ASCII (UseSTD3ASCIIRules)", see: CRITERIA, strict: true },
  { code: "mark", name: "It does not begin with a combining mark", see: CRITERIA, strict: false },
  {
    code: "contextJ",
    name: "Joiners (CheckJoiners)",
    see: "https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1",
    strict: false,
  },
  {
    code: "bidi",
    name: "Right-to-left text (CheckBidi)",
    see: "https://www.rfc-editor.org/rfc/rfc5893#section-2",
    strict: false,
  },
  {
    code: "length",
    name: "Length for DNS (VerifyDnsLength)",
    see: "https://www.unicode.org/reports/tr46/#ToASCII",
    strict: true,
  },
];

/** What decides whether a check is needed for a label. */
export interface LabelKind {
  /** Whether the label is in Punycode, and is decoded. */
  readonly isPunycode: boolean;
  /** Whether its domain has right-to-left characters. */
  readonly isBidi: boolean;
  /** Whether processing is strict. */
  readonly strict: boolean;
}

/** Says of each check what became of it for a label with this first error, or none. */
export function checkSteps(error: IDNAError | null, kind: LabelKind): CheckStep[] {
  let stopped = false;
  return CHECKS.map((check) => {
    if (check.code === error?.code) {
      stopped = true;
      return { check, outcome: "failed" };
    }
    if (check.strict && !kind.strict) return { check, outcome: "off" };
    if (stopped) return { check, outcome: "not reached" };
    return { check, outcome: isNeeded(check.code, kind) ? "passed" : "not needed" };
  });
}

function isNeeded(code: IDNAErrorCode, { isPunycode, isBidi }: LabelKind): boolean {
  if (code === "bidi") return isBidi;
  // Mapping and normalization ensure the two others for a label that was not decoded.
  return isPunycode || !["punycode", "disallowed", "nfc"].includes(code);
}
