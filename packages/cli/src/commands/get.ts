import { type Command, command, misuse } from "../command.ts";
import { isInput } from "../input/is-input.ts";
import { fieldNames } from "../pipeline/fields.ts";
import { pipelineHelp, pipelineValues } from "../pipeline/help.ts";
import { OPTIONS } from "../pipeline/request.ts";
import { startPipeline } from "../pipeline/start.ts";

/** `url get`: reads fields of URLs. */
export const get: Command = /* @__PURE__ */ command({
  name: "get",
  summary: "read parts of URLs: as text in a format, TSV or JSON",
  help: `Usage: url get <format> [options] [<url or file>...]
       url get --columns <fields> [options] [<url or file>...]

Writes a line for each URL: the text of the format with {field} replaced, or the columns. Without arguments it reads the
lines of standard input. A text that is not a URL gives a line on standard error.

${pipelineHelp([])}`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes a format and inputs" },
  options: OPTIONS,
  values: pipelineValues(),
  words: fieldNames().map((name) => `{${name}}`),
  async run({ values, positionals }, streams) {
    const isText = values.columns === undefined && (values.out ?? "text") === "text";
    if (isText && positionals.length === 0)
      return misuse("get", "needs a format, such as '{host}', or --columns host", streams);
    if (isText && !positionals[0]!.includes("{") && isInput(positionals[0]!))
      return misuse("get", "the format comes first, such as '{host}', and then the URLs", streams);
    if (!isText && positionals[0]?.includes("{") && !isInput(positionals[0]))
      return misuse("get", "a format is for text: use --columns with --out tsv, csv, json or jsonl", streams);
    const request = { values: { ...values }, steps: [], format: isText ? positionals[0] : undefined };
    return startPipeline("get", request, positionals.slice(isText ? 1 : 0), streams);
  },
});
