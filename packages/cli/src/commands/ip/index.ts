import type { Command } from "../../command.ts";
import { aggregate } from "./aggregate.ts";
import { contains } from "./contains.ts";
import { describe } from "./describe.ts";
import { diff } from "./diff.ts";
import { match } from "./match.ts";

/** The commands over lists, by the word after `url ip`. No address, prefix or range is one of these words. */
const LISTS: ReadonlyMap<string, Command> = /* @__PURE__ */ new Map([
  ["match", match],
  ["aggregate", aggregate],
  ["diff", diff],
  ["contains", contains],
]);

/** `url ip`: describes an address, a prefix or a range, or works on lists of them. */
export const ip: Command = {
  ...describe,
  subcommands: LISTS,
  start(args, streams) {
    const list = LISTS.get(args[0] ?? "");
    return list === undefined ? describe.start(args, streams) : list.start(args.slice(1), streams);
  },
};
