import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { type Entry, readEntries } from "../entries.ts";
import { createProgram, type Export, exportsOf } from "../exports.ts";
import { callsOf } from "./calls.ts";
import { failingOf, valuesOf } from "./failing.ts";
import { type Exporters, exportersOf, linksOf, packageOf } from "./links.ts";
import { type Meanings, meaningsIn } from "./meanings.ts";
import { documented, membersOfClass, membersOfType } from "./members.ts";
import type { Member, Place, ReferenceEntry, ReferenceExport } from "./model.ts";

interface Reader {
  readonly root: string;
  readonly checker: ts.TypeChecker;
  readonly meanings: Meanings;
  readonly exporters: Exporters;
  /** Each package with those that it depends on. */
  readonly packages: Map<string, readonly string[]>;
}

/** Reads the public entries of the packages in `root`, with everything that their doc comments and types say. */
export function readReference(root: string): ReferenceEntry[] {
  const entries = readEntries(root);
  const program = createProgram(entries.map(({ file }) => file));
  return referenceOf(new Map(entries.map((entry) => [entry, exportsOf(entry, program, root)])), program, root);
}

/** The same for entries whose exports are read already. */
export function referenceOf(
  exportsByEntry: ReadonlyMap<Entry, readonly Export[]>,
  program: ts.Program,
  root: string,
): ReferenceEntry[] {
  const reader: Reader = {
    root,
    checker: program.getTypeChecker(),
    meanings: meaningsIn(program),
    exporters: exportersOf([...exportsByEntry.values()].flat()),
    packages: new Map(),
  };
  return [...exportsByEntry].map(([{ name, file }, exports]) => ({
    name,
    package: packageOf(name),
    file: relative(root, file),
    exports: exports.map((item) => describe(item, reader)),
  }));
}

function describe(item: Export, reader: Reader): ReferenceExport {
  const { root, checker, meanings, exporters } = reader;
  const { entry, name, kind, declarations, doc, symbol } = item;
  const packages = withDependencies(packageOf(entry), reader);
  const first = symbol.declarations![0]!;
  const isType = kind === "type";
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
  const failure =
    type === undefined ? failingOf(item.returns, packages, checker, meanings) : valuesOf(type, packages, meanings);
  const { text, throws, sees, examples } = documented(doc);
  return {
    entry,
    name,
    kind,
    declarations,
    summary: doc?.summary ?? "",
    text,
    place: placeOf(first, root),
    calls: kind === "function" ? callsOf(symbol, doc, checker) : [],
    members: membersOf(first, type, declarations, checker),
    failure,
    throws,
    sees,
    examples,
    links: linksOf(item, checker, exporters),
  };
}

/** Returns a package and all that it depends on, the nearest first. */
function withDependencies(name: string, { root, packages }: Reader): readonly string[] {
  const known = packages.get(name);
  if (known !== undefined) return known;
  const found = [name];
  for (const one of found) {
    const path = join(root, one.replace("@url/", "packages/"), "package.json");
    const { dependencies = {} } = JSON.parse(readFileSync(path, "utf8")) as { dependencies?: Record<string, string> };
    for (const other of Object.keys(dependencies)) {
      if (other.startsWith("@url/") && !found.includes(other)) found.push(other);
    }
  }
  packages.set(name, found);
  return found;
}

function membersOf(
  node: ts.Declaration,
  type: ts.Type | undefined,
  declarations: readonly string[],
  checker: ts.TypeChecker,
): Member[] {
  if (ts.isClassDeclaration(node)) return membersOfClass(node, declarations.at(-1)!);
  const isObject =
    ts.isInterfaceDeclaration(node) || (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type));
  return type !== undefined && isObject ? membersOfType(type, checker) : [];
}

function placeOf(node: ts.Node, root: string): Place {
  const file = node.getSourceFile();
  return { file: relative(root, file.fileName), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}
