import { parseArgs } from "node:util";

export interface Options {
  /** Only the rows whose key has this in it; "" for all. */
  readonly case: string;
  /** A short look, printed and not written down. */
  readonly quick: boolean;
  /** Also on the newest Node 22, 24 and 26, fetched when they are not there. */
  readonly install: boolean;
  /** More engines, as paths of their `node`. */
  readonly node: readonly string[];
  readonly help: boolean;
}

export const USAGE = `npm run bench -- [options]

  --install       also run on Node 22, 24 and 26, fetched into .cache/
  --node <path>   also run on this node; may be given more than once
  --quick         a short look, a tenth of the URLs
  --case <text>   only the rows whose key has the text in it

Without --quick and --case the results are written to docs/.`;

/** Reads the command's arguments. Throws a TypeError on those that it does not know. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      case: { type: "string", default: "" },
      quick: { type: "boolean", default: false },
      install: { type: "boolean", default: false },
      node: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return values;
}
