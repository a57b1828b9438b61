import { checkURI, relativize as relativizeURI } from "@url/uri";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";
import { withoutHidden } from "../without-hidden.ts";

/** `url relativize`: the shortest way from one URI to another. */
export const relativize: Command = /* @__PURE__ */ command({
  name: "relativize",
  summary: "write the shortest reference from one URI to another",
  help: `Usage: url relativize [--show-password] [--] <from> <to>

Writes the shortest reference that resolves to the second URI at the first, by RFC 3986. It can be empty.
It is whole; only error messages hide passwords. Characters that would steer a terminal are percent-encoded.

Options:
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0, 1 when one of them is no URI or IRI; 2 when something could not
be written; 3 on misuse.
`,
  arity: { count: 2, says: "takes two URIs; quote them" },
  options: SHOW_PASSWORD,
  async run({ values, positionals: [from = "", to = ""] }, { output, errors }) {
    const show = showing(values["show-password"]);
    const inFrom = checkURI(from, "IRI");
    const inTo = checkURI(to, "IRI");
    if (inFrom === null && inTo === null) {
      await output.write(`${withoutHidden(relativizeURI(from, to))}\n`);
      return OK;
    }
    if (inFrom !== null) await errors.write(explainFailure("base", show(from), inFrom));
    if (inTo !== null) await errors.write(explainFailure("target", show(to), inTo));
    return INVALID;
  },
});
