import type ts from "typescript";

/** The parts of a doc comment. */
export interface DocComment {
  /** The first sentence, on one line. */
  readonly summary: string;
  /** The text before the tags, in its lines: Markdown. */
  readonly text: string;
  /** The text of each tag, by its name without "@", in their order. */
  readonly tags: readonly { readonly tag: string; readonly text: string }[];
}

/**
 * Returns the doc comment before a declaration. It is read as text, because the compiler reads `@see https:` as a name.
 */
export function docCommentOf(node: ts.Node, file: ts.SourceFile): DocComment | undefined {
  const before = file.text.slice(node.getFullStart(), node.getStart(file));
  const comment = /\/\*\*(?!\/)([\s\S]*?)\*\/\s*(?:\/\/[^\n]*\s*)*$/.exec(before)?.[1];
  return comment === undefined ? undefined : parseDocComment(comment);
}

/** Parses the text between the slashes and stars of a doc comment. */
export function parseDocComment(comment: string): DocComment {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  const firstTag = lines.findIndex((line) => TAG.test(line));
  const text = lines.slice(0, firstTag === -1 ? undefined : firstTag).join("\n");
  const tags: { tag: string; text: string }[] = [];
  for (const line of firstTag === -1 ? [] : lines.slice(firstTag)) {
    const [, tag, rest] = TAG.exec(line) ?? [];
    if (tag !== undefined) tags.push({ tag, text: rest! });
    else tags.at(-1)!.text += `\n${line}`;
  }
  return {
    summary: firstSentence(text),
    text: text.trim(),
    tags: tags.map(({ tag, text }) => ({ tag, text: text.trim() })),
  };
}

const TAG = /^@(\w+) ?(.*)$/;

function firstSentence(text: string): string {
  const paragraph = text.trim().split("\n\n")[0]!.replace(/\s+/g, " ").trim();
  return /^.*?\.(?= [A-Z`"(]|$)/.exec(paragraph)?.[0] ?? paragraph;
}
