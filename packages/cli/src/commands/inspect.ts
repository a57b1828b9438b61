import { parseURL } from "@url/parser";
import { type Command, command } from "../command.ts";
import { type Description, describe, type FailureDescription } from "../description.ts";
import { explainFailure } from "../failure.ts";
import { render } from "../render.ts";
import { INVALID, OK } from "../status.ts";

/** `url inspect`: one URL, taken apart. */
export const inspect: Command = /* @__PURE__ */ command({
  name: "inspect",
  summary: "show the components of one URL, or where it is wrong",
  help: `Usage: url inspect [--base <url>] [--json] [--] <input>

Shows every component of the URL, the kind of its host, its origin, the segments of its path and the pairs of its
query. For an input that is no URL: the error's name, and a caret under the place.

Options:
  --base <url>  resolve the input against this URL
  --json        print one JSON object, for an error too
  -h, --help    show this text

Exit status: 0 for a URL, 1 when the input or the base is none, 2 on misuse.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { base: { type: "string" }, json: { type: "boolean" } },
  async run({ values, positionals }, { output, errors }) {
    const found = look(positionals[0] ?? "", values.base ?? null);
    if (values.json) await output.write(`${JSON.stringify(found)}\n`);
    else if (found.valid) await output.write(render(found));
    else await errors.write(explain(found));
    return found.valid ? OK : INVALID;
  },
});

/** The input as a URL, or why it is none. A bad base is found first, as the Standard has it. */
function look(input: string, base: string | null): Description | FailureDescription {
  const parsedBase = base === null ? null : parseURL(base);
  if (parsedBase !== null && !parsedBase.ok) {
    return { valid: false, input, base, error: { in: "base", ...parsedBase.error } };
  }
  const result = parseURL(input, parsedBase === null ? {} : { base: parsedBase.url });
  if (!result.ok) return { valid: false, input, base, error: { in: "input", ...result.error } };
  return describe(result.url, input, base);
}

function explain({ input, base, error }: FailureDescription): string {
  return error.in === "base" ? explainFailure("base URL", base ?? "", error) : explainFailure("URL", input, error);
}
