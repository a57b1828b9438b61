import { relative } from "node:path";
import ts from "typescript";
import { type DocComment, docCommentOf } from "./doc-comment.ts";
import type { Entry } from "./entries.ts";

/** One name that an entry exports. */
export interface Export {
  readonly entry: string;
  readonly name: string;
  /** A function is whatever can be called, a type is what does not exist at run time. */
  readonly kind: "function" | "class" | "value" | "type";
  /** Its declarations without bodies and comments. */
  readonly declarations: readonly string[];
  readonly doc: DocComment | undefined;
  /** The doc comments of the members of a class. */
  readonly members: readonly DocComment[];
  /** Where it is declared, from the root: `packages/parser/src/parse.ts`. */
  readonly file: string;
  /** What a call of it can return, one type for each overload. */
  readonly returns: readonly ts.Type[];
  /** What the compiler knows it by, also in the modules that import it under another name. */
  readonly symbol: ts.Symbol;
}

/** The program that holds the source files of `files` and all that they import. */
export function createProgram(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ["@url/source"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  });
}

/** Returns the exports of an entry, in the order of their names. */
export function exportsOf(entry: Entry, program: ts.Program, root: string): Export[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry.file)!);
  // The checker does not treat a file without exports, such as one with only a side effect, as a module.
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return symbols.map((symbol) => describe(symbol, entry, checker, root)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(symbol: ts.Symbol, entry: Entry, checker: ts.TypeChecker, root: string): Export {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const first = declarations[0];
  if (first === undefined) throw new Error(`${entry.name}: nothing declares "${symbol.name}"`);
  const statements = declarations.map(statementOf);
  const file = first.getSourceFile();
  const calls =
    target.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbolAtLocation(target, first).getCallSignatures() : [];
  return {
    entry: entry.name,
    name: symbol.name,
    kind: kindOf(target, calls.length > 0),
    declarations: textsOf(statements, target.name, symbol.name),
    doc: statements.map((node) => docCommentOf(node, node.getSourceFile())).find((doc) => doc !== undefined),
    members: ts.isClassDeclaration(first) ? first.members.flatMap((node) => docCommentOf(node, file) ?? []) : [],
    file: relative(root, file.fileName),
    returns: calls.map((signature) => signature.getReturnType()),
    symbol: target,
  };
}

function kindOf({ flags }: ts.Symbol, callable: boolean): Export["kind"] {
  if (flags & ts.SymbolFlags.Class) return "class";
  if (callable) return "function";
  return flags & (ts.SymbolFlags.Value & ~ts.SymbolFlags.Class) ? "value" : "type";
}

/** Returns the statement of a variable's declaration, which has the comment and the word `const`. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Returns the declarations as in a declaration file. The compiler's own emitter makes them, file by file, which the
 * option `isolatedDeclarations` allows because every export's type is written.
 */
function textsOf(statements: readonly ts.Node[], declared: string, name: string): string[] {
  const texts = statements
    .filter((node) => !ts.isSourceFile(node))
    .flatMap((node) => {
      const start = docless(node.getSourceFile()).get(declared);
      return start ?? [];
    });
  // Overloads are several declarations in one file; the implementation must not be listed.
  const unique = [...new Set(texts)];
  return name === declared ? unique : [`${declared} as ${name}`, ...unique];
}

const DECLARATIONS = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly string[]>>();

function docless(file: ts.SourceFile): ReadonlyMap<string, readonly string[]> {
  const known = DECLARATIONS.get(file);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileDeclaration(file.text, {
    fileName: file.fileName,
    compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true, isolatedDeclarations: true },
  });
  const found = new Map<string, string[]>();
  for (const statement of ts.createSourceFile("a.d.ts", outputText, ts.ScriptTarget.ES2022, true).statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
      : [(statement as ts.DeclarationStatement).name?.getText() ?? ""];
    const text = statement
      .getText()
      .replace(/^export /, "")
      .replace(/^declare /, "")
      .replaceAll("    ", "  ");
    for (const name of names) found.set(name, [...(found.get(name) ?? []), text]);
  }
  DECLARATIONS.set(file, found);
  return found;
}
