import type { Reason } from "./reasons.ts";
import { reasonFor } from "./reasons.ts";
import type { Result, Survivor } from "./results.ts";

/** The share, in percent, that the tests of a package have to notice of the mutants that can be noticed. */
export const TARGET = 90;

/** The share, in percent, of killed mutants among those that have no reason to survive. */
export function scoreOf({ mutants, survivors }: Result, reasons: readonly Reason[]): number {
  const reasoned = survivors.filter((survivor) => reasonFor(survivor, reasons) !== undefined).length;
  return (100 * (mutants - survivors.length)) / (mutants - reasoned);
}

/**
 * `docs/mutation.md`: the table, and every survivor with its reason. What survived in a file that is gone is counted
 * only: `isThere` says whether a source still exists.
 */
export function renderPage(
  results: readonly Result[],
  reasons: readonly Reason[],
  isThere: (file: string) => boolean,
): string {
  return `# What the tests notice
<!-- Written by \`npm run tool -- mutation\`; see tooling/mutation. -->

Mutation testing measures tests: a program changes the source in one place, and the tests of the package run. If one of them fails, the change is *killed*; if all pass, it *survives*. A survivor is a missing test, or a change that cannot be observed.

The changes: a condition becomes true or false, an operator becomes its neighbour (\`<\` becomes \`<=\` and \`>=\`), a number becomes one more, a string or a list empty, a block or a call is left out, \`?.\` becomes \`.\`, and a regular expression loses an anchor or a quantifier or has a class inverted. The tests run the fast build, whose accelerators are changed like all other sources. Each package is measured by its own tests and the rows of web-platform-tests that reach it; the laws in tooling/laws and other tests that make their inputs up are not counted, because what they notice they may notice by chance, and neither are those of very long texts. For every survivor the page says why it cannot be observed, or that a test is missing. The score is the share of killed changes among those that can be observed; it has to be ${TARGET} % or more.

A figure is that of its day: sources that changed since are as they were then.

| package | measured | changes | killed | survivors with a reason | without | score |
|---|---|---|---|---|---|---|
${results.map((result) => row(result, reasons)).join("\n")}

\`npm run tool -- mutation percent\` measures a package again and writes this page; [tooling/mutation](../tooling/mutation/README.md) says how it works.
${results.map((result) => section(result, reasons, isThere)).join("")}`;
}

function row(result: Result, reasons: readonly Reason[]): string {
  const without = result.survivors.filter((survivor) => reasonFor(survivor, reasons) === undefined).length;
  const killed = result.mutants - result.survivors.length;
  const ofAll = `${killed} (${((100 * killed) / result.mutants).toFixed(1)} %)`;
  const reasoned = result.survivors.length - without;
  const score = scoreOf(result, reasons).toFixed(1);
  const mark = result.note === undefined ? "" : " (see the note below)";
  return `| \`@url/${result.name}\`${mark} | ${result.measured} | ${result.mutants} | ${ofAll} | ${reasoned} | ${without} | ${score} % |`;
}

function section(result: Result, reasons: readonly Reason[], isThere: (file: string) => boolean): string {
  const byReason = new Map<string, Survivor[]>();
  const there = result.survivors.filter(({ file }) => isThere(file));
  for (const survivor of there) {
    const reason =
      reasonFor(survivor, reasons) ?? (survivor.isReached ? "**A test is missing.**" : "**No test runs it.**");
    const key = `${survivor.file}\n${survivor.within}\n${survivor.at ?? ""}\n${reason}`;
    byReason.set(key, [...(byReason.get(key) ?? []), survivor]);
  }
  if (byReason.size === 0) return "";
  const items = [...byReason].map(([key, survivors]) => {
    const [file, within, at, reason] = key.split("\n") as [string, string, string, string];
    const changes = survivors.map(({ change }) => code(change)).join(", ");
    const place = `\`${file.split("/").slice(3).join("/")}\`, \`${within}\`${at && `, in ${code(at)}`}`;
    return `- ${place}: ${changes}. ${reason}`;
  });
  const gone = result.survivors.length - there.length;
  if (gone > 0) items.push(`- ${gone} more in files that are gone.`);
  const note = result.note === undefined ? "" : `${result.note}\n\n`;
  return `\n## \`@url/${result.name}\`\n${note}${items.join("\n")}\n`;
}

/** Inline code that may have backticks in it. */
function code(text: string): string {
  let fence = "`";
  while (text.includes(fence)) fence += "`";
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}
