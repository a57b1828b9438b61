import { codeBlocks } from "./blocks.ts";

/**
 * Returns what a reader of `markdown` cannot run because no `npm install` above it names the package:
 * `line 12: @url/result`. Packages for which `isInstalled` returns true, and modules of Node, need no command.
 */
export function missingInstalls(markdown: string, isInstalled: (name: string) => boolean = () => false): string[] {
  const installed = new Set<string>();
  return codeBlocks(markdown).flatMap(({ language, code, line }) => {
    if (language === "sh") {
      const commands = code.matchAll(/^npm install (.+)$/gm);
      for (const name of Array.from(commands, ([, names]) => names!.split(" ")).flat()) installed.add(name);
    }
    if (!/^(?:js|ts|tsx)$/.test(language)) return [];
    return importedIn(code)
      .filter((name) => !installed.has(name) && !isInstalled(name))
      .map((name) => `line ${line}: ${name}`);
  });
}

/** The packages that a block of code imports, in their order. */
function importedIn(code: string): string[] {
  const specifiers = Array.from(
    code.matchAll(/^import (?:[^"]+ from )?"([^"]+)";$/gm),
    ([, specifier]) => specifier!,
  ).filter((specifier) => !specifier.startsWith("node:"));
  return [...new Set(specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]))];
}
