import type { Result } from "../result.ts";
import { total } from "../result.ts";

/** What became of one engine, for the terminal: a line, and one for each failure, of which it shows ten. */
export function line({ engine, outcome }: Result): string {
  const name = engine.name.padEnd(12);
  if ("missing" in outcome) return `${name}skipped: ${outcome.missing}; npm run runtimes -- --install fetches it`;
  if ("broken" in outcome) return `${name}FAILED: ${outcome.broken}`;
  const { passed, failed } = total(outcome.report, "");
  const failures = outcome.report.failures.slice(0, 10).map((f) => `  ${f.file}: ${f.title}\n    ${f.message}`);
  const differing = outcome.report.differing?.length ?? 0;
  const known = differing > 0 ? `, ${differing} differ as expected` : "";
  return [`${name}${passed} passed, ${failed} failed${known} (${outcome.version})`, ...failures].join("\n");
}

/** Whether the command should fail: on a test that did, or an engine that is there and does not run. */
export function isFailure({ outcome }: Result): boolean {
  if ("missing" in outcome) return false;
  return "broken" in outcome || total(outcome.report, "").failed > 0;
}
