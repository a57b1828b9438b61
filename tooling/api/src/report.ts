import type { Export } from "./exports.ts";

/** Returns the report of one entry: every export with its declaration and the first sentence of its doc comment. */
export function renderReport(name: string, exports: readonly Export[]): string {
  const head = `${name}\nWritten by "npm run api -- --write". Do not edit.\n`;
  const parts = exports.map(({ name, doc, declarations }) => {
    const lines = [...(doc === undefined ? [] : [`// ${doc.summary}`]), ...declarations.join("\n").split("\n")];
    return `${name}\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
  });
  return [head, ...(parts.length === 0 ? ["It exports nothing: importing it has an effect.\n"] : parts)].join("\n");
}

/** A function of a report. */
export interface ReportedFunction {
  readonly entry: string;
  readonly name: string;
  /** The parameters of its first declaration: `["input: string", "options?: ParseOptions"]`. */
  readonly parameters: readonly string[];
}

/** Returns the functions of a report. */
export function functionsOf(report: string): ReportedFunction[] {
  const [head = "", ...parts] = report.split(/\n\n(?=\S)/);
  const entry = head.split("\n")[0]!;
  return parts.flatMap((part) => {
    const name = part.split("\n")[0]!;
    const found = DECLARED.exec(part);
    return found === null ? [] : [{ entry, name, parameters: parametersAt(part, found.index + found[0].length) }];
  });
}

// A function, or a variable whose type is one.
const DECLARED = /^ {4}(?:(?:async )?function\*? [\w$]+|(?:const|let) [\w$]+: )(?:<.*?>)?\(/m;

/** Splits the parameters from `start` to the closing parenthesis at the commas between them. */
function parametersAt(text: string, start: number): string[] {
  const parameters: string[] = [""];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === ")" && depth === 0) break;
    if ("([{<".includes(character)) depth++;
    else if (")]}".includes(character) || (character === ">" && text[at - 1] !== "=")) depth--;
    if (character === "," && depth === 0) parameters.push("");
    else parameters[parameters.length - 1] += character;
  }
  return parameters.map((parameter) => parameter.trim()).filter(Boolean);
}
