import { readFileSync } from "node:fs";

/** A row of `tooling/data/pins.json`, as far as generators read it. */
export interface Pin {
  readonly name: string;
  readonly pinned: string | null;
  /** The version of the npm package that the data is taken from. */
  readonly version?: string;
  /** The day of the data. */
  readonly date?: string;
}

/** Returns the row of `tooling/data/pins.json` with this name: the one list of versions. */
export function pinOf(name: string): Pin {
  const pins: readonly Pin[] = JSON.parse(readFileSync(new URL("../../data/pins.json", import.meta.url), "utf8"));
  const pin = pins.find((one) => one.name === name);
  if (pin === undefined) throw new Error(`tooling/data/pins.json has no "${name}"`);
  return pin;
}
