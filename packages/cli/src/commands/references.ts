import { checkURI, relativize as relativizeURI, resolve as resolveReference } from "@url/uri";
import type { Streams } from "../command.ts";
import { type Command, command } from "../command.ts";
import { explainFailure, type Failure } from "../failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";

import { withoutHidden } from "../without-hidden.ts";

/** `url resolve`: resolves a reference against a base by RFC 3986. */
export const resolve: Command = /* @__PURE__ */ command({
  name: "resolve",
  summary: "resolve a reference against a base by RFC 3986",
  help: `Usage: url resolve [--no-strict] [--show-password] [--] <reference> <base>

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
  async run({ values, positionals: [reference = "", base = ""] }, streams) {
    const show = showing(values["show-password"]);
    const inReference = checkURI(reference, "IRI-reference");
    const inBase = checkURI(base, "IRI");
    if (inReference.ok && inBase.ok) {
      const strict = values["no-strict"] !== true;
      return writeReference(resolveReference(reference, base, { strict }), streams);
    }
    if (!inReference.ok) await explain("reference", show(reference), inReference.error, streams);
    if (!inBase.ok) await explain("base", show(base), inBase.error, streams);
    return INVALID;
  },
});

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
  async run({ values, positionals: [from = "", to = ""] }, streams) {
    const show = showing(values["show-password"]);
    const inFrom = checkURI(from, "IRI");
    const inTo = checkURI(to, "IRI");
    if (inFrom.ok && inTo.ok) return writeReference(relativizeURI(from, to), streams);
    if (!inFrom.ok) await explain("base", show(from), inFrom.error, streams);
    if (!inTo.ok) await explain("target", show(to), inTo.error, streams);
    return INVALID;
  },
});

async function writeReference(reference: string, { output }: Streams): Promise<number> {
  await output.write(`${withoutHidden(reference)}\n`);
  return OK;
}

async function explain(what: string, shown: string, failure: Failure, { errors }: Streams): Promise<void> {
  await errors.write(explainFailure(what, shown, failure));
}
