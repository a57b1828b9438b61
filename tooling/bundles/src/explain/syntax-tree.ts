import { parseSync } from "vite";

/** A node of ESTree with the nodes of TypeScript; `start` and `end` are UTF-16 offsets. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: ESTree has a hundred shapes, and each rule knows its own
  readonly [key: string]: any;
}

/** Parses TypeScript. @throws Error with the parser's message when it cannot. */
export function parseModule(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
}

/** Calls `visit` for `node` and all nodes in it, the outer ones first, until `visit` returns true for one. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (visit(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string" && typeof child.start === "number") walk(child, visit);
    }
  }
}

/** `code` with the ranges replaced; they must not overlap. */
export function replaceRanges(code: string, edits: readonly { start: number; end: number; text: string }[]): string {
  let output = "";
  let from = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    output += code.slice(from, start) + text;
    from = end;
  }
  return output + code.slice(from);
}
