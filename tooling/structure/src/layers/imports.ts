import ts from "typescript";

/** The specifiers that a module imports, re-exports or requires, types included, each once. */
export function importsOf(source: string): string[] {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  return [...new Set(importedFiles.map(({ fileName }) => fileName))];
}
