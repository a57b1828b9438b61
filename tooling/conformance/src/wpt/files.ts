/** A row of `urltestdata.json`: either the components or `failure`. */
export interface URLRow {
  readonly input: string;
  readonly base: string | null;
  readonly failure?: true;
  /** On a failure without a base: the bases against which it would parse; absent when there are none. */
  readonly relativeTo?: "any-base" | "non-opaque-path-base";
  readonly href?: string;
  readonly origin?: string;
  readonly searchParams?: string;
  readonly protocol?: string;
  readonly username?: string;
  readonly password?: string;
  readonly host?: string;
  readonly hostname?: string;
  readonly port?: string;
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** A row of `setters_tests.json`, whose file is an object from property to rows. */
export interface SetterRow {
  readonly href: string;
  readonly new_value: string;
  readonly expected: Readonly<Record<string, string>>;
}

/** A row of `toascii.json` and of the IdnaTestV2 files; null is failure. */
export interface HostRow {
  readonly input: string;
  readonly output: string | null;
}

/** A row of `percent-encoding.json`: encoding label to percent-encoded text. */
export interface PercentEncodingRow {
  readonly input: string;
  readonly output: Readonly<Record<string, string>>;
}

/** A row of `urlencoded-parser-data.json`. */
export interface URLEncodedRow {
  readonly input: string;
  readonly output: readonly (readonly [string, string])[];
}

/** A row of `urlpatterntestdata.json`: arguments of `URLPattern`, inputs of its methods, and what they return. */
export interface URLPatternRow {
  readonly pattern: readonly unknown[];
  readonly inputs?: readonly unknown[];
  readonly expected_obj?: unknown;
  readonly expected_match?: unknown;
  readonly exactly_empty_components?: readonly string[];
}

/** What each data file contains. */
export interface WPTFiles {
  readonly "urltestdata.json": readonly URLRow[];
  readonly "urltestdata-javascript-only.json": readonly URLRow[];
  readonly "setters_tests.json": Readonly<Record<string, readonly SetterRow[]>>;
  readonly "toascii.json": readonly HostRow[];
  readonly "IdnaTestV2.json": readonly HostRow[];
  readonly "IdnaTestV2-removed.json": readonly HostRow[];
  readonly "percent-encoding.json": readonly PercentEncodingRow[];
  readonly "urlencoded-parser-data.json": readonly URLEncodedRow[];
  readonly "urlpatterntestdata.json": readonly URLPatternRow[];
}

export type WPTFile = keyof WPTFiles;

/** The attributes of a URL that hold one component each, and can be set. */
export const ATTRIBUTES = [
  "protocol",
  "username",
  "password",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
] as const;

/** The components that a row of `urltestdata.json` lists, in the order in which they are compared. */
export const COMPONENTS = ["href", ...ATTRIBUTES] as const;

/** A row that is known to differ, and why. `key` is the title of its test. */
export interface Expectation {
  readonly file: WPTFile;
  readonly key: string;
  readonly reason: string;
}
