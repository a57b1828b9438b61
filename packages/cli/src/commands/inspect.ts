import { parseURL } from "@url/parser";
import { type Diagnostic, validate } from "@url/validator";
import { type Command, command } from "../command.ts";
import { type Description, describe, type FailureDescription } from "../description.ts";
import { showDiagnostics } from "../diagnostics.ts";
import { render } from "../render.ts";
import { INVALID, OK } from "../status.ts";

/** `url inspect`: one URL, taken apart. */
export const inspect: Command = /* @__PURE__ */ command({
  name: "inspect",
  summary: "show the components of one URL, or where it is wrong",
  help: `Usage: url inspect [--base <url>] [--json] [--] <input>

Shows every component of the URL, the kind of its host, its origin, the segments of its path and the pairs of its
query; below them, on standard error, the validation errors that the parser forgave. For an input that is no URL:
every error up to the one that makes it none, and a caret under the place.

Options:
  --base <url>  resolve the input against this URL
  --json        print one JSON object, for an error too
  -h, --help    show this text

Exit status: 0 for a URL, 1 when the input or the base is none, 2 on misuse.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { base: { type: "string" }, json: { type: "boolean" } },
  async run({ values, positionals }, { output, errors }) {
    const input = positionals[0] ?? "";
    const base = values.base ?? null;
    const diagnostics = validate(input, { base: values.base });
    const found = look(input, base, diagnostics);
    if (values.json) {
      await output.write(`${JSON.stringify(found)}\n`);
    } else {
      if (found.valid) await output.write(render(found));
      await errors.write(showDiagnostics(diagnostics, input, base, errors.terminal));
    }
    return found.valid ? OK : INVALID;
  },
});

/** The input as a URL, or why it is none. A bad base is found first, as the Standard has it. */
function look(
  input: string,
  base: string | null,
  diagnostics: readonly Diagnostic[],
): Description | FailureDescription {
  const error = diagnostics.at(-1);
  if (error?.fatal) return { valid: false, input, base, error, warnings: diagnostics.slice(0, -1) };
  const parsedBase = base === null ? null : parseURL(base);
  const result = parseURL(input, parsedBase?.ok ? { base: parsedBase.url } : {});
  if (!result.ok) throw new Error(`no error was reported for ${JSON.stringify(input)}`);
  return describe(result.url, input, base, diagnostics);
}
