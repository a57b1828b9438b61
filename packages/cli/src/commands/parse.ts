import { checkURI, hostRule, parseURI } from "@url/uri";
import { visible, visibleJSON } from "@url/validator";
import { MAX_COLUMNS } from "../bounds.ts";
import { type Command, command } from "../command.ts";
import { explainFailure } from "../failure.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";
import { inspect } from "./inspect.ts";

/** `url parse`: one reference, cut by the grammar of the RFC. */
export const parse: Command = /* @__PURE__ */ command({
  name: "parse",
  summary: "show the components of one input; with --rfc3986, by the RFC's grammar",
  help: `Usage: url parse [--rfc3986 | --rfc3987] [--json] [--show-password] [--] <input>

Shows the components of a URI reference as RFC 3986 cuts it: raw, nothing decoded, absent apart from empty. For an
input outside of the grammar: the rule that is broken, and a caret under the place. Without a choice of RFC it is
url inspect.

Options:
  --rfc3986        by the grammar of URIs
  --rfc3987        by the grammar of IRIs
  --json           print one JSON object, for an error too
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0 for a reference; 1 when the input is none; 2 when something could not be written; 3 on misuse.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { rfc3986: { type: "boolean" }, rfc3987: { type: "boolean" }, json: { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals }, streams) {
    const input = positionals[0] ?? "";
    if (!values.rfc3986 && !values.rfc3987)
      return inspect.start([...named(values, "json"), ...named(values, "show-password"), "--", input], streams);
    const shown = showing(values["show-password"])(input);
    const error = checkURI(input, values.rfc3987 ? "IRI-reference" : "URI-reference");
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
      await streams.errors.write(explainFailure(values.rfc3987 ? "IRI reference" : "URI reference", shown, error));
    }
    return error === null ? OK : INVALID;
  },
});

/** The option again, for another command. */
function named(values: Readonly<Record<string, unknown>>, name: string): string[] {
  return values[name] === true ? [`--${name}`] : [];
}

function line(name: string, value: string | null, note: string): string {
  const text = value === null ? "(none)" : value === "" ? "(empty)" : visible(value, MAX_COLUMNS);
  return `${name.padEnd(11)}${text}${note}\n`;
}
