import ts from "typescript";
import type { Export } from "../exports.ts";
import { isOurs, optionsTypeOf } from "./members.ts";
import type { Target } from "./model.ts";

/** The entries that export a declaration. */
export type Exporters = ReadonlyMap<ts.Symbol, readonly Target[]>;

export function exportersOf(exports: Iterable<Export>): Exporters {
  const found = new Map<ts.Symbol, Target[]>();
  for (const { symbol, entry, name } of exports) {
    const targets = found.get(symbol);
    if (targets === undefined) found.set(symbol, [{ entry, name }]);
    else targets.push({ entry, name });
  }
  return found;
}

/** Returns the exports that the declarations of an export name: in its own entry, if it has them, else in its package. */
export function linksOf(
  { entry, symbol }: Export,
  checker: ts.TypeChecker,
  exporters: Exporters,
): Record<string, Target> {
  const links: Record<string, Target> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const target = found === undefined ? undefined : targetOf(aliased(found, checker), entry, exporters);
      if (target !== undefined) links[node.text] = target;
    }
    ts.forEachChild(node, visit);
  };
  // A function's page shows its options, and a type's page the members that it inherits.
  const visitMembers = (type: ts.Type): void => {
    for (const property of type.getProperties()) property.declarations?.filter(isOurs).forEach(visit);
  };
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isSourceFile(declaration)) continue;
    visit(declaration);
    if (ts.isInterfaceDeclaration(declaration)) visitMembers(checker.getTypeAtLocation(declaration));
    for (const parameter of parametersOf(declaration)) {
      const type = optionsTypeOf(parameter, checker);
      if (type !== undefined) visitMembers(type);
    }
  }
  return links;
}

function parametersOf(declaration: ts.Declaration): readonly ts.ParameterDeclaration[] {
  if (ts.isFunctionDeclaration(declaration)) return declaration.parameters;
  const type = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return type !== undefined && ts.isFunctionTypeNode(type) ? [...type.parameters] : [];
}

function targetOf(symbol: ts.Symbol, entry: string, exporters: Exporters): Target | undefined {
  const targets = exporters.get(symbol) ?? [];
  const packageName = packageOf(entry);
  return (
    targets.find((target) => target.entry === entry) ??
    targets.find((target) => packageOf(target.entry) === packageName) ??
    targets.find((target) => isDeclaredIn(symbol, packageOf(target.entry))) ??
    targets[0]
  );
}

/** Returns the package of an entry: `@url/parser` of `@url/parser/internal`. */
export function packageOf(entry: string): string {
  return entry.split("/").slice(0, 2).join("/");
}

function isDeclaredIn(symbol: ts.Symbol, packageName: string): boolean {
  const folder = `/packages/${packageName.replace("@url/", "")}/`;
  return symbol.declarations?.[0]?.getSourceFile().fileName.includes(folder) ?? false;
}

function aliased(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
