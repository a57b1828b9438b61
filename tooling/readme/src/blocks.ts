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
 * Returns the fenced blocks of `markdown` in their order. Throws if a fence is not closed, because its content would
 * not be tested.
 */
export function codeBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const opening = OPENING.exec(lines[index]!);
    if (opening === null) continue;
    const [, indent = "", fence = "", info = ""] = opening;
    const start = index + 1;
    const end = lines.findIndex((line, at) => at >= start && line.trim() === fence);
    if (end === -1) throw new Error(`line ${start}: the fence is never closed`);
    const [language = "", ...tags] = info.trim().split(/\s+/);
    const code = lines.slice(start, end).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    blocks.push({ language, tags, code: code.join("\n"), line: start + 1 });
    index = end;
  }
  return blocks;
}

const OPENING = /^(\s*)(`{3,}|~{3,})([^`]*)$/;
