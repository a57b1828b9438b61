import { checkURI, relativize as relativizeURI } from "@url/uri";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";
import { withoutHidden } from "../without-hidden.ts";

/** `url relativize`: writes the shortest reference from one URI to another. */
export const relativize: Command = /* @__PURE__ */ command({
  name: "relativize",
  summary: "write the shortest reference from one URI to another",
  help: `Usage: url relativize [--show-password] [--] <from> <to>

Writes the shortest reference that resolves to the second URI at the first, by RFC 3986. It can be empty.
Passwords are hidden only in error messages. Control and invisible characters are percent-encoded.

Options:
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0; 1 if one of them is not a URI or IRI; 2 if writing failed; 3 for wrong usage.
`,
  arity: { count: 2, says: "takes two URIs; quote them" },
  options: SHOW_PASSWORD,
  async run({ values, positionals: [from = "", to = ""] }, { output, errors }) {
    const show = showing(values["show-password"]);
    const inFrom = checkURI(from, "IRI");
    const inTo = checkURI(to, "IRI");
    if (inFrom.ok && inTo.ok) {
      await output.write(`${withoutHidden(relativizeURI(from, to))}\n`);
      return OK;
    }
    if (!inFrom.ok) await errors.write(explainFailure("base", show(from), inFrom.error));
    if (!inTo.ok) await errors.write(explainFailure("target", show(to), inTo.error));
    return INVALID;
  },
});
