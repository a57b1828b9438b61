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

/** The children of `node` in the order of the source. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string" && typeof child.start === "number") children.push(child);
    }
  }
  return children.sort((a, b) => a.start - b.start);
}

/** Is this a type, which no code runs for? A cast and its kind are expressions. */
export function isType(node: Node): boolean {
  return node.type.startsWith("TS") && !/^TS(As|NonNull|Satisfies)/.test(node.type);
}
