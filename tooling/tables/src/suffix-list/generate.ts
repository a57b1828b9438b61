import { createRequire } from "node:module";
import { LEGAL } from "../legal.ts";
import { type Pin, pinOf } from "../pinned.ts";
import { type Rule, readRules } from "./read-rules.ts";

/** The version of `tldts`, and the day on which it was published. */
const SOURCE = pinOf("Public Suffix List") as Required<Pin>;

const LICENCE = `// This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
// distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
`;

/** The day of the list. */
export const DATE: string = SOURCE.date;

interface Label {
  readonly children: Map<string, Label>;
  mark: "" | "?" | "!";
}

/** The text of `packages/site/src/tables/icann.ts` or `private.ts`. */
export function generateTables(section: Rule["section"]): string {
  const rules = readRules().filter((rule) => rule.section === section);
  const tree = withoutLeaves(treeOf(rules));
  const name = section.toUpperCase();
  return `${LICENCE}//
// The ${section === "icann" ? "ICANN" : "private"} section of the Public Suffix List (https://publicsuffix.org), as \
tldts ${versionOfSource()} of ${SOURCE.date} has it: ${rules.length} rules.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.suffixList}
/** How many labels the table has. */
export const ${name}_LABELS = ${countLabels(tree)};

/** A tree of labels; table/read.ts says how to read it. */
export const ${name}_TABLE =
  "${textOf(tree)}";
`;
}

/** The text of `packages/site/src/tables/top-level.ts`. */
export function generateTopLevel(): string {
  const names = new Set(
    readRules().flatMap(({ labels, section }) => (section === "icann" ? (labels[0] as string) : [])),
  );
  return `${LICENCE}//
// The last labels of all rules in the ICANN section of the Public Suffix List (https://publicsuffix.org), as tldts \
${versionOfSource()} of ${SOURCE.date} has it.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.suffixList}
/** With spaces between them. */
export const TOP_LEVEL_DOMAINS =
  "${Array.from(names).sort().join(" ")}";
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
  if (version !== SOURCE.version)
    throw new Error(`pins.json has tldts ${SOURCE.version}, not ${version}: npm run update -- psl ${version}`);
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

/** The tree without the top-level domains that have nothing below them: without a rule, the last label is the suffix. */
function withoutLeaves({ mark, children }: Label): Label {
  return { mark, children: new Map([...children].filter(([, label]) => label.children.size > 0)) };
}

/** A wildcard is not a label: it is a flag of what it stands below. */
function countLabels({ children }: Label): number {
  let count = 0;
  for (const [name, child] of children) if (name !== "*") count += 1 + countLabels(child);
  return count;
}

/** The text of a table: see table/read.ts. That a top-level domain is a rule is not in it, for the same reason. */
function textOf(tree: Label): string {
  const items = sorted(tree).map(([name, { children }]) => name + textBehind({ mark: "?", children }));
  const lists = items.filter((item) => item.endsWith(")")).map((item) => `${item.slice(0, -1)} `);
  return ` ${lists.join("")}${items.filter((item) => item.endsWith("*")).join("")}`;
}

/** What follows a label. */
function textBehind({ mark, children }: Label): string {
  if (children.size === 0) return mark;
  if (children.size === 1 && children.has("*") && mark === "?") return "*";
  const items = sorted({ mark, children }).map(([name, label]) => (name === "*" ? name : name + textBehind(label)));
  const list = items.map((item, i) => (/[a-z0-9]$/.test(item) && i < items.length - 1 ? `${item},` : item));
  return `${mark === "?" ? "[" : "("}${list.join("")})`;
}

/**
 * Labels without others below them first, by name; then the others by what is below them, so that the same is side by side.
 * Of the orders that we tried, this compresses best: by name alone takes 400 bytes more.
 */
function sorted({ children }: Label): [string, Label][] {
  const keyed = [...children].map(([name, label]) => {
    const key = label.children.size === 0 ? ` ${name}` : `${textBehind(label).replace(/^[([]/, "")} ${name}`;
    return { key, entry: [name, label] as [string, Label] };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entry }) => entry);
}
