import { parseAddress } from "@url/ip";
import { parsePrefix } from "@url/ip/prefix";
import { containsPrefix } from "@url/ip/set";
import { hidePasswords } from "@url/validator";
import { type Command, command, misuse } from "../../command.ts";
import { explainFailure } from "../../output/failure.ts";
import { FAILED, INVALID, OK } from "../../status.ts";
import { LIST_HELP, LIST_OPTIONS, readSets, wrongFormat } from "./lists.ts";

/** `url ip contains`: says whether addresses and prefixes are in a list. */
export const contains: Command = /* @__PURE__ */ command({
  name: "ip contains",
  summary: "say whether addresses and prefixes are in a list",
  help: `Usage: url ip contains [options] <list> <address or prefix>…

Writes for each address or prefix whether all of it is in the list: the text and "yes" or "no". An IPv4-mapped address is
the IPv4 address that it stands for.

${LIST_HELP}
Exit status: 0 if all of them are in the list; 1 if one is not; 2 if the list, an address or a prefix could not be read,
so that neither answer is right; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 2, says: "takes a list, and addresses or prefixes" },
  options: LIST_OPTIONS,
  async run({ values, positionals }, streams) {
    const wrong = wrongFormat(values);
    if (wrong !== null) return misuse("ip contains", wrong, streams);
    const [list = "", ...items] = positionals;
    const set = await readSets([list], values, streams);
    if (set === null) return FAILED;
    let status = OK;
    for (const item of items) {
      const read = item.includes("/")
        ? parsePrefix(item, { hostBits: values.mask === true ? "mask" : "error" })
        : parseAddress(item);
      if (!read.ok) {
        await streams.errors.write(explainFailure("IP address or prefix", hidePasswords(item), read.error));
        status = FAILED;
        continue;
      }
      const isInside = containsPrefix(set, read.value);
      await streams.output.write(`${read.value} ${isInside ? "yes" : "no"}\n`);
      if (!isInside) status = Math.max(status, INVALID);
    }
    return status;
  },
});
