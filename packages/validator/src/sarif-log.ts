// The part of SARIF 2.1.0 that is written, in the names of its schema.

/**
 * A SARIF 2.1.0 log with one run.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export interface SARIFLog {
  readonly $schema: string;
  readonly version: "2.1.0";
  readonly runs: [SARIFRun];
}

/** A run: the tool with its rules, and the results. */
export interface SARIFRun {
  readonly tool: {
    readonly driver: { readonly name: string; readonly informationUri: string; readonly rules: SARIFRule[] };
  };
  readonly invocations?: SARIFInvocation[];
  readonly columnKind: "utf16CodeUnits";
  readonly results: SARIFResult[];
}

/** Whether the run succeeded, and messages about it. */
export interface SARIFInvocation {
  readonly executionSuccessful: boolean;
  readonly toolExecutionNotifications?: { readonly level: "note" | "error"; readonly message: SARIFText }[];
}

/** A validation error, as a rule that results refer to. */
export interface SARIFRule {
  readonly id: string;
  readonly shortDescription: SARIFText;
  /** An example; absent for what a policy does not allow. */
  readonly help?: SARIFText;
  readonly helpUri: string;
}

/** A finding. */
export interface SARIFResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: "error" | "warning";
  readonly message: SARIFText;
  readonly locations: [SARIFLocation];
  /** The corrections, best first. */
  readonly fixes?: SARIFFix[];
}

/** A correction of a finding. */
export interface SARIFFix {
  /** Says that another URL may have been meant; absent for the suggestion, which keeps the URL as it is or makes one. */
  readonly description?: SARIFText;
  readonly artifactChanges: [SARIFChange];
}

/** A region of a file, or the input itself if it has no file. */
export interface SARIFLocation {
  readonly physicalLocation?: { readonly artifactLocation: { readonly uri: string }; readonly region: SARIFRegion };
  readonly logicalLocations?: [{ readonly fullyQualifiedName: string; readonly kind: "value" }];
}

/** Lines and columns count from 1; the end is not part of the region. */
export interface SARIFRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A suggestion, as a replacement in a file. */
export interface SARIFChange {
  readonly artifactLocation: { readonly uri: string };
  readonly replacements: [{ readonly deletedRegion: SARIFRegion; readonly insertedContent: SARIFText }];
}

/** Plain text. */
export interface SARIFText {
  readonly text: string;
}
