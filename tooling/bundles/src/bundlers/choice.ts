/** The tiers of `@url/idna`. */
export type Tier = "full" | "platform" | "ascii";

/** How an application selects the tier. */
export type Way = "default" | "condition" | "alias";

/** The options for a bundler. */
export interface Choice {
  readonly tier: Tier;
  /** The export condition to set. */
  readonly condition?: string;
  /** What to read `@url/idna` as. */
  readonly alias?: string;
  /** Where the bundle is to run; if it is not set, where the bundler assumes. */
  readonly target?: "browser" | "node";
  /** Minify the output with a bundler that does not do so by itself. */
  readonly isMinified?: boolean;
}

/** A tier by a way. */
export function choiceOf(tier: Tier, way: Way): Choice {
  if (way === "condition") return { tier, condition: `url-idna-${tier}` };
  if (way === "alias") return { tier, alias: `@url/idna/${tier}` };
  return { tier };
}

/** Bundles `main.js` of the folder `project` into the file `output`, a script or a module. */
export type Bundle = (project: string, output: string, choice: Choice) => Promise<void>;
