import { checkURI, relativize as relativizeURI } from "@url/uri";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { INVALID, OK } from "../status.ts";

/** `url relativize`: the shortest way from one URI to another. */
export const relativize: Command = /* @__PURE__ */ command({
  name: "relativize",
  summary: "write the shortest reference from one URI to another",
  help: `Usage: url relativize [--] <from> <to>

Writes the shortest reference that resolves to the second URI at the first, by RFC 3986. It can be empty.

Options:
  -h, --help  show this text

Exit status: 0, 1 when one of them is no URI or IRI, 2 on misuse.
`,
  arity: { count: 2, says: "takes two URIs; quote them" },
  options: {},
  async run({ positionals: [from = "", to = ""] }, { output, errors }) {
    const inFrom = checkURI(from, "IRI");
    const inTo = checkURI(to, "IRI");
    if (inFrom === null && inTo === null) {
      await output.write(`${relativizeURI(from, to)}\n`);
      return OK;
    }
    if (inFrom !== null) await errors.write(explainFailure("base", from, inFrom));
    if (inTo !== null) await errors.write(explainFailure("target", to, inTo));
    return INVALID;
  },
});
