import type { SetterName } from "./setter-names.ts";

/** Everything that the playground shows follows from this, and the address of the page has all of it. */
export interface PlaygroundState {
  readonly url: string;
  /** The base URL; "" for none. */
  readonly base: string;
  /** The setter that is tried, and the value for it. */
  readonly setter: SetterName;
  readonly value: string;
  /** The package whose code is shown. */
  readonly tab: string;
}

/** What the page shows if its address says nothing, and after a reset. */
export const INITIAL: PlaygroundState = {
  url: "https://user:secret@münchen.example:8443/a b/../c?q=1&q=2#top",
  base: "",
  setter: "setPort",
  value: "443",
  tab: "parser",
};

/** Returns the base as the functions of the packages take it. */
export function baseOf({ base }: Pick<PlaygroundState, "base">): { readonly base?: string } {
  return base === "" ? {} : { base };
}
