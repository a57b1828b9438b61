import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";

/** The flags of RFC 3490. Each is false if it is missing. */
export interface IDNA2003Options {
  /** Accepts code points that Unicode 3.2 has not assigned: for a query, but not for a name that is stored. */
  readonly allowUnassigned?: boolean | undefined;
  /** Allows letters, digits and inner hyphens as the only ASCII characters, as the names of hosts have. */
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/** @throws TypeError for wrong options */
export function expectFlags(options: IDNA2003Options | undefined, where: string): void {
  expectOptions(options, where, FLAGS);
}

const FLAGS: OptionChecks<IDNA2003Options> = { allowUnassigned: expectBoolean, useSTD3ASCIIRules: expectBoolean };
