import ts from "typescript";
import { type DocComment, docCommentOf } from "../doc-comment.ts";
import type { Member, Options } from "./model.ts";

/** Returns the members of an interface or an object type, inherited ones included, that the packages declare. */
export function membersOfType(type: ts.Type, checker: ts.TypeChecker): Member[] {
  return type.getProperties().flatMap((property) => {
    const declaration = property.declarations?.[0];
    if (declaration === undefined || !isOurs(declaration) || property.name.startsWith("__@")) return [];
    const file = declaration.getSourceFile();
    const isInherited = (property as { parent?: ts.Symbol }).parent !== type.symbol;
    const typeText =
      isInherited || ts.isMethodSignature(declaration)
        ? checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(property)), declaration, AS_NAMED)
        : typeTextOf(declaration);
    return [
      {
        name: property.name,
        declaration: withoutEnd(textWithoutComments(declaration)),
        type: typeText,
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        isStatic: false,
        ...documented(docCommentOf(declaration, file)),
      },
    ];
  });
}

/** A type is written by its name, also where that is not imported. */
const AS_NAMED = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Returns the public members of a class. `declaration` is that of the declaration file, which has no private ones. */
export function membersOfClass(node: ts.ClassDeclaration, declaration: string): Member[] {
  const file = node.getSourceFile();
  const comments = new Map<string, DocComment>();
  for (const member of node.members) {
    const comment = docCommentOf(member, file);
    // The comment of a getter is also that of its setter.
    if (comment !== undefined && !comments.has(keyOf(member))) comments.set(keyOf(member), comment);
  }
  const [declared] = ts.createSourceFile("a.d.ts", declaration, ts.ScriptTarget.ES2022, true).statements;
  const found = new Map<string, Member>();
  for (const member of (declared as ts.ClassDeclaration).members) {
    const name = nameOf(member);
    if (name === "" || name.startsWith("#")) continue;
    const key = keyOf(member);
    const text = withoutEnd(member.getText());
    const known = found.get(key);
    found.set(key, {
      name,
      declaration: known === undefined ? text : `${known.declaration};\n${text}`,
      type: typeTextOf(member),
      isOptional: false,
      isStatic: isStatic(member),
      ...documented(comments.get(key)),
    });
  }
  return [...found.values()];
}

/** Returns the members of a parameter's type if it holds options. */
export function optionsOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): Options | undefined {
  const type = optionsTypeOf(parameter, checker);
  return type === undefined ? undefined : { type: nameOfType(type), members: membersOfType(type, checker) };
}

/** Returns the type of a parameter if it holds options, which its name says. */
export function optionsTypeOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): ts.Type | undefined {
  if (parameter.type === undefined) return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  return /(?:Options|Rules)$/.test(nameOfType(type)) ? type : undefined;
}

function nameOfType(type: ts.Type): string {
  return (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.name ?? "";
}

/** Returns what a doc comment says besides its summary. */
export function documented(doc: DocComment | undefined): Pick<Member, "text" | "throws" | "sees" | "examples"> {
  const all = (name: string) => (doc?.tags ?? []).filter(({ tag }) => tag === name).map(({ text }) => text);
  return { text: doc?.text ?? "", throws: all("throws"), sees: all("see"), examples: all("example") };
}

/** Returns true for what is not declared by the language, the platform or another package. */
export function isOurs(node: ts.Node): boolean {
  return !node.getSourceFile().isDeclarationFile;
}

function typeTextOf(node: ts.Node): string {
  const { type } = node as { readonly type?: ts.TypeNode };
  return type === undefined ? "" : textWithoutComments(type);
}

/** Returns the text of a node on one line, without the comments in it. */
function textWithoutComments(node: ts.Node): string {
  const text = node.getText().replace(/\/\*\*[\s\S]*?\*\//g, "");
  return text.replace(/\s+/g, " ").trim();
}

function withoutEnd(text: string): string {
  return text.replace(/;$/, "");
}

function nameOf(member: ts.ClassElement): string {
  return ts.isConstructorDeclaration(member) ? "constructor" : (member.name?.getText() ?? "");
}

function keyOf(member: ts.ClassElement): string {
  return `${isStatic(member) ? "static " : ""}${nameOf(member)}`;
}

function isStatic(member: ts.ClassElement): boolean {
  return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
}
