import type { Node, Rules } from "./parse.ts";

/**
 * Returns true if the whole text matches the rule. Every alternative is tried: a part returns all offsets at which it
 * can end, and is matched once for each offset at which it can start. Offsets count code points.
 */
export function matches(rules: Rules, name: string, text: string): boolean {
  const characters = Array.from(text, (character) => character.codePointAt(0)!);
  const known = new Map<Node, Map<number, ReadonlySet<number>>>();

  const ends = (node: Node, start: number): ReadonlySet<number> => {
    const byStart = known.get(node) ?? new Map<number, ReadonlySet<number>>();
    known.set(node, byStart);
    const found = byStart.get(start) ?? find(node, start);
    byStart.set(start, found);
    return found;
  };
  const endsOfAll = (node: Node, starts: ReadonlySet<number>): Set<number> =>
    new Set(Array.from(starts, (start) => Array.from(ends(node, start))).flat());

  const find = (node: Node, start: number): ReadonlySet<number> => {
    switch (node.kind) {
      case "choice":
        return new Set(node.parts.flatMap((part) => Array.from(ends(part, start))));
      case "sequence":
        return node.parts.reduce<ReadonlySet<number>>((starts, part) => endsOfAll(part, starts), new Set([start]));
      case "rule":
        return ends(ruleOf(rules, node.name), start);
      case "text":
        return startsWith(characters, start, node.text) ? new Set([start + node.text.length]) : new Set();
      case "range":
        return start < characters.length && characters[start]! >= node.from && characters[start]! <= node.to
          ? new Set([start + 1])
          : new Set();
      case "repeat": {
        const all = new Set<number>(node.min === 0 ? [start] : []);
        let starts: ReadonlySet<number> = new Set([start]);
        for (let times = 1; times <= node.max && starts.size > 0; times++) {
          starts = endsOfAll(node.part, starts);
          // After the minimum of repetitions, only new offsets can lead to new ones.
          if (times >= node.min) starts = new Set(Array.from(starts).filter((end) => !all.has(end)));
          if (times >= node.min) for (const end of starts) all.add(end);
        }
        return all;
      }
    }
  };
  return ends({ kind: "rule", name: name.toLowerCase() }, 0).has(characters.length);
}

/** Returns the rule with that name; throws if the grammar does not have it. */
export function ruleOf(rules: Rules, name: string): Node {
  const node = rules.get(name);
  if (node === undefined) throw new Error(`no rule ${name}`);
  return node;
}

function startsWith(characters: readonly number[], start: number, text: string): boolean {
  const there = characters.slice(start, start + text.length);
  // Quoted text of a grammar is ASCII, and U+017F does not match "s".
  return (
    there.every((c) => c < 0x80) &&
    there
      .map((c) => String.fromCharCode(c))
      .join("")
      .toLowerCase() === text.toLowerCase()
  );
}
