import { checkURI, hostRule, parseURI } from "@url/uri";
import { visible } from "@url/validator";
import { visibleJSON } from "@url/validator/internal";
import { type Command, command } from "../../command.ts";
import { MAX_COLUMNS } from "../../output/bounds.ts";
import { explainFailure } from "../../output/failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../../output/shown.ts";
import { INVALID, OK } from "../../status.ts";

/** `url rfc parse`: shows the components of one reference by the grammar of the RFC. */
export const parse: Command = /* @__PURE__ */ command({
  name: "rfc parse",
  summary: "show the components of a URI reference, by the grammar",
  help: `Usage: url rfc parse [--iri] [--json] [--show-password] [--] <input>

Shows the components of a URI reference by the grammar of RFC 3986: nothing is decoded, and an absent component differs
from an empty one. For an invalid input it shows the broken rule and a caret under the place.

Options:
  --iri            by the grammar of IRIs, of RFC 3987
  --json           print one JSON object, for an error too
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0 for a valid reference; 1 for an invalid one; 2 if writing failed; 3 for wrong usage.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { iri: { type: "boolean" }, json: { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals }, streams) {
    const input = positionals[0] ?? "";
    const shown = showing(values["show-password"])(input);
    const checked = checkURI(input, values.iri ? "IRI-reference" : "URI-reference");
    const error = checked.ok ? null : checked.error;
    const passwordHidden = shown !== input;
    const { ranges: _, ...components } = parseURI(shown);
    const host = components.host === null ? null : { kind: hostRule(components.host), text: components.host };
    if (values.json) {
      const found =
        error === null
          ? { valid: true, input: shown, passwordHidden, ...components, host }
          : { valid: false, input: shown, passwordHidden, error };
      await streams.output.write(`${visibleJSON(found)}\n`);
    } else if (error === null) {
      const kind = host === null ? "" : ` (${host.kind})`;
      const lines = Object.entries(components).map(([name, value]) => line(name, value, name === "host" ? kind : ""));
      await streams.output.write(lines.join(""));
    } else {
      await streams.errors.write(explainFailure(values.iri ? "IRI reference" : "URI reference", shown, error));
    }
    return error === null ? OK : INVALID;
  },
});

function line(name: string, value: string | null, note: string): string {
  const text = value === null ? "(none)" : value === "" ? "(empty)" : visible(value, MAX_COLUMNS);
  return `${name.padEnd(11)}${text}${note}\n`;
}
