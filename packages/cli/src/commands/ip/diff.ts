import { difference, isEmpty, prefixesOf } from "@url/ip/set";
import { type Command, command, misuse } from "../../command.ts";
import { FAILED, INVALID, OK } from "../../status.ts";
import { LIST_HELP, LIST_OPTIONS, readSets, wrongFormat } from "./lists.ts";
import { writeLines } from "./write-lines.ts";

/** `url ip diff`: writes which addresses are in one of two lists only. */
export const diff: Command = /* @__PURE__ */ command({
  name: "ip diff",
  summary: "write which addresses two lists do not have in common",
  help: `Usage: url ip diff [options] <old> <new>

Compares the addresses of two lists, however they are written. Writes the fewest prefixes that cover the addresses that
only the old list has, each after "-", and those that only the new list has, each after "+".

${LIST_HELP}
Exit status: 0 if both have the same addresses; 1 if not; 2 if a list could not be read; 3 for wrong usage.
`,
  arity: { count: 2, says: "takes two lists" },
  options: LIST_OPTIONS,
  async run({ values, positionals }, streams) {
    const [before = "", after = ""] = positionals;
    const wrong = before === "-" && after === "-" ? "standard input can be only one of the lists" : wrongFormat(values);
    if (wrong !== null) return misuse("ip diff", wrong, streams);
    const first = await readSets([before], values, streams);
    const second = first === null ? null : await readSets([after], values, streams);
    if (first === null || second === null) return FAILED;
    const [gone, added] = [difference(first, second), difference(second, first)];
    await writeLines(streams.output, marked("-", prefixesOf(gone)));
    await writeLines(streams.output, marked("+", prefixesOf(added)));
    return isEmpty(gone) && isEmpty(added) ? OK : INVALID;
  },
});

function* marked(sign: string, lines: Iterable<string>): Iterable<string> {
  for (const line of lines) yield sign + line;
}
