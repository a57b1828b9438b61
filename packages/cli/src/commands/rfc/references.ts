import { checkURI, relativizeURI, resolveURI as resolveReference } from "@url/uri";
import { type Command, command } from "../../command.ts";
import { explainFailure } from "../../output/failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../../output/shown.ts";
import { withoutHidden } from "../../output/without-hidden.ts";
import { INVALID, OK } from "../../status.ts";

/** `url rfc resolve`: resolves a reference against a base by RFC 3986. */
export const resolve: Command = /* @__PURE__ */ command({
  name: "rfc resolve",
  summary: "resolve a reference against a base by RFC 3986",
  help: `Usage: url rfc resolve [--no-strict] [--show-password] [--] <reference> <base>

Resolves the reference against the base by section 5.2 of RFC 3986. Passwords are hidden only in error messages. Control
and invisible characters are percent-encoded.

Options:
  --no-strict      ignore the reference's scheme if it is that of the base
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0; 1 if the reference is not a URI or IRI reference, or the base has no scheme; 2 if writing failed; 3 for
wrong usage.
`,
  arity: { count: 2, says: "takes a reference and a base; quote them" },
  options: { "no-strict": { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals: [reference = "", base = ""] }, { output, errors }) {
    const show = showing(values["show-password"]);
    const inReference = checkURI(reference, "IRI-reference");
    const inBase = checkURI(base, "IRI");
    if (inReference.ok && inBase.ok) {
      const strict = values["no-strict"] !== true;
      await output.write(`${withoutHidden(resolveReference(reference, base, { strict }))}\n`);
      return OK;
    }
    if (!inReference.ok) await errors.write(explainFailure("reference", show(reference), inReference.error));
    if (!inBase.ok) await errors.write(explainFailure("base", show(base), inBase.error));
    return INVALID;
  },
});

/** `url rfc relativize`: writes the shortest reference from one URI to another. */
export const relativize: Command = /* @__PURE__ */ command({
  name: "rfc relativize",
  summary: "write the shortest reference from one URI to another",
  help: `Usage: url rfc relativize [--show-password] [--] <from> <to>

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
