import type { DraftChangeName as ClassName } from "@url/history/internal";

/** What a row is about. A `convention` is a sentence of a document that no syntax or algorithm expresses. */
export type Kind =
  | "algorithm"
  | "state"
  | "interface"
  | "member"
  | "flag"
  | "definition"
  | "production"
  | "table"
  | "example"
  | "convention";

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

/** One algorithm, interface, flag, definition or example of a document. */
export interface Row {
  /** The heading of the document under which it is, such as `3.3. Host parsing`. */
  readonly section: string;
  /** The document's own name. An example is named by its first input. */
  readonly name: string;
  readonly kind: Kind;
  /** At least one. */
  readonly home: readonly Home[];
  /** At least one. An example names the test that runs it. */
  readonly test: readonly TestReference[];
  /** `old` if we have what the document says, and `living` if today's Standard replaced it and we have that. */
  readonly rule: "old" | "living";
  /** For a row of the old rule: the bound of ours that the document does not have, in one line of plain English. */
  readonly limit?: string;
  /** The differences between the document and today's Standard that concern it. The column "since" is made of them. */
  readonly classes?: readonly ClassName[];
  /** What has changed apart from results, such as a name, in one line of plain English. Also in the column "since". */
  readonly note?: string;
}

/** The five documents. */
export type DocumentName = "2012" | "2014" | "2015" | "HTML5" | "3986";

export interface DocumentRows {
  readonly name: DocumentName;
  /** What the document is, for the table at the top of the page. */
  readonly title: string;
  readonly rows: readonly Row[];
}
