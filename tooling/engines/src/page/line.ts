import type { Result } from "../result.ts";
import { total } from "../result.ts";

/** Returns the result of one engine for the terminal: a line, and one for each of at most ten failures. */
export function line({ engine, outcome }: Result): string {
  const name = engine.name.padEnd(12);
  if (!("report" in outcome)) return `${name}${why(outcome)}`;
  const { passed, failed } = total(outcome.report, "");
  const failures = outcome.report.failures.slice(0, 10).map((f) => `  ${f.file}: ${f.title}\n    ${f.message}`);
  const differing = outcome.report.differing?.length ?? 0;
  const known = differing > 0 ? `, ${differing} differ as expected` : "";
  return [`${name}${passed} passed, ${failed} failed${known} (${outcome.version})`, ...failures].join("\n");
}

/** Returns why an engine did not run, and what to do. */
export function why(outcome: { readonly missing: string } | { readonly broken: string }): string {
  if ("broken" in outcome) return `FAILED: ${outcome.broken}`;
  return `skipped: ${outcome.missing}; npm run tool -- runtimes --install fetches it`;
}

/**
 * Returns true if the command has to fail: because a test failed, an installed engine did not run, or an engine that
 * was `asked` for by its name is not installed.
 */
export function isFailure({ outcome }: Result, asked: boolean): boolean {
  if ("missing" in outcome) return asked;
  return "broken" in outcome || total(outcome.report, "").failed > 0;
}
