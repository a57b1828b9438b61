import { childrenOf, type Node, parseModule } from "./syntax-tree.ts";

/** Where a change is, told so that an edit elsewhere in the file does not move it: without lines and columns. */
export interface Place {
  /** The functions that it is in, or the constant of the module: `parseHost`, `createListener.report`, `HEX`. */
  readonly within: string;
  /** What was there and what was put there: `a < b → a <= b`. */
  readonly change: string;
  /** If there are several such changes within: the text around this one, as little as tells it from the others, if any does. */
  readonly at?: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the place of each change of a source. */
export function placesOf(file: string, code: string, changes: readonly Change[]): Place[] {
  const root = parseModule(file, code);
  const found = changes.map((change) => {
    const path = pathTo(root, change);
    const text = `${code.slice(change.start, change.end).trim()} → ${change.text}`;
    return { within: nameOf(path), change: oneLine(text), around: surroundings(path, change, code) };
  });
  return found.map((one) => {
    const { within, change, around } = one;
    const others = found.filter((other) => other !== one && other.within === within && other.change === change);
    return others.length === 0 ? { within, change } : { within, change, at: difference(around, others) };
  });
}

/** The nodes around a change, from the module down. */
function pathTo(root: Node, { start, end }: Change): Node[] {
  const path = [root];
  for (;;) {
    const child = childrenOf(path.at(-1)!).find((node) => node.start <= start && end <= node.end);
    if (child === undefined) return path;
    path.push(child);
  }
}

function nameOf(path: readonly Node[]): string {
  const names = path.flatMap((node, i): string[] => {
    const isOfModule = node.type === "VariableDeclarator" && !path.slice(0, i).some(isFunction);
    if (node.type === "FunctionDeclaration" || isOfModule || isFunction(node.init)) return [node.id?.name ?? "default"];
    return isFunction(node.value) ? [node.key?.name ?? "default"] : [];
  });
  return names.join(".") || "module";
}

function isFunction(node: Node | null | undefined): boolean {
  return node?.type === "FunctionDeclaration" || /^(?:Arrow)?FunctionExpression$/.test(node?.type ?? "");
}

/** The texts of what is around a change, the least first. */
function surroundings(path: readonly Node[], { start, end }: Change, code: string): string[] {
  return path
    .filter((node) => node.start < start || end < node.end)
    .map((node) => oneLine(code.slice(node.start, node.end)))
    .reverse();
}

/** The least text around one that none of the others has. If there is none that is short, the least text. */
function difference(around: readonly string[], others: readonly { around: readonly string[] }[]): string {
  const own = around.find((text) => others.every((other) => !other.around.includes(text)));
  return own !== undefined && own.length <= LONGEST ? own : around[0]!;
}

/** Characters of a text that a person still reads at once. */
const LONGEST = 200;

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
