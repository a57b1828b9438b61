import { checkURI, resolve as resolveReference } from "@url/uri";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { INVALID, OK } from "../status.ts";

/** `url resolve`: a reference against a base, by RFC 3986. */
export const resolve: Command = /* @__PURE__ */ command({
  name: "resolve",
  summary: "resolve a reference against a base by RFC 3986",
  help: `Usage: url resolve [--no-strict] [--] <reference> <base>

Writes what the reference means at the base, by section 5.2 of RFC 3986.

Options:
  --no-strict  overlook the reference's scheme when it is the base's
  -h, --help   show this text

Exit status: 0, 1 when the reference is no URI or IRI reference or the base has no scheme, 2 on misuse.
`,
  arity: { count: 2, says: "takes a reference and a base; quote them" },
  options: { "no-strict": { type: "boolean" } },
  async run({ values, positionals: [reference = "", base = ""] }, { output, errors }) {
    const inReference = checkURI(reference, "IRI-reference");
    const inBase = checkURI(base, "IRI");
    if (inReference === null && inBase === null) {
      await output.write(`${resolveReference(reference, base, { strict: values["no-strict"] !== true })}\n`);
      return OK;
    }
    if (inReference !== null) await errors.write(explainFailure("reference", reference, inReference));
    if (inBase !== null) await errors.write(explainFailure("base", base, inBase));
    return INVALID;
  },
});
