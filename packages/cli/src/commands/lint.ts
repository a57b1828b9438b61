import { type Diagnostic, type Finding, type SARIFLog, toSARIF } from "@url/validator";
import { correctionLines, visibleJSON } from "@url/validator/internal";
import { type Command, command, misuse } from "../command.ts";
import { FORMATS, type Format } from "../extract/references.ts";
import { type Reported, search } from "../extract/run.ts";
import { STANDARD_INPUT } from "../input/read-failure.ts";
import { bounded } from "../output/findings.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../output/shown.ts";
import { withoutHidden } from "../output/without-hidden.ts";
import { FAILED, INVALID, OK } from "../status.ts";

/** `url lint`: says what is wrong with the URLs in files. */
export const lint: Command = /* @__PURE__ */ command({
  name: "lint",
  summary: "find what is wrong with the URLs in text and documents",
  help: `Usage: url lint [options] [--] [<file>...]

Finds the URLs of files as url extract does, and prints what the URL Standard says is wrong with each, and what a person may
overlook in it, such as a look-alike letter.

Options:
  --format <name>   read every file as ${FORMATS.join(", ")}
  --base <url>      the URL of the documents, against which relative references are resolved
  --no-spoofs       leave out what a person may overlook
  --strict          exit with status 1 for warnings too
  --json            print one JSON object per line
  --sarif           print one SARIF 2.1.0 log, for code hosts
${showPasswordHelp(18)}
  -h, --help        show this text

Exit status: 0 if there was no error, with --strict no warning either; 1 if there was one; 2 if reading or writing failed; 3
for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes files" },
  options: {
    format: { type: "string" },
    base: { type: "string" },
    "no-spoofs": { type: "boolean" },
    strict: { type: "boolean" },
    json: { type: "boolean" },
    sarif: { type: "boolean" },
    ...SHOW_PASSWORD,
  },
  async run({ values, positionals }, streams) {
    const { format, base, json, sarif } = values;
    if (json && sarif) return misuse("lint", "--json and --sarif exclude each other", streams);
    if (format !== undefined && !FORMATS.includes(format as Format)) {
      return misuse("lint", `--format takes one of ${FORMATS.join(", ")}`, streams);
    }
    if (base !== undefined && !URL.canParse(base)) return misuse("lint", "--base takes a URL", streams);
    const settings = {
      command: "lint",
      format: format as Format | undefined,
      base,
      validates: true,
      spoofs: values["no-spoofs"] !== true,
      show: showing(values["show-password"]),
    };
    let status: number = OK;
    const log: Finding[] = [];
    const overlooked: Finding[] = [];
    const isComplete = await search(positionals, settings, streams, async (reported) => {
      for (const finding of findingsOf(reported)) {
        if (values.strict || finding.diagnostic.level === "error") status = INVALID;
        if (sarif) (finding.diagnostic.see === SPOOFS ? overlooked : log).push(finding);
        else await streams.output.write(json ? asJSON(finding) : asLine(finding));
      }
    });
    // Passwords are hidden already.
    if (sarif)
      await streams.output.write(`${visibleJSON(withOverlooked(toSARIF(log, { showPassword: true }), overlooked))}\n`);
    return isComplete ? status : FAILED;
  },
});

/** Returns what is wrong with a reference. What a person may overlook is a warning. */
function findingsOf({ source, found, findings, spoofs }: Reported): readonly Finding[] {
  const file = source === STANDARD_INPUT ? undefined : source.replaceAll("\\", "/");
  const input = findings?.input ?? found.text;
  const warnings = spoofs.map(({ code, start, end, message }) => ({
    code: code as Diagnostic["code"],
    level: "warning" as const,
    fatal: false,
    in: "input" as const,
    start,
    end,
    text: input.slice(start, end),
    message,
    see: SPOOFS,
    suggestion: null,
  }));
  const all: readonly Diagnostic[] = [...(findings?.diagnostics ?? []), ...warnings];
  // With an entity or an escape in the file, the place of a part is not known there: all of it is meant, and nothing is replaced.
  const isThere = input === found.text && found.end - found.start === found.text.length;
  return all.map((given) => {
    const diagnostic: Diagnostic = isThere ? given : { ...given, start: 0, end: input.length, suggestion: null };
    return { diagnostic, input, file, line: found.line, column: found.column };
  });
}

const SPOOFS = "https://url.spec.whatwg.org/#url-rendering";

/** Adds what a person may overlook to a log. It is in one line, because a URL that was found has no line end. */
function withOverlooked(log: SARIFLog, overlooked: readonly Finding[]): SARIFLog {
  const [run] = log.runs;
  const { driver } = run.tool;
  const rules = [...driver.rules];
  const added = overlooked.map(({ diagnostic, file, line = 1, column = 1 }) => {
    const { code, message, start, end, see } = diagnostic;
    let ruleIndex = rules.findIndex(({ id }) => id === code);
    if (ruleIndex === -1) ruleIndex = rules.push({ id: code, shortDescription: { text: message }, helpUri: see }) - 1;
    const region = { startLine: line, startColumn: column + start, endColumn: column + end };
    const uri = encodeURI(file ?? "").replace(/[?#]/g, encodeURIComponent);
    const physicalLocation = { ...(file === undefined ? {} : { artifactLocation: { uri } }), region };
    return { ruleId: code, ruleIndex, level: "warning", message: { text: message }, locations: [{ physicalLocation }] };
  });
  const results = [...run.results, ...added] as typeof run.results;
  return { ...log, runs: [{ ...run, tool: { ...run.tool, driver: { ...driver, rules } }, results }] };
}

function asLine({ diagnostic, input, file = STANDARD_INPUT, line = 1, column = 1 }: Finding): string {
  const { level, message, code, start } = diagnostic;
  const place = `${withoutHidden(file)}:${line}:${column + start}`;
  const corrections = correctionLines(diagnostic, input, MAX_WIDTH);
  return [`${place}: ${level}: ${message} [${code}]`, `  ${withoutHidden(input)}`, ...corrections, ""].join("\n");
}

/** In columns: a correction is on one line unless it is very long. */
const MAX_WIDTH = 400;

function asJSON({ diagnostic, input, file = null as never, line, column = 1 }: Finding): string {
  const { code, level, message, start, end, suggestion, alternatives } = bounded(diagnostic);
  const where = { file, line, column: column + start };
  return `${visibleJSON({ ...where, code, level, message, input, start, end, suggestion, alternatives })}\n`;
}
