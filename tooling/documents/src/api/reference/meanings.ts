import { ADVICE_EXPLANATIONS, EXPLANATIONS, POLICY_EXPLANATIONS } from "@url/validator";
import ts from "typescript";
import { docCommentOf } from "../doc-comment.ts";

/** What codes mean, by package and code. */
export type Meanings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Finds what the codes of errors mean. A doc comment of a type says it in a list (`- code: meaning`, the code in
 * backquotes), in sentences that start with codes and a colon, or before the code itself in a union.
 */
export function meaningsIn(program: ts.Program): Meanings {
  const found = new Map<string, Map<string, string>>();
  for (const file of program.getSourceFiles()) {
    const folder = /\/packages\/([^/]+)\/src\//.exec(file.fileName)?.[1];
    if (folder === undefined) continue;
    const name = `@url/${folder}`;
    if (!found.has(name)) found.set(name, new Map());
    const meanings = found.get(name)!;
    const note = (code: string, meaning: string): void => {
      const other = meanings.get(code);
      if (other !== undefined && other !== meaning)
        throw new Error(`${name}: "${code}" means "${other}" and "${meaning}"`);
      meanings.set(code, meaning);
    };
    for (const statement of file.statements) {
      if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) continue;
      for (const node of [statement, ...codesOf(statement)]) {
        for (const [code, meaning] of inText(docCommentOf(node, file)?.text ?? "")) note(code, meaning);
      }
      if (ts.isTypeAliasDeclaration(statement))
        for (const [code, meaning] of inUnion(statement.type, file)) note(code, meaning);
    }
  }
  return found;
}

/**
 * Returns what a code means in a package: as the package says, or the first of the packages that it depends on, or the
 * sentence that `@url/validator` has for a validation error of the Standard. "" if none does.
 */
export function meaningOf(code: string, packages: readonly string[], meanings: Meanings): string {
  for (const name of packages) {
    const meaning = meanings.get(name)?.get(code);
    if (meaning !== undefined) return meaning;
  }
  return EXPLAINED.get(code) ?? "";
}

/** The sentences of `@url/validator`. */
const EXPLAINED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...POLICY_EXPLANATIONS, ...ADVICE_EXPLANATIONS, ...EXPLANATIONS }).map(([code, { message }]) => [
    code,
    message,
  ]),
);

/** Returns the member `code` of an interface, whose comment may explain the codes too. */
function codesOf(statement: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): readonly ts.Node[] {
  return ts.isInterfaceDeclaration(statement)
    ? statement.members.filter((member) => member.name?.getText() === "code")
    : [];
}

function inText(text: string): [code: string, meaning: string][] {
  const items = text.matchAll(/^- (`[^`]+`(?:(?:, | and )`[^`]+`)*): (.+(?:\n {2,}.+)*)/gm);
  const sentences = text.matchAll(/(?<=^|\. |\.\n)(`[^`]+`(?:(?:, | and )`[^`]+`)*): ([^.]+\.)(?=\s|$)/g);
  return [...items, ...sentences].flatMap(([, codes = "", meaning = ""]) =>
    Array.from(codes.matchAll(/`([^`]+)`/g), ([, code = ""]): [string, string] => [code, asSentence(meaning)]),
  );
}

function inUnion(type: ts.TypeNode, file: ts.SourceFile): [code: string, meaning: string][] {
  const nodes = ts.isUnionTypeNode(type) ? type.types : [type];
  return nodes.flatMap((node) => {
    if (!ts.isLiteralTypeNode(node) || !ts.isStringLiteral(node.literal)) return [];
    const text = commentBefore(node, file);
    return text === "" ? [] : [[node.literal.text, asSentence(text)] satisfies [string, string]];
  });
}

/** The comment may stand before the "|", which belongs to no node. */
function commentBefore(node: ts.Node, file: ts.SourceFile): string {
  const before = file.text.slice(0, node.getStart(file));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\|?\s*$/.exec(before)?.[1] ?? "";
  return comment.replace(/^\s*\* ?/gm, "").trim();
}

function asSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const first = `${line[0]!.toUpperCase()}${line.slice(1)}`;
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
