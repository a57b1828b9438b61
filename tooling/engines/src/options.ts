import { parseArgs } from "node:util";

export interface Options {
  /** Install the engines that are missing. */
  readonly install: boolean;
  /** Write the figures into docs/runtimes.md. */
  readonly write: boolean;
  /** Run only the engines whose name contains this; "" for all. */
  readonly only: string;
  /** Run only the check of the polyfill, not the suite. */
  readonly polyfill: boolean;
  readonly help: boolean;
}

export const USAGE = `npm run tool -- runtimes [options]

  --install       fetch the engines that are not there: those of npm into .cache/engines, browsers by apt-get
  --write         write docs/runtimes.md; not together with --only
  --only <text>   only the engines whose name has the text in it; one that is not there is a failure then
  --polyfill      only what @url/api/auto decides and what follows from it, not the suite
  --help          this`;

/** Reads the command's arguments. Throws a TypeError for unknown ones. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      install: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      polyfill: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.write && values.only !== "") throw new TypeError("--write writes all of the matrix, so not with --only");
  return values;
}
