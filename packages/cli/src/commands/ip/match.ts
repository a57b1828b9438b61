import { isAddress } from "@url/ip";
import { match as longestMatch, type Table } from "@url/ip/table";
import { visible } from "@url/validator";
import { MAX_COLUMNS } from "../../bounds.ts";
import { type Command, command, misuse } from "../../command.ts";
import { type Item, itemsOf } from "../../items.ts";
import { messageLine, quoted } from "../../message.ts";
import { readFailure, STANDARD_INPUT } from "../../read-failure.ts";
import { FAILED, INVALID, OK } from "../../status.ts";
import { LIST_HELP, LIST_OPTIONS, readTable, wrongFormat } from "./lists.ts";

/** `url ip match`: writes the addresses that are in a list, with the longest prefix that contains each. */
export const match: Command = /* @__PURE__ */ command({
  name: "ip match",
  summary: "write the addresses that are in a list",
  help: `Usage: url ip match [options] <list> [<file>…]

Reads one address in each line of the files, or of standard input. Writes each address that is in the list, the longest
prefix that contains it, and the comment of that prefix, separated by spaces. Spaces at both ends of a line are ignored,
and empty lines. A line that is not an address is written to standard error.

${LIST_HELP}  --invert         write the addresses that are not in the list

Exit status: 0 if an address was written; 1 if none was; 2 if the list, a file or a line could not be read; 3 for wrong
usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 1, says: "takes a list, and files" },
  options: { ...LIST_OPTIONS, invert: { type: "boolean" } },
  async run({ values, positionals }, streams) {
    const [list = "", ...files] = positionals;
    const readsTwice = list === "-" && (files.length === 0 || files.includes("-"));
    const wrong = readsTwice ? "standard input cannot be the list and the addresses" : wrongFormat(values);
    if (wrong !== null) return misuse("ip match", wrong, streams);
    const table = await readTable(list, values, streams);
    if (table === null) return FAILED;
    let status = INVALID;
    let hasFailed = false;
    const unreadable = async (source: string, error: unknown): Promise<void> => {
      hasFailed = true;
      await streams.errors.write(messageLine("url", readFailure(source, error)));
    };
    for await (const items of itemsOf(files, "files", streams.input, unreadable)) {
      let results = "";
      let complaints = "";
      for (const item of items) {
        const line = lineOf(item, table, values.invert === true);
        if (line === null) complaints += complaint(item);
        else results += line;
      }
      if (results !== "") status = OK;
      if (complaints !== "") hasFailed = true;
      await Promise.all([streams.output.write(results), streams.errors.write(complaints)]);
      if (streams.output.closed) break;
    }
    return hasFailed ? FAILED : status;
  },
});

/** Returns the line for an address, "" if it is not to be written, or null if it is not an address. */
function lineOf({ input }: Item, table: Table<string>, inverts: boolean): string | null {
  const address = input.trim();
  if (address === "") return "";
  if (!isAddress(address)) return null;
  const found = longestMatch(table, address);
  if (inverts) return found === undefined ? `${address}\n` : "";
  if (found === undefined) return "";
  const comment = found.value === "" ? "" : ` ${visible(found.value, MAX_COLUMNS)}`;
  return `${address} ${found.prefix}${comment}\n`;
}

function complaint({ input, source, line }: Item): string {
  return messageLine("url", `${source ?? STANDARD_INPUT}:${line ?? 0}: not an IP address: ${quoted(input)}`);
}
