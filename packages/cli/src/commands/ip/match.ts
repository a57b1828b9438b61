import { isAddress } from "@url/ip";
import { match as longestMatch, type Table } from "@url/ip/table";
import type { Result } from "@url/result";
import { visible } from "@url/validator";
import { type Command, command, misuse } from "../../command.ts";
import { MAX_COLUMNS } from "../../output/bounds.ts";
import { NO_PROGRESS, noProgressHelp } from "../../output/progress.ts";
import { writeMatches } from "../../output/write-matches.ts";
import { FAILED } from "../../status.ts";
import { LIST_HELP, LIST_OPTIONS, readTable, wrongFormat } from "./lists.ts";

/** `url ip match`: writes the addresses that are in a list, with the longest prefix that contains each. */
export const match: Command = /* @__PURE__ */ command({
  name: "ip match",
  summary: "write the addresses that are in a list",
  help: `Usage: url ip match [options] <list> [<file>…]

Reads one address in each line of the files, or of standard input. Writes each address that is in the list, the longest
prefix that contains it, and the comment of that prefix, separated by spaces. Spaces at both ends of a
line and empty lines are ignored. A line that is not an address is written to standard error.

${LIST_HELP}  --invert         write the addresses that are not in the list
${noProgressHelp(17)}

Exit status: 0 if an address was written; 1 if none was; 2 if the list, a file or a line could not be read; 3 for wrong
usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 1, says: "takes a list, and files" },
  options: { ...LIST_OPTIONS, invert: { type: "boolean" }, ...NO_PROGRESS },
  async run({ values, positionals }, streams) {
    const [list = "", ...files] = positionals;
    const readsTwice = list === "-" && (files.length === 0 || files.includes("-"));
    const wrong = readsTwice ? "standard input cannot be the list and the addresses" : wrongFormat(values);
    if (wrong !== null) return misuse("ip match", wrong, streams);
    const table = await readTable(list, values, streams);
    if (table === null) return FAILED;
    return writeMatches(files, "files", streams, ({ input }) => lineOf(input, table, values.invert === true));
  },
});

/** Returns the line for an address; "" if it is not to be written. */
function lineOf(address: string, table: Table<string>, inverts: boolean): Result<string, string> {
  if (!isAddress(address)) return { ok: false, error: "not an IP address" };
  const found = longestMatch(table, address);
  if ((found === undefined) !== inverts) return { ok: true, value: "" };
  if (found === undefined) return { ok: true, value: `${address}\n` };
  const comment = found.value === "" ? "" : ` ${visible(found.value, MAX_COLUMNS)}`;
  return { ok: true, value: `${address} ${found.prefix}${comment}\n` };
}
