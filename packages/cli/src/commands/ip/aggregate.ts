import { prefixesOf } from "@url/ip/set";
import { type Command, command, misuse } from "../../command.ts";
import { FAILED, OK } from "../../status.ts";
import { LIST_HELP, LIST_OPTIONS, readSets, wrongFormat } from "./lists.ts";
import { writeLines } from "./write-lines.ts";

/** `url ip aggregate`: writes the fewest prefixes that cover the addresses of all lists. */
export const aggregate: Command = /* @__PURE__ */ command({
  name: "ip aggregate",
  summary: "write the fewest prefixes that cover the addresses of lists",
  help: `Usage: url ip aggregate [options] [<list>…]

Writes the fewest prefixes that have exactly the addresses of all lists, in order. Without a list it reads standard
input.

${LIST_HELP}
Exit status: 0 if every list was read; 2 if one could not be read; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes lists" },
  options: LIST_OPTIONS,
  async run({ values, positionals }, streams) {
    const wrong = wrongFormat(values);
    if (wrong !== null) return misuse("ip aggregate", wrong, streams);
    const set = await readSets(positionals.length === 0 ? ["-"] : positionals, values, streams);
    if (set === null) return FAILED;
    await writeLines(streams.output, prefixesOf(set));
    return OK;
  },
});
