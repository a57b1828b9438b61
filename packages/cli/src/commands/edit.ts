import { type Command, command } from "../command.ts";
import { type OptionHelp, pipelineHelp, pipelineValues } from "../pipeline/help.ts";
import { type GivenStep, OPTIONS } from "../pipeline/request.ts";
import { startPipeline } from "../pipeline/start.ts";
import { FLAG_STEPS, PARTS, STEPS } from "../pipeline/steps.ts";

/** `url edit`: changes URLs. */
export const edit: Command = /* @__PURE__ */ command({
  name: "edit",
  summary: "change URLs: set parts, append to the path, edit the query",
  help: `Usage: url edit [changes] [options] [<url or file>...]

Writes each URL after the changes. Without arguments it reads the lines of standard input. A text that is not a URL, or
that cannot be changed so, gives a line on standard error.

${pipelineHelp(stepHelp())}`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes inputs" },
  options: { ...OPTIONS, format: { type: "string" }, ...stepOptions() },
  values: {
    ...pipelineValues(),
    ...Object.fromEntries(["set", "set-if-absent", "iterate"].map((name) => [name, PARTS.map((part) => `${part}=`)])),
    remove: PARTS,
  },
  async run({ values, positionals, tokens }, streams) {
    const steps = tokens.flatMap((token): GivenStep[] =>
      token.kind === "option" && (Object.hasOwn(STEPS, token.name) || Object.hasOwn(FLAG_STEPS, token.name))
        ? [[token.name, token.value]]
        : [],
    );
    return startPipeline("edit", { values: { ...values }, steps, format: values.format }, positionals, streams);
  },
});

function stepHelp(): OptionHelp[] {
  return [
    ...Object.entries(STEPS).map(([name, [value, help]]): OptionHelp => [`--${name} ${value}`, help]),
    ...Object.entries(FLAG_STEPS).map(([name, [help]]): OptionHelp => [`--${name}`, help]),
    ["--format <text>", "the text of a line, after the changes; the default is {url}"],
  ];
}

/** Each can be given several times; their order is read from the tokens. */
function stepOptions(): Record<string, { type: "string" | "boolean"; multiple: true }> {
  return Object.fromEntries([
    ...Object.keys(STEPS).map((name) => [name, { type: "string", multiple: true }] as const),
    ...Object.keys(FLAG_STEPS).map((name) => [name, { type: "boolean", multiple: true }] as const),
  ]);
}
