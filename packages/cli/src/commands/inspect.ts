import { parseURL } from "@url/parser";
import { locate, recordOf } from "@url/serializer/internal";
import { visibleJSON } from "@url/validator/internal";
import { type Command, command } from "../command.ts";
import { type Description, describe, type FailureDescription } from "../describe/description.ts";
import { type Base, bounded, findIn, formatFindings, type ItemFindings, readBase } from "../output/findings.ts";
import { render } from "../output/render.ts";
import { SHOW_PASSWORD, type Show, showing, showPasswordHelp } from "../output/shown.ts";
import { INVALID, OK } from "../status.ts";

/** `url inspect`: shows the components of one URL. */
export const inspect: Command = /* @__PURE__ */ command({
  name: "inspect",
  summary: "show the components of one URL, or where it is wrong",
  help: `Usage: url inspect [--base <url>] [--json] [--show-password] [--] <input>

Shows every component of the URL, the kind of its host, its origin, the segments of its path and the pairs of its
query, and on standard error the validation errors that are not fatal. For an invalid input it shows all errors, each
with a caret under the place. At most 100 errors are shown.

Options:
  --base <url>     resolve the input against this URL
  --json           print one JSON object, for an error too
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0 for a valid URL; 1 if the input or the base is invalid; 2 if writing failed; 3 for wrong usage.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { base: { type: "string" }, json: { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals }, { output, errors }) {
    const input = positionals[0] ?? "";
    const show = showing(values["show-password"]);
    const base = readBase(values.base);
    const found = findIn(input, base, show);
    const description = look(input, base, found, show);
    if (values.json) {
      await output.write(`${visibleJSON(description)}\n`);
    } else {
      if (description.valid) await output.write(render(description));
      await errors.write(formatFindings(found, errors.terminal));
    }
    return description.valid ? OK : INVALID;
  },
});

/** Describes the input, or why it cannot be parsed. A bad base is found first, as in the Standard. */
function look(input: string, base: Base | null, found: ItemFindings, show: Show): Description | FailureDescription {
  const { passwordHidden, omitted } = found;
  const about = { input: found.input, base: found.base, passwordHidden };
  const diagnostics = found.diagnostics.map(bounded);
  if (found.isFatal) {
    const first = diagnostics.findIndex(({ fatal }) => fatal);
    const warnings = diagnostics.filter((_, i) => i !== first);
    return { valid: false, ...about, error: diagnostics[first]!, warnings, omitted };
  }
  const result = parseURL(input, base?.record === undefined ? {} : { base: base.record });
  if (!result.ok) throw new Error("no error was found in the input, but it cannot be parsed");
  const href = show(result.value.href);
  const isShown = href === result.value.href;
  // Hiding a password replaces unit by unit, so every component stays in its place.
  const url = isShown ? result.value : recordOf(locate(href));
  return describe(url, { ...about, passwordHidden: passwordHidden || !isShown }, diagnostics, omitted, show);
}
