import type { Reader } from "./reader.ts";

/** What somebody comes to the site for. */
export interface Task {
  readonly question: string;
  /** Goes from the front page to a section, and returns the code that is there. */
  readonly find: (reader: Reader) => string;
  /** What one would type into the search of the site. It must find the same section, among the first five. */
  readonly query: string;
  /** What the reader adds to the code: it sets `outcome`, which is compared with `expected`. */
  readonly own: string;
  /** Never what our code returned, but what the source says. */
  readonly expected: unknown;
  readonly source: string;
  /** Where the program runs, if it is not a plain Node. */
  readonly surroundings?: Surroundings;
}

export interface Surroundings {
  /** Options of Node. */
  readonly options: readonly string[];
  /** More files of the project, by name. */
  readonly files: Readonly<Record<string, string>>;
}
