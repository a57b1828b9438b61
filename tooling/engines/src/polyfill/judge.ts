import type { Form, PolyfillReport } from "./in-engine/report.ts";
import { type Expected, FORM, sent } from "./platforms.ts";

/** Returns a sentence for each difference from the expected report. */
export function judge({ decision, form: expected }: Expected, report: PolyfillReport): string[] {
  const faults: string[] = [];
  if (report.decision !== decision) faults.push(`The classes are ${report.decision}, but have to be ${decision}.`);
  if (report.alias === false) faults.push("webkitURL is not URL.");
  if (report.blobURLs !== report.blobURLsOfOwn) faults.push("Blob URLs do not work as before.");
  if (report.decision === "kept" && report.clone !== report.cloneOfOwn) {
    faults.push(`structuredClone gives ${report.clone}, but ${report.cloneOfOwn} before.`);
  }
  for (const [way, form] of Object.entries(report.params)) {
    if (!isSame(form, expected)) faults.push(`${way} sends a URLSearchParams as ${show(form)}, not ${show(expected)}.`);
  }
  for (const [way, form] of Object.entries(report.text)) {
    if (!isSame(form, sent(FORM))) faults.push(`${way} sends the text of a form as ${show(form)}.`);
  }
  return faults;
}

function isSame(form: Form, expected: Form): boolean {
  return form.type === expected.type && form.body === expected.body;
}

function show({ type, body }: Form): string {
  return `"${type}": ${JSON.stringify(body)}`;
}
