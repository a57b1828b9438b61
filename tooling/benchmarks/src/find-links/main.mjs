import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findLinks } from "@url/links";
import { table } from "@url/tooling-shared/markdown";
import { LinkifyIt } from "linkify-it";
import * as linkifyjs from "linkifyjs";
import { HOSTILE, plainTexts } from "./texts.mjs";

const USAGE = `npm run tool -- bench:links [--write]

Measures findLinks beside linkify-it and linkifyjs in this process, and counts what each finds.

  --write   writes the tables of docs/links.md
  --help    this`;

const { write, help } = parseArgs({ options: { write: { type: "boolean" }, help: { type: "boolean" } } }).values;
if (help) {
  console.log(USAGE);
  process.exit();
}

const plain = new LinkifyIt({ fuzzyLink: false }).add("//", null).add("ftp:", null);
const fuzzy = new LinkifyIt({ fuzzyLink: true }).add("//", null).add("ftp:", null);

/** Pairs that are asked for the same, theirs first. Each returns how many links it found. */
const PAIRS = [
  [
    'linkify-it, ours with `domains: "none"`',
    (text) => plain.match(text)?.length ?? 0,
    (text) => count(findLinks(text, { domains: "none" })),
  ],
  ["linkify-it with `fuzzyLink`", (text) => fuzzy.match(text)?.length ?? 0, (text) => count(findLinks(text))],
  ["linkifyjs", (text) => linkifyjs.find(text).length, (text) => count(findLinks(text))],
];

function count(links) {
  let found = 0;
  for (const _ of links) found++;
  return found;
}

const ROUNDS = 5;

/** Returns how many times as long theirs takes: the ratio of the medians of rounds in which they alternate. */
function compare(theirs, ours, text) {
  const times = [[], []];
  // The first calls are interpreted.
  for (const find of [theirs, ours]) timeOf(find, text);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, find] of [theirs, ours].entries()) times[i].push(timeOf(find, text));
  }
  const [their, our] = times.map((list) => list.sort((a, b) => a - b)[ROUNDS >> 1]);
  return their / our;
}

/** Returns the processor time of a call: calls go on until they have taken 20 ms. Other programs do not change it. */
function timeOf(find, text) {
  const start = process.cpuUsage();
  for (let calls = 1; ; calls++) {
    find(text);
    const { user, system } = process.cpuUsage(start);
    if (user + system >= 20_000) return (user + system) / calls;
  }
}

function number(ratio) {
  return ratio.toFixed(ratio < 10 ? 1 : 0);
}

const rows = plainTexts().map(([title, text]) => [
  title,
  ...PAIRS.map(([, theirs, ours]) => {
    const [their, our] = [theirs(text), ours(text)].map((found) => found.toLocaleString("en"));
    return `${number(compare(theirs, ours, text))} (${their === our ? our : `${their} and ${our}`})`;
  }),
]);

const LENGTH = 20_000;
const hostile = HOSTILE.map((part) => [
  `\`${part}\``,
  ...PAIRS.map(([, theirs, ours]) =>
    number(compare(theirs, ours, part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH))),
  ),
  number(growthOf(part)),
]);

/** Returns how many times as long `findLinks` takes for four times the text, which is 4 if the time is linear. */
function growthOf(part) {
  const [, , ours] = PAIRS[1];
  const text = part.repeat(Math.ceil((4 * LENGTH) / part.length));
  return minimum(ours, text) / minimum(ours, text.slice(0, LENGTH));
}

function minimum(find, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, timeOf(find, text));
  return least;
}

const names = PAIRS.map(([name]) => name);
const tables = {
  speed: table(["text (links)", ...names], rows),
  hostile: table(["repeated", ...names, "ours, 4 × the text"], hostile),
};
if (write) {
  const path = fileURLToPath(new URL("../../../../docs/links.md", import.meta.url));
  let page = readFileSync(path, "utf8");
  for (const [name, markdown] of Object.entries(tables)) {
    page = page.replace(
      new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`),
      () => `<!-- ${name} -->\n${markdown}\n<!-- /${name} -->`,
    );
  }
  writeFileSync(path, page);
} else console.log(Object.values(tables).join("\n\n"));
