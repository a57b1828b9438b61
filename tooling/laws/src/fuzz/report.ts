import type { Finding } from "./findings.ts";
import { TARGETS } from "./targets.ts";

/** The findings as Markdown: what each implementation says, and the rows for the file. */
export function reportOf(findings: readonly Finding[], seed: number): string {
  const sections = findings.map(({ target, value }) => {
    const found = TARGETS.find(({ name }) => name === target);
    return `## ${target}\n${block({ value, ...answers(() => found?.compare(value)) })}`;
  });
  const rows = findings.map((finding) => JSON.stringify(finding)).join(",\n");
  return `\`npm run tool -- fuzz --seed ${seed}\` found ${findings.length} minimised inputs on which two implementations differ.

Decide by the Standard which of them is wrong. Add the rows at the end to \`tooling/data/fuzz-findings.json\`, with a \`note\`, in
the commit that fixes it: the tests compare the answers for every row. If the other implementation is wrong, list the
difference where the target looks for it (see tooling/laws/README.md).

${sections.join("\n")}
## Rows
${fence(rows)}`;
}

function answers(compare: () => object | undefined): object {
  try {
    return compare() ?? {};
  } catch (error) {
    return { thrown: String(error) };
  }
}

function block(value: object): string {
  return fence(JSON.stringify(value, null, 2));
}

function fence(text: string): string {
  return `\`\`\`\`json\n${text}\n\`\`\`\`\n`;
}
