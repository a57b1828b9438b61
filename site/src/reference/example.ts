/** A line longer than this is hard to read on a phone, and needs scrolling on a desktop. */
const WIDTH = 76;

/**
 * Returns an example as a program to read. `code` is the module that the tests run, whose imports are on its first line;
 * here each has a line of its own. A long result stands below its statement.
 */
export function showExample(code: string): string {
  const [, imports = "", body = code] = /^((?:import \{ \w+ \} from "[^"]+"; )+)\n([\s\S]*)$/.exec(code) ?? [];
  const names = new Map<string, string[]>();
  for (const [, name = "", from = ""] of imports.matchAll(/import \{ (\w+) \} from "([^"]+)";/g)) {
    names.set(from, [...(names.get(from) ?? []), name]);
  }
  const lines = [...names].map(([from, list]) => `import { ${list.sort().join(", ")} } from "${from}";`);
  const statements = body.split("\n").map(splitResult);
  return [...lines, ...(lines.length > 0 ? [""] : []), ...statements].join("\n");
}

function splitResult(line: string): string {
  const [, indent = "", statement = "", result] = /^(\s*)(.*\S)\s+\/\/ → (.*)$/.exec(line) ?? [];
  return result === undefined || line.length <= WIDTH ? line : `${indent}${statement}\n${indent}// → ${result}`;
}
