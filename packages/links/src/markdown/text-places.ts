import type { Extension } from "mdast-util-from-markdown";

/** A node of text, as the parser made it. The offsets are UTF-16 code units of the source. */
interface Run {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Where in the source each unit of the value starts, once it was asked for. */
  starts?: readonly number[];
}

/** What is used of a node while the parser's extensions may still change the tree. */
interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly TextNode[];
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
}

/** Returns where in the source `value[start, end)` of a node of text is. */
export type PlaceOf = (start: number, end: number) => readonly [start: number, end: number];

/** Where the text of a document is in its source. */
export interface TextPlaces {
  /** For the parser, before the extensions that change the tree: GFM cuts text around links, and keeps no positions of it. */
  readonly extension: Extension;
  /** Takes the text of the next node of text, in the order of the document. */
  next(value: string): PlaceOf;
}

/**
 * Creates a map from the text of a Markdown document to its source, which also has backslashes, character references, and
 * the marks of quotes and lists in front of lines. What the extensions cut keeps its order, so that it is counted.
 */
export function createTextPlaces(source: string): TextPlaces {
  const escapes = new Set<number>();
  const references = new Map<number, { end: number; length: number }>();
  const runs: Run[] = [];
  let reference = { start: 0, before: 0 };
  const extension: Extension = {
    enter: {
      escapeMarker(token) {
        escapes.add(token.start.offset);
      },
      // Both "&" and ";".
      characterReferenceMarker({ start, end }) {
        const length = lengthOf(this.stack[this.stack.length - 1]);
        if (source[start.offset] === "&") reference = { start: start.offset, before: length };
        else references.set(reference.start, { end: end.offset, length: length - reference.before });
      },
    },
    transforms: [(tree) => void collectRuns(tree as unknown as TextNode, runs)],
  };

  /** Goes through both texts at once: what only the source has is skipped. */
  const startsOf = ({ value, start, end }: Run): readonly number[] => {
    const starts: number[] = [];
    let at = start;
    while (starts.length < value.length) {
      const unit = value.charCodeAt(starts.length);
      const found = references.get(at);
      if (found !== undefined) {
        for (let i = 0; i < found.length; i++) starts.push(at);
        at = found.end;
      } else if (at >= end) starts.push(end);
      // A NUL of the source is U+FFFD in the text.
      else if (!escapes.has(at) && (source.charCodeAt(at) || 0xfffd) === unit) starts.push(at++);
      else at++;
    }
    return starts;
  };

  let index = 0;
  let offset = 0;
  return {
    extension,
    next(value) {
      while (index < runs.length && offset >= (runs[index] as Run).value.length) {
        index++;
        offset = 0;
      }
      const run = runs[index];
      const from = offset;
      offset += value.length;
      return (start, end) => {
        if (run === undefined) return [0, 0];
        run.starts ??= startsOf(run);
        const last = run.starts[from + end - 1] as number;
        return [run.starts[from + start] as number, references.get(last)?.end ?? last + 1];
      };
    },
  };
}

function lengthOf(node: unknown): number {
  return (node as TextNode).value?.length ?? 0;
}

function collectRuns(tree: TextNode, runs: Run[]): void {
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { start, end } = node.position ?? {};
    if (node.type === "text") runs.push({ value: node.value ?? "", start: start?.offset ?? 0, end: end?.offset ?? 0 });
    const { children = [] } = node;
    for (let i = children.length - 1; i >= 0; i--) open.push(children[i] as TextNode);
  }
}
