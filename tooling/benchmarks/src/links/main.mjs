import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findLinks } from "@url/links";

const USAGE = `npm run tool -- false-links <file or folder> …

Searches text in which nobody wrote a link, and prints by class what findLinks finds there. Lines with "://", "@" or "www." are
left out, and so are files that are not UTF-8, and the tags of HTML. docs/links.md has what was found.

  --each <n>   how many examples of each class are printed; the default is 5
  --help       this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: "string", default: "5" }, help: { type: "boolean" } },
});
if (values.help || positionals.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 3);
}

/** What a link without a scheme is, by its last label. The first class that fits counts. */
const CLASSES = [
  ["a domain, written without a scheme", /\.(?:com|org|net|edu|gov|mil|arpa|eu|uk|de|fr|it|es|nl|fi|ch|cz|au|us)$/i],
  [
    "the name of a file",
    /\.(?:py|pl|pm|sh|so|rs|md|cc|cpp|ml|mm|ps|zip|mov|am|ac|in|inc|cf|map|app|bz|mo|kt|vi|to|tk)$/i,
  ],
  ["a member of an object, or another name of a program", /^[a-z0-9_]+(?:[.-][a-z0-9_]+)*$/i],
  ["other", /(?:)/],
];

/** Returns the class of a link, which may have a port, a path and so on behind its domain. */
function classOf(text) {
  const domain = text.replace(/[:/?#].*$/s, "");
  return CLASSES.find(([, expression]) => expression.test(domain))[0];
}

const classes = new Map(CLASSES.map(([name]) => [name, new Map()]));
let length = 0;
let withScheme = 0;
let withoutDomains = 0;
for (const path of positionals.map((path) => realpathSync(path)).flatMap(filesOf)) {
  const text = readText(path);
  length += text.length;
  for (const { text: link, hasScheme } of findLinks(text)) {
    if (hasScheme) withScheme++;
    const seen = classes.get(classOf(link));
    seen.set(link, (seen.get(link) ?? 0) + 1);
  }
  for (const _ of findLinks(text, { domains: "none" })) withoutDomains++;
}
console.log(
  `${length.toLocaleString("en")} characters; with a scheme: ${withScheme}; domains: "none": ${withoutDomains}`,
);
for (const [name, seen] of classes) {
  const all = Array.from(seen).sort((a, b) => b[1] - a[1]);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const examples = all.slice(0, Number(values.each)).map(([link, count]) => `${link} (${count})`);
  console.log(`${total.toLocaleString("en")} of ${all.length} kinds: ${name}: ${examples.join(", ")}`);
}

function filesOf(path) {
  // A link to a file would count it twice.
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) return [path];
  if (!stat?.isDirectory()) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Returns the lines of a file in which nobody wrote a link; nothing for a file that is not text. */
function readText(path) {
  const bytes = readFileSync(path);
  let text;
  try {
    text = bytes.includes(0) ? "" : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
  if (/\.html?$/.test(path)) {
    text = text
      .replace(/<(script|style|head)[\s\S]*?<\/\1>/g, "")
      .replace(/<\/?(?:a|abbr|acronym|b|code|em|i|q|span|strong|tt)\b[^>]*>/g, "")
      .replace(/<[^>]*>/g, "\n")
      .replace(/&#?\w+;/g, " ");
  }
  return text
    .split("\n")
    .filter((line) => !/:\/\/|@|www\./i.test(line))
    .join("\n");
}
