import { table } from "@url/tooling-shared/markdown";
import { why } from "../page/line.ts";
import type { Form } from "./in-engine/report.ts";
import { FORM } from "./platforms.ts";
import type { PolyfillResult } from "./run-check.ts";

/** Returns the result of one platform for the terminal: a line, and one for each fault. */
export function polyfillLine({ engine, outcome, faults }: PolyfillResult): string {
  const name = engine.name.padEnd(30);
  if (!("report" in outcome)) return `${name}${why(outcome)}`;
  const ways = Object.keys(outcome.report.params).join(", ");
  const state = faults.length > 0 ? "FAILED" : outcome.report.decision;
  return [`${name}${state} (${outcome.version})${ways === "" ? "" : `: ${ways}`}`, ...faults.map((f) => `  ${f}`)].join(
    "\n",
  );
}

/** Returns the table of docs/runtimes.md, with a row for each platform. */
export function polyfillTable(results: readonly PolyfillResult[]): string {
  const rows = results.map(({ engine, outcome, faults }) => {
    if (!("report" in outcome)) return [engine.name, "–", "missing" in outcome ? "not run: not installed" : "not run"];
    const { decision, params, clone, alias, blobURLs } = outcome.report;
    return [
      engine.name,
      outcome.version,
      faults.length > 0 ? `${decision}, with ${faults.length} faults` : decision,
      ...WAYS.map((way) => kind(params[way])),
      clone === null ? "–" : `\`${clone}\``,
      yes(alias),
      yes(blobURLs),
    ];
  });
  const filled = rows.map((row) => [...row, ...HEADER.slice(row.length).map(() => "")]);
  return table(HEADER, filled, HEADER);
}

const WAYS = ["fetch", "Request", "Response", "sendBeacon", "XMLHttpRequest"];
const HEADER = ["platform", "version", "classes", ...WAYS, "structuredClone", "webkitURL is URL", "blob URLs"];

function kind(form: Form | undefined): string {
  if (form === undefined) return "–";
  if (form.type === FORM) return form.body === "" ? "form, without its body" : "form";
  return form.type === "" ? "no type" : form.type;
}

function yes(value: boolean | null): string {
  return value === null ? "–" : value ? "yes" : "no";
}
