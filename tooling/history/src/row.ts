import type { ChangeName } from "@url/history";

/**
 * What a row is about. A `convention` is a sentence of a document that no syntax or algorithm expresses; `terms` are the
 * words with which the algorithms of a document are written.
 */
export type Kind = (typeof KINDS)[number];

export const KINDS = [
  "algorithm",
  "state",
  "interface",
  "member",
  "flag",
  "definition",
  "production",
  "table",
  "example",
  "convention",
  "terms",
] as const;

/** Whether the packages have what the document says, today's Standard, or what the document says within limits of ours. */
export type RuleName = (typeof RULES)[number];

export const RULES = ["as written", "today's", "ours, with a limit"] as const;

/** The five documents. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

export const DOCUMENT_NAMES = ["2012", "2014", "2015", "HTML5", "3986"] as const;

/**
 * Where something is today, in one of four forms:
 * - `@url/percent#percentDecode`: an export, as docs/api names the entry and the export
 * - `@url/api#URL.canParse`: a member of an exported class or interface
 * - `packages/parser/src/path.ts#parsePath`: a function or constant that is not exported
 * - `packages/uri/README.md#conventions`: a heading of a page, for a `convention` only
 */
export type Home = string;

/** The id of a test, which stands above it: `// @id percent/decodes`. A new title or another file does not change it. */
export type TestReference = string;

/** What the playground shows for a row: the values of its fields. */
export interface URLRun {
  readonly url: string;
  readonly base?: string;
  /** The attribute whose setter is tried, and the value for it. */
  readonly set?: string;
  readonly to?: string;
}

/** What the page "History, row by row" reads as a form, by the row's document. */
export interface FormRun {
  readonly form: string;
  readonly flags?: readonly ("charset" | "isindex")[];
  /** The label of the encoding override. */
  readonly encoding?: string;
}

export type Run = URLRun | FormRun;

/** One algorithm, interface, flag, definition or example of a document: a row of `tooling/data/history-rows.json`. */
export interface Row {
  readonly document: DocumentName;
  /** The heading of the document under which it is, such as `3.3. Host parsing`. */
  readonly section: string;
  /** The document's own name. An example is named by its first input. */
  readonly name: string;
  readonly kind: Kind;
  /** At least one. */
  readonly home: readonly Home[];
  readonly rule: RuleName;
  /** The differences between the document and today's Standard that concern it. */
  readonly changes: readonly ChangeName[];
  /** What has changed apart from results, such as a name, or what the limit is, in one line of plain English. */
  readonly note: string | null;
  /** At least one. An example names the test that runs it. */
  readonly tests: readonly TestReference[];
  /** The smallest input that shows the first change or what the row says. Null if no page can run the row. */
  readonly run: Run | null;
}
