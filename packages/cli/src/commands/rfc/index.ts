import { type Command, misuse } from "../../command.ts";
import { quoted } from "../../output/message.ts";
import { didYouMean } from "../../output/suggest.ts";
import { OK } from "../../status.ts";
import { parse } from "./parse.ts";
import { relativize, resolve } from "./references.ts";

const SUBCOMMANDS: ReadonlyMap<string, Command> = /* @__PURE__ */ new Map([
  ["parse", parse],
  ["resolve", resolve],
  ["relativize", relativize],
]);

const HELP = `Usage: url rfc parse [--iri] <input>
       url rfc resolve <reference> <base>
       url rfc relativize <from> <to>

URIs by RFC 3986 and IRIs by RFC 3987, as software other than browsers reads them. All other commands follow the URL Standard.

Commands:
  parse       ${parse.summary}
  resolve     ${resolve.summary}
  relativize  ${relativize.summary}

See url rfc <command> --help. To resolve as browsers do: url normalize --base <url>
`;

/** `url rfc`: the commands that follow RFC 3986 and not the URL Standard. */
export const rfc: Command = {
  summary: "parse, resolve and relativize references by RFC 3986",
  help: HELP,
  options: [{ name: "help", takesValue: false }],
  subcommands: SUBCOMMANDS,
  async start(args, streams) {
    const [name = "", ...rest] = args;
    const found = SUBCOMMANDS.get(name);
    if (found !== undefined) return found.start(rest, streams);
    if (name === "--help" || name === "-h") {
      await streams.output.write(HELP);
      return OK;
    }
    if (name === "") return misuse("rfc", "needs parse, resolve or relativize", streams);
    const meant = didYouMean(name, SUBCOMMANDS.keys());
    return misuse("rfc", `there is no ${quoted(name)}; use parse, resolve or relativize${meant}`, streams);
  },
};
