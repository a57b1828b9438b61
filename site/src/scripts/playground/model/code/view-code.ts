import { baseOf, type PlaygroundState } from "../state.ts";
import { HOST_TEMPLATES } from "./host-templates.ts";
import { literal } from "./literal.ts";
import { PARSE_TEMPLATES } from "./parse-templates.ts";
import { QUERY_TEMPLATES } from "./query-templates.ts";
import { READ_TEMPLATES } from "./read-templates.ts";
import type { Source, Template } from "./template.ts";

/** The templates, in the order of the tabs. */
export const TEMPLATES: readonly Template[] = [
  ...PARSE_TEMPLATES,
  ...HOST_TEMPLATES,
  ...QUERY_TEMPLATES,
  ...READ_TEMPLATES,
];

/** The code of the chosen tab. Each line that prints is followed by what it prints, as a comment. */
export interface CodeView {
  readonly tab: string;
  readonly code: string;
}

/** Returns the code for the chosen tab; of the first one if there is no such tab. */
export function viewCode(state: PlaygroundState): CodeView {
  const template = TEMPLATES.find(({ name }) => name === state.tab) ?? TEMPLATES[0]!;
  const { head, source } = sourceOf(state);
  const imports = Object.entries(template.imports).map(
    ([module, names]) => `import { ${names.join(", ").replace("SETTER", state.setter)} } from ${literal(module)};`,
  );
  if (head.length > 0) imports.push('import { readFileSync } from "node:fs";');
  const results = template.run(state);
  const logs = template.logs(source).map((log, i) => `console.log(${log});\n// → ${cut(literal(results[i]))}`);
  const lines = [...imports, "", ...head, ...template.write(source), ...logs];
  return { tab: template.name, code: lines.join("\n") };
}

/** A text of up to this length is written into the code. */
const LONGEST = 300;
/** Of a result, this many characters are shown. */
const LONGEST_RESULT = 600;

/** Returns the expressions for the templates, and the lines that they need first. */
function sourceOf(state: PlaygroundState): { readonly head: readonly string[]; readonly source: Source } {
  const head: string[] = [];
  const write = (name: string, text: string): string => {
    if (text.length <= LONGEST) return literal(text);
    head.push(`// ${name}.json has the text as a JSON string: ${text.length} UTF-16 code units.`);
    head.push(`const ${name} = JSON.parse(readFileSync("${name}.json", "utf8"));`);
    return name;
  };
  const text = write("text", state.url);
  const { base } = baseOf(state);
  const baseText = base === undefined ? "" : write("base", base);
  const options = base === undefined ? "" : `, ${baseText === "base" ? "{ base }" : `{ base: ${baseText} }`}`;
  const value = write("value", state.value);
  return { head, source: { text, base: baseText, options, setter: state.setter, value } };
}

function cut(result: string): string {
  return result.length <= LONGEST_RESULT ? result : `${result.slice(0, LONGEST_RESULT)}… (cut)`;
}
