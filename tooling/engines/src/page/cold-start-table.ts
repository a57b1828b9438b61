import { table } from "@url/tooling-shared/markdown";
import type { ColdStart } from "../react-native/cold-start.ts";

/** Returns the table of docs/runtimes.md with a row for each module that has a `URL`. */
export function coldStartTable(figures: readonly ColdStart[]): string {
  return table(
    ["module", "bytecode, KB", "load, ms", "first URL, ms", "first international domain, ms"],
    figures.map(({ name, bytecode, load, firstURL, firstInternational }) => [
      name,
      (bytecode / 1024).toFixed(1),
      load.toFixed(2),
      firstURL.toFixed(2),
      firstInternational === null ? "–" : firstInternational.toFixed(2),
    ]),
  );
}
