import { parseURL } from "@url/parser";
import { locate } from "@url/serializer";
import { visibleJSON } from "@url/validator";
import { type Command, command } from "../command.ts";
import { type Description, describe, type FailureDescription } from "../description.ts";
import { type Base, bounded, findIn, formatFindings, type ItemFindings, readBase } from "../findings.ts";
import { render } from "../render.ts";
import { SHOW_PASSWORD, type Show, showing, showPasswordHelp } from "../shown.ts";
import { INVALID, OK } from "../status.ts";

/** `url inspect`: one URL, taken apart. */
export const inspect: Command = /* @__PURE__ */ command({
  name: "inspect",
  summary: "show the components of one URL, or where it is wrong",
  help: `Usage: url inspect [--base <url>] [--json] [--show-password] [--] <input>

Shows every component of the URL, the kind of its host, its origin, the segments of its path and the pairs of its
query; below them, on standard error, the validation errors that the parser forgave. For an input that is no URL:
the errors up to the one that makes it none, and a caret under the place. Of more than 100 errors 100 are shown.

Options:
  --base <url>     resolve the input against this URL
  --json           print one JSON object, for an error too
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0 for a URL; 1 when the input or the base is none; 2 when something could not be written; 3 on misuse.
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

/** The input as a URL, or why it is none. A bad base is found first, as the Standard has it. */
function look(input: string, base: Base | null, found: ItemFindings, show: Show): Description | FailureDescription {
  const { passwordHidden, omitted } = found;
  const about = { input: found.input, base: found.base, passwordHidden };
  const diagnostics = found.diagnostics.map(bounded);
  if (found.isFatal) {
    return { valid: false, ...about, error: diagnostics.at(-1)!, warnings: diagnostics.slice(0, -1), omitted };
  }
  const result = parseURL(input, base?.record === undefined ? {} : { base: base.record });
  if (!result.ok) throw new Error("the input was found to be a URL, and is none");
  const href = show(result.url.href);
  const isShown = href === result.url.href;
  // The shown text is as long as the other one, and every component of it is where it was.
  const url = isShown ? result.url : locate(href);
  return describe(url, { ...about, passwordHidden: passwordHidden || !isShown }, diagnostics, omitted, show);
}
