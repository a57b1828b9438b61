import { createRequire } from "node:module";
import { type Rule, readRules } from "./read-rules.ts";

/** The version of `tldts` in package.json, and the day on which it was published: `npm view tldts time`. */
const SOURCE = { version: "7.5.4", date: "2026-11-15" };

const LICENCE = `// This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
// distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
`;

interface Label {
  readonly children: Map<string, Label>;
  mark: "" | "?" | "!";
}

/** The text of `packages/site/src/tables/icann.ts` or `private.ts`. */
export function generateTables(section: Rule["section"]): string {
  const rules = readRules().filter((rule) => rule.section === section);
  const tree = treeOf(rules);
  const name = section.toUpperCase();
  return `${LICENCE}//
// The ${section === "icann" ? "ICANN" : "private"} section of the Public Suffix List (https://publicsuffix.org), as \
tldts ${versionOfSource()} of ${SOURCE.date} has it: ${rules.length} rules.
// Generated: do not edit. To make it again: npm run generate

/** How many labels the table has. */
export const ${name}_LABELS = ${countLabels(tree)};

/** A tree of labels; rules/read-table.ts says how to read it. */
export const ${name}_TABLE =
  "${textOf(tree)}";
`;
}

/** The text of `packages/site/src/tables/date.ts`. */
export function generateDate(): string {
  return `// Generated: do not edit. To make it again: npm run generate

/**
 * The day of the Public Suffix List in this package, as \`YYYY-MM-DD\`: when the version of \`tldts\` that it is taken from
 * was published. The list changes every few days.
 * @see https://publicsuffix.org/list/
 */
export const LIST_DATE = "${SOURCE.date}";
`;
}

/** A new version needs its date, which no file of the package has. */
function versionOfSource(): string {
  const { version } = createRequire(import.meta.url)("tldts/package.json");
  if (version !== SOURCE.version) throw new Error(`Set the date of tldts ${version} in tooling/suffix-list.`);
  return version;
}

function treeOf(rules: readonly Rule[]): Label {
  const root: Label = { children: new Map(), mark: "?" };
  for (const { labels, isException } of rules) {
    let at = root;
    for (const label of labels) {
      const child = at.children.get(label) ?? { children: new Map(), mark: "?" };
      at.children.set(label, child);
      at = child;
    }
    at.mark = isException ? "!" : "";
  }
  return root;
}

function countLabels({ children }: Label): number {
  let count = 0;
  for (const child of children.values()) count += 1 + countLabels(child);
  return count;
}

/** Siblings are sorted, which compresses best: "sch" and "school" are near. */
function textOf({ children }: Label): string {
  return [...children]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, child]) => label + child.mark + (child.children.size === 0 ? "" : `(${textOf(child)})`))
    .join(",");
}
