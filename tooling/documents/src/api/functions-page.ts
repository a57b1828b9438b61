import type { Export } from "./exports.ts";

/** What one public function takes and gives. */
export interface FunctionRow {
  readonly entry: string;
  readonly name: string;
  /** Its parameters with their types: `url: URLLike`. */
  readonly takes: readonly string[];
  readonly returns: string;
  /** When it throws, as its doc comment says; "" if it says nothing. */
  readonly throws: string;
}

/** Returns a row for each function of the entries. */
export function functionRows(exports: readonly Export[]): FunctionRow[] {
  return exports
    .filter(({ kind, entry }) => kind === "function" && !NAMES_OF_WHATWG_URL.test(entry))
    .map(({ entry, name, declarations, doc }) => {
      const [, parameters = "", returns = ""] = SIGNATURE.exec(declarations.join("\n").replace(/\s+/g, " ")) ?? [];
      const throws = (doc?.tags ?? []).filter(({ tag }) => tag === "throws").map(({ text }) => text);
      return {
        entry,
        name,
        takes: split(parameters),
        returns: returns.replace(/;.*$/, ""),
        throws: throws.join(" ").replace(/\s+/g, " "),
      };
    });
}

/**
 * Returns what breaks the rule in these rows: a URL is anything with an `href` or text, a host is host text, a `Host` or
 * what has a URL's host, and a function that returns no result says when it throws for text that is neither.
 */
export function ruleBreaks(rows: readonly FunctionRow[]): string[] {
  return rows.flatMap(({ entry, name, takes, returns, throws }) => {
    const breaks: string[] = [];
    for (const parameter of takes) {
      const type = parameter.slice(parameter.indexOf(":") + 2);
      if (/\bURLRecord\b/.test(type) && !READERS.test(`${entry} ${name}`)) breaks.push(`${parameter}: write URLLike`);
      if (/(?:^|\| )Host(?: \||$)/.test(type) && !HOST_READERS.test(`${entry} ${name}`))
        breaks.push(`${parameter}: write HostLike`);
    }
    const takesLike = takes.some((parameter) => /: .*\b(?:URL|Host)Like\b/.test(parameter));
    const isResult = /\b(?:\w*Result(?:<|\b)|Decision)/.test(returns);
    if (takesLike && !isResult && !throws.includes("RangeError") && !ANSWERS_FALSE.test(`${entry} ${name}`))
      breaks.push("returns no result, and does not say that it throws a RangeError");
    return breaks.map((text) => `${entry} ${name}: ${text}`);
  });
}

/** They read what a record or a host has, and are below the parser or stand beside it. */
const READERS =
  /^@url\/serializer |^@url\/host hostOf$|^@url\/parser (?:originOf|originTextOf|cannotHaveUsernamePasswordPort)$|^@url\/html originWithBlobEntry$/;
const HOST_READERS = /^@url\/host /;

/** Their Standards say that the answer for text that is not a URL is false, or none. */
const ANSWERS_FALSE =
  /^@url\/parser canParse$|^@url\/validator\/html is|^@url\/pattern (?:testPattern|matchPattern)$|^@url\/validator (?:validate|findErrors)$/;

/** The names and types of another package. */
const NAMES_OF_WHATWG_URL = /^@url\/whatwg-url/;

const SIGNATURE = /^(?:function \w+(?:<.*?>(?=\())?|.*?: (?=\())\((.*?)\)(?:: | => )(.*)$/;

/** Splits parameters at the commas that are in no bracket. */
function split(parameters: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < parameters.length; at++) {
    const unit = parameters[at]!;
    if ("([{<".includes(unit)) depth++;
    else if (")]}".includes(unit) || (unit === ">" && parameters[at - 1] !== "=")) depth--;
    else if (unit === "," && depth === 0) {
      found.push(parameters.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...found, parameters.slice(start).trim()].filter((text) => text !== "");
}

/** Renders the page. */
export function renderFunctions(rows: readonly FunctionRow[]): string {
  const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/[{}]/g, "\\$&");
  const code = (text: string) => `\`${text.replace(/\|/g, "\\|")}\``;
  const entries = [...new Set(rows.map(({ entry }) => entry))];
  const sections = entries.map((entry) => {
    const lines = rows
      .filter((row) => row.entry === entry)
      .map(({ name, takes, returns, throws }) => {
        return `| \`${name}\` | ${takes.map(code).join("<br>")} | ${code(returns)} | ${cell(throws)} |`;
      });
    return `## ${entry}\n| function | takes | returns | throws |\n|---|---|---|---|\n${lines.join("\n")}\n`;
  });
  return `${HEAD}\n${sections.join("\n")}`;
}

const HEAD = `# Every public function

Written by \`npm run tool -- api --write\` from the types and the doc comments. Do not edit.

A URL (\`URLLike\`) is text, a record, or anything with an \`href\`. A host (\`HostLike\`) is host text, a \`Host\`, or what has a URL's host. A function that returns a \`Result\` fails for text that is neither; one that returns none says that it throws a RangeError. A function that only reads a record takes a \`URLRecord\` alone, so that its bundle stays small: \`originOf\` would grow by 0.3 KB, and \`cannotHaveUsernamePasswordPort\` from 0.5 KB to 17. A wrong type is a TypeError everywhere. A test fails for a row that differs.
`;
