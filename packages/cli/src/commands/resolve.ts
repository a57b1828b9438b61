import { checkURI, resolve as resolveReference } from "@url/uri";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";
import { withoutHidden } from "../without-hidden.ts";

/** `url resolve`: a reference against a base, by RFC 3986. */
export const resolve: Command = /* @__PURE__ */ command({
  name: "resolve",
  summary: "resolve a reference against a base by RFC 3986",
  help: `Usage: url resolve [--no-strict] [--show-password] [--] <reference> <base>

Writes what the reference means at the base, by section 5.2 of RFC 3986. It is whole, with the password of the base;
only error messages hide passwords. Characters that would steer a terminal are percent-encoded.

Options:
  --no-strict      overlook the reference's scheme when it is the base's
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0, 1 when the reference is no URI or IRI reference or the base has no scheme; 2 when something could not
be written; 3 on misuse.
`,
  arity: { count: 2, says: "takes a reference and a base; quote them" },
  options: { "no-strict": { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals: [reference = "", base = ""] }, { output, errors }) {
    const show = showing(values["show-password"]);
    const inReference = checkURI(reference, "IRI-reference");
    const inBase = checkURI(base, "IRI");
    if (inReference === null && inBase === null) {
      await output.write(
        `${withoutHidden(resolveReference(reference, base, { strict: values["no-strict"] !== true }))}\n`,
      );
      return OK;
    }
    if (inReference !== null) await errors.write(explainFailure("reference", show(reference), inReference));
    if (inBase !== null) await errors.write(explainFailure("base", show(base), inBase));
    return INVALID;
  },
});
