/**
 * The specifiers that a module imports or re-exports, types included, each once.
 *
 * A pattern and not a parser: our formatter puts every import and export statement at the start of a line, and nothing
 * but names, braces, commas and stars stands between the keyword and `from`.
 */
export function importsOf(source: string): string[] {
  const code = source.replace(COMMENTS, "");
  return [
    ...new Set([FROM, BARE, CALL].flatMap((pattern) => Array.from(code.matchAll(pattern), (m) => m[1] as string))),
  ];
}

/** Block comments and line comments that begin their line: code in a doc comment imports nothing. */
const COMMENTS = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

const FROM = /^(?:import|export)\b[\w$\s{},*]*?\bfrom\s*["']([^"']+)["']/gm;
const BARE = /^import\s*["']([^"']+)["']/gm;
const CALL = /\b(?:import|require)\s*\(\s*["']([^"']+)["']/g;
