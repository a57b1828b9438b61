import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIGURES, type Figure, METRO } from "./figures.ts";
import { weighWithMetro } from "./metro.ts";
import { PEERS, type Peer, versionOf } from "./peers.ts";
import { COOKBOOK, weighRecipes } from "./recipes.ts";
import { ROOT, type Weight, weigh } from "./weigh.ts";

export interface WeighedPeer extends Weight {
  readonly peer: Peer;
  readonly version: string;
}

/** All that is weighed in one run. */
export interface Results {
  /** By the figure's id: as a browser gets it, with the small build of every package. */
  readonly figures: ReadonlyMap<string, Weight>;
  /** The fast build of those that have a budget for it. */
  readonly fast: ReadonlyMap<string, Weight>;
  /** Bytes in React Native's bundler, gzipped, by the figure's id. */
  readonly metro: ReadonlyMap<string, number>;
  readonly peers: readonly WeighedPeer[];
  /** What each job of the cookbook imports, in their order. */
  readonly recipes: readonly Weight[];
}

/** Weighs every figure and every peer. The packages must be built. */
export async function weighAll(figures: readonly Figure[] = FIGURES, peers: readonly Peer[] = PEERS): Promise<Results> {
  const ours = await Promise.all(
    figures.map(async (figure) => [figure.id, await weigh(figure.source, figure)] as const),
  );
  const twofold = figures.filter(({ fast }) => fast !== undefined);
  const fast = await Promise.all(
    twofold.map(async (figure) => [figure.id, await weigh(figure.source, { ...figure, platform: "neutral" })] as const),
  );
  const theirs = peers.map(async (peer) => ({
    ...(await weigh(peer.source, peer)),
    peer,
    version: versionOf(peer.name),
  }));
  const metro = await weighWithMetro(METRO);
  const recipes = await weighRecipes(readFileSync(join(ROOT, COOKBOOK), "utf8"));
  return { figures: new Map(ours), fast: new Map(fast), metro, peers: await Promise.all(theirs), recipes };
}
