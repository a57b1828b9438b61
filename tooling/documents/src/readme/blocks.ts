import MarkdownIt from "markdown-it";

/** A fenced block of a Markdown file. */
export interface Block {
  /** The first word after the fence, "" when there is none. */
  readonly language: string;
  /** The other words after the fence. */
  readonly tags: readonly string[];
  readonly code: string;
  /** The line of the file, from 1, on which the code starts. */
  readonly line: number;
}

/**
 * Returns the fenced blocks of `markdown` in their order. Throws for a fence that is not closed, which CommonMark allows
 * at the end of a document, and for code that is indented instead of fenced: neither would be tested as it is read.
 */
export function codeBlocks(markdown: string): Block[] {
  const lines = markdown.split("\n");
  return new MarkdownIt().parse(markdown, {}).flatMap(({ type, map, markup, info, content }) => {
    if (type !== "fence" && type !== "code_block") return [];
    const [start, end] = map!;
    if (type === "code_block") throw new Error(`line ${start + 1}: code is indented, not fenced`);
    const closing = new RegExp(`^[>\\s]*${markup}${markup[0]}*\\s*$`);
    if (end === start + 1 || !closing.test(lines[end - 1]!))
      throw new Error(`line ${start + 1}: the fence is never closed`);
    const [language = "", ...tags] = info.trim().split(/\s+/);
    return [{ language, tags, code: content.replace(/\n$/, ""), line: start + 2 }];
  });
}
