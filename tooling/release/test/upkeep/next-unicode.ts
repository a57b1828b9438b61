import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../src/matrix/run.ts";

/** The version that is made up, and the letter that is new in it: behind U+0EDF, the last letter of its block, and like it. */
export const NEXT = "99.0.0";
const MODEL = 0xedf;
export const LETTER = 0xee0;

/** Publishes npm's packages of Unicode 99 to a registry, made of those that are installed in `root`. */
export async function publishNextUnicode(root: string, registry: string, folder: string): Promise<void> {
  const unicode = join(folder, "unicode");
  cpSync(installed(root, "@unicode/latest"), unicode, { recursive: true });
  await addLetter(unicode);
  rename(unicode, { name: `@unicode/unicode-${NEXT}`, version: "1.0.0" });
  const tr46 = join(folder, "tr46");
  cpSync(installed(root, "tr46"), tr46, { recursive: true });
  const rules = join(tr46, "lib/mappingTable.json");
  writeFileSync(rules, JSON.stringify([...rulesWithout(JSON.parse(readFileSync(rules, "utf8"))), [LETTER, VALID]]));
  const classes = join(tr46, "lib/regexes.js");
  writeFileSync(classes, readFileSync(classes, "utf8").replaceAll("-\\u0EDF", "-\\u0EE0"));
  rename(tr46, { version: "99.0.0", unicodeVersion: NEXT });
  writeFileSync(join(folder, ".npmrc"), `//${new URL(registry).host}/:_authToken=none\n`);
  for (const name of [unicode, tr46]) {
    await run("npm", ["publish", name, "--ignore-scripts", "--registry", `${registry}/`], { cwd: folder });
  }
}

/** What Unicode would publish beside them, as `<folder>/<host>/<path>`: made of our extracts, with the new version. */
export async function writeNextUnicode(root: string, folder: string): Promise<void> {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const data = JSON.parse(readFileSync(join(root, "tooling/data/unicode/normalization.json"), "utf8"));
  const rows: string[] = [`0EE0;LAO LETTER MADE UP;Lo;0;L;;;;;N;;;;;`];
  const row = (hex: string, combining: string, decomposition: string): string =>
    `${hex};NAME;Mn;${combining};NSM;${decomposition};;;;N;;;;;`;
  for (const [combining, ranges] of Object.entries(data.combiningClasses as Record<string, string>)) {
    for (const hex of ranges.split(" ").flatMap(membersOf)) rows.push(row(hex, combining, ""));
  }
  for (const composite of data.composites as string[])
    rows.push(row(composite.split(" ")[0]!, "0", composite.slice(composite.indexOf(" ") + 1)));
  // What has no class: the generator asks whether all marks are there.
  const marks = join(installed(root, "@unicode/latest"), "General_Category/Nonspacing_Mark/code-points.mjs");
  for (const c of (await import(pathToFileURL(marks).href)).default) rows.push(row(toHex(c), "0", ""));
  write(`www.unicode.org/Public/${NEXT}/ucd/UnicodeData.txt`, `${rows.join("\n")}\n`);
  const extract = readFileSync(join(root, "tooling/data/unicode/confusables.txt"), "utf8");
  const confusables = [...extract.matchAll(/^([\dA-F]+) (.*)$/gm)].map(
    ([, from, to]) => `${from} ;\t${to} ;\tMA\t# a → b`,
  );
  write(
    `www.unicode.org/Public/${NEXT}/security/confusables.txt`,
    `# confusables.txt\n# Date: 2099-08-01, 00:00:00 GMT\n# Version: ${NEXT}\n\n${confusables.join("\n")}\n0EE0 ;\t0ED0 ;\tMA\t# ຠ → ໐\n`,
  );
  write("www.unicode.org/Public/idna/latest/ReadMe.txt", `The files for version ${NEXT} of UTS #46.\n`);
}

/** The folder of a package that the generators read. */
function installed(root: string, name: string): string {
  const require = createRequire(join(root, "tooling/tables/package.json"));
  return realpathSync(dirname(require.resolve(`${name}/package.json`)));
}

const VALID = 2;
type Rule = readonly [range: number | readonly [number, number], status: number, mapping?: string];

/** The rules of UTS #46 without the new letter, which was disallowed with what is unassigned around it. */
function rulesWithout(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    const [range, ...rest] = rule;
    const [first, last] = typeof range === "number" ? [range, range] : range;
    if (first > LETTER || last < LETTER) return [rule];
    const parts = [
      [first, LETTER - 1],
      [LETTER + 1, last],
    ] as const;
    return parts.filter(([from, to]) => from <= to).map((part): Rule => [part, ...rest] as Rule);
  });
}

/** Gives the letter every property of its model, and takes those of what is unassigned. */
async function addLetter(unicode: string): Promise<void> {
  for (const kind of readdirSync(unicode)) {
    if (kind.includes(".")) continue;
    for (const value of readdirSync(join(unicode, kind))) {
      const file = join(unicode, kind, value, "code-points.mjs");
      if (!existsSync(file)) continue;
      const members: readonly number[] | object = (await import(pathToFileURL(file).href)).default;
      // Some are maps, of names and of cases.
      if (!Array.isArray(members)) continue;
      const [hasModel, hasLetter] = [members.includes(MODEL), members.includes(LETTER)];
      if (hasModel === hasLetter) continue;
      const now = hasModel ? [...members, LETTER].sort((a, b) => a - b) : members.filter((c) => c !== LETTER);
      writeFileSync(file, `export default ${JSON.stringify(now)};\n`);
    }
  }
}

function rename(folder: string, fields: object): void {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, ...fields }));
}

/** The code points of a range such as "0300-0314", in hexadecimal. */
function membersOf(range: string): string[] {
  const [first, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16)) as [number, number?];
  return Array.from({ length: last! - first + 1 }, (_, i) => toHex(first + i));
}

function toHex(c: number): string {
  return c.toString(16).toUpperCase().padStart(4, "0");
}
