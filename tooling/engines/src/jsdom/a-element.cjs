// Runs in a folder where jsdom is installed: WPT's urltestdata through `a.href`, as upstream's a-element.js asks for
// it, with the path of the data as argument. Writes how many rows passed, and which did not, as JSON.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { JSDOM } = createRequire(`${process.cwd()}/`)("jsdom");

const rows = JSON.parse(readFileSync(process.argv[2], "utf8"));
const COMPONENTS = "href protocol username password host hostname port pathname search hash".split(" ");

let passed = 0;
const failed = [];
const { document } = new JSDOM("<base id=base>", { url: "about:blank" }).window;
const base = document.querySelector("base");

for (const row of rows) {
  // Without a base upstream sets about:blank, against which no relative reference resolves.
  base.setAttribute("href", row.base ?? "about:blank");
  const a = document.createElement("a");
  a.setAttribute("href", row.input);
  const actual = row.failure ? [a.href, a.protocol] : COMPONENTS.map((name) => a[name]);
  const expected = row.failure ? failureOf(row) : COMPONENTS.map((name) => row[name]);
  if (JSON.stringify(actual) === JSON.stringify(expected)) passed++;
  else failed.push({ input: row.input, base: row.base, actual, expected });
}
process.stdout.write(JSON.stringify({ passed, failed }));

/** A failure gives the attribute back. A fragment alone is not one here: against about:blank it resolves. */
function failureOf(row) {
  return row.base === null && row.relativeTo === "any-base" ? [`about:blank${row.input}`, "about:"] : [row.input, ":"];
}
