import type { Highlight } from "../build/highlight.ts";
import type { Prose } from "./prose.ts";

/** What the parts of a page are written with. */
export interface Writer {
  readonly prose: Prose;
  readonly highlight: Highlight;
  /** Long lists of codes that the page has already, with the name of the export that they stand at. */
  readonly listed: Map<string, string>;
  /** Returns the module that the tests run for the example of an entry's export. */
  readonly moduleOf: (example: string, entry: string) => string;
}
