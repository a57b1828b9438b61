import { createRequire } from "node:module";

/** A rule of the list, in ASCII. */
export interface Rule {
  /** From the top-level domain down; the last one can be "*". */
  readonly labels: readonly string[];
  readonly section: "icann" | "private";
  readonly isException: boolean;
}

/** The tree of `tldts`: its nodes, the labels between them, and the roots of two trees. */
interface Trie {
  /** 1 for a rule of the ICANN section, 2 for one of the private section, 0 for none. */
  readonly nodeFlags: Uint8Array;
  /** Where the edges of a node start; those of the next node follow. */
  readonly edgeStart: Uint16Array;
  readonly edgeChild: Uint16Array;
  readonly edgeLength: Uint8Array;
  readonly labelText: string;
  readonly rulesRoot: number;
  readonly exceptionsRoot: number;
}

/**
 * Returns the rules of the list in `tldts`, without its additions.
 *
 * `tldts` adds `kobe.jp` to `*.kobe.jp`, as browsers do, but the list's algorithm, which the Standard refers to, does
 * not. It also has both spellings of a rule beyond ASCII. Both can be undone: the list never has a rule together with
 * its wildcard, because its own linter rejects that (`linter/pslint.py`: "Doublette").
 */
export function readRules(): readonly Rule[] {
  const trie: Trie = createRequire(import.meta.url)("tldts/dist/cjs/src/data/trie.js");
  const starts = [0];
  for (const length of trie.edgeLength) starts.push(starts.at(-1)! + length);

  const rules: Rule[] = [];
  const visit = (node: number, labels: readonly string[], isException: boolean): void => {
    const edges = [];
    for (let edge = trie.edgeStart[node]!; edge < trie.edgeStart[node + 1]!; edge++) {
      const label = trie.labelText.slice(starts[edge], starts[edge + 1]);
      edges.push({ label, child: trie.edgeChild[edge]! });
    }
    const flags = trie.nodeFlags[node]!;
    if (flags !== 0 && !edges.some(({ label }) => label === "*")) {
      rules.push({ labels, section: flags === 1 ? "icann" : "private", isException });
    }
    for (const { label, child } of edges) {
      if (/^[a-z0-9*-]+$/.test(label)) visit(child, [...labels, label], isException);
      else if (!/[^\0-\x7f]/.test(label)) throw new Error(`not a label: ${label}`);
    }
  };
  visit(trie.rulesRoot, [], false);
  visit(trie.exceptionsRoot, [], true);
  return rules;
}
