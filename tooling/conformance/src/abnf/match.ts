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
    switch (node.type) {
      case "alternation":
        return new Set(node.alts.flatMap((part) => Array.from(ends(part, start))));
      case "concatenation":
        return node.elements.reduce<ReadonlySet<number>>((starts, part) => endsOfAll(part, starts), new Set([start]));
      case "group":
        return ends(node.alt, start);
      case "ruleref":
        return ends(ruleOf(rules, node.name), start);
      case "prose":
        return ends(ruleOf(rules, node.str), start);
      case "caseInsensitveString":
      case "caseSensitveString": {
        const fold = node.type === "caseSensitveString" ? (c: number) => c : lowerCase;
        const text = Array.from(node.str, (character) => character.codePointAt(0)!);
        const isThere = text.every((c, i) => start + i < characters.length && fold(characters[start + i]!) === fold(c));
        return isThere ? new Set([start + text.length]) : new Set();
      }
      case "range":
        return start < characters.length && characters[start]! >= node.first && characters[start]! <= node.last
          ? new Set([start + 1])
          : new Set();
      case "repetition": {
        const { min } = node.rep;
        const max = node.rep.max ?? Number.POSITIVE_INFINITY;
        const all = new Set<number>(min === 0 ? [start] : []);
        let starts: ReadonlySet<number> = new Set([start]);
        for (let times = 1; times <= max && starts.size > 0; times++) {
          starts = endsOfAll(node.el, starts);
          // After the minimum of repetitions, only new offsets can lead to new ones.
          if (times >= min) starts = new Set(Array.from(starts).filter((end) => !all.has(end)));
          if (times >= min) for (const end of starts) all.add(end);
        }
        return all;
      }
    }
  };
  return ends({ type: "ruleref", name }, 0).has(characters.length);
}

/** Returns the rule with that name; throws if the grammar does not have it. */
export function ruleOf(rules: Rules, name: string): Node {
  const node = rules.get(name.toLowerCase());
  if (node === undefined) throw new Error(`no rule ${name}`);
  return node;
}

/** Quoted text of a grammar is ASCII, so U+017F does not match "s". */
function lowerCase(c: number): number {
  return c >= 0x41 && c <= 0x5a ? c + 0x20 : c;
}
