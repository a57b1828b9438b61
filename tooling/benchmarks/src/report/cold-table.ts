import { table } from "@url/tooling-shared/markdown";
import type { EngineResult } from "../result.ts";
import { engineTitle } from "./engine-title.ts";

/** What IDNA costs before it is warm, by engine. */
export function coldTable(engines: readonly EngineResult[]): string {
  const header = ["", "", "load, ms", "first domain, ms", "second, ms", "memory of the two, KB"];
  const rows = engines.flatMap((engine) =>
    engine.cold.map(({ name, load, first, second, memory }, index) => [
      index === 0 ? engineTitle(engine) : "",
      name,
      load.toFixed(1),
      first.toFixed(2),
      second.toFixed(2),
      (memory / 1024).toFixed(0),
    ]),
  );
  return table(header, rows);
}
