/** What is written of SARIF 2.1.0, in the names of its schema. */
export interface SARIFLog {
  readonly $schema: string;
  readonly version: "2.1.0";
  readonly runs: [SARIFRun];
}

export interface SARIFRun {
  readonly tool: {
    readonly driver: { readonly name: string; readonly informationUri: string; readonly rules: SARIFRule[] };
  };
  readonly invocations?: SARIFInvocation[];
  readonly columnKind: "utf16CodeUnits";
  readonly results: SARIFResult[];
}

export interface SARIFInvocation {
  readonly executionSuccessful: boolean;
  /** What there is to say about the whole run. */
  readonly toolExecutionNotifications?: { readonly level: "note" | "error"; readonly message: SARIFText }[];
}

export interface SARIFRule {
  readonly id: string;
  readonly shortDescription: SARIFText;
  readonly help: SARIFText;
  readonly helpUri: string;
}

export interface SARIFResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: "error" | "warning";
  readonly message: SARIFText;
  readonly locations: [SARIFLocation];
  readonly fixes?: [{ readonly artifactChanges: [SARIFChange] }];
}

export interface SARIFLocation {
  readonly physicalLocation?: { readonly artifactLocation: { readonly uri: string }; readonly region: SARIFRegion };
  readonly logicalLocations?: [{ readonly fullyQualifiedName: string; readonly kind: "value" }];
}

/** Lines and columns from 1; the end is not part of it. */
export interface SARIFRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface SARIFChange {
  readonly artifactLocation: { readonly uri: string };
  readonly replacements: [{ readonly deletedRegion: SARIFRegion; readonly insertedContent: SARIFText }];
}

export interface SARIFText {
  readonly text: string;
}
