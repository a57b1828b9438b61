import type { Change } from "./compare.ts";

/** How large a release is, from the smallest on. */
export const BUMPS = ["none", "patch", "minor", "major"] as const;

export type Bump = (typeof BUMPS)[number];

/**
 * Returns what a change needs: a removed or narrowed export a major version, or a minor one before 1.0.0; a new or wider one a
 * minor version.
 */
function bumpOf({ kind }: Change, version: string): Bump {
  const isBreaking = kind === "removed" || kind === "changed";
  return isBreaking && !version.startsWith("0.") ? "major" : "minor";
}

/** Returns the largest bump that the changesets give each package. `texts` are their files. */
export function bumpsIn(texts: readonly string[]): ReadonlyMap<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const text of texts) {
    const [, head = ""] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
    for (const [, name, bump] of head.matchAll(/^["']?(@?[\w/-]+)["']?: (patch|minor|major)\s*$/gm)) {
      bumps.set(name!, larger(bumps.get(name!) ?? "none", bump as Bump));
    }
  }
  return bumps;
}

/** Returns a sentence for each package whose changesets give it less than its changes need. */
export function shortfalls(changes: readonly Change[], bumps: ReadonlyMap<string, Bump>, version: string): string[] {
  const needs = new Map<string, Bump>();
  for (const change of changes) {
    const name = change.entry.split("/").slice(0, 2).join("/");
    needs.set(name, larger(needs.get(name) ?? "none", bumpOf(change, version)));
  }
  return [...needs].flatMap(([name, need]) => {
    const given = bumps.get(name) ?? "none";
    if (BUMPS.indexOf(given) >= BUMPS.indexOf(need)) return [];
    const has = given === "none" ? "no changeset names it" : `its changesets say "${given}"`;
    return [`${name} needs a changeset with "${need}", and ${has}: npm run changeset`];
  });
}

function larger(one: Bump, other: Bump): Bump {
  return BUMPS.indexOf(one) > BUMPS.indexOf(other) ? one : other;
}
