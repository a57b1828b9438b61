import type { CallerOptions } from "../setting.ts";
import type { World } from "../world.ts";

/** The ways around a policy, by the names of their rows. */
export type WayName =
  | "literal"
  | "name"
  | "rebinding"
  | "resolver"
  | "redirect"
  | "kept connection"
  | "HTTP/2"
  | "proxy"
  | "socket";

/** One request that must not reach a forbidden server. */
export interface Attempt {
  /** What is tried, for the one who reads that it worked. */
  readonly title: string;
  readonly url: string;
  readonly options?: CallerOptions;
  /** Runs before the request, and may send others. What it reaches does not count. */
  before?(): Promise<unknown>;
}

/** A request that must succeed, so that attempts which fail mean something. */
export interface Control {
  readonly url: string;
  /** Returns why the control failed although the request did not, or null. */
  check(): string | null;
  /** Returns what the reader of "held" has to know, or an empty string. */
  note?(): string;
}

/** A way around a policy. */
export interface Way {
  readonly name: WayName;
  /** Prepares the process before the client is made, and returns what undoes it. */
  prepare?(world: World): () => void;
  /** A request that shows that the client takes this way at all. */
  control?(world: World): Control;
  /** What a failed control means: that the client does not take this way, or that nothing is known. */
  readonly without?: { readonly verdict: "unused" | "untested"; readonly note: string };
  attempts(world: World, send: (url: string) => Promise<unknown>): readonly Attempt[];
}
