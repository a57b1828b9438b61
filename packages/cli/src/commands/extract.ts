import { visibleJSON } from "@url/validator/internal";
import { type Command, command, misuse } from "../command.ts";
import { FORMATS, type Format } from "../extract/references.ts";
import { type Reported, search } from "../extract/run.ts";
import { SHOW_PASSWORD, type Show, showing, showPasswordHelp } from "../output/shown.ts";
import { withoutHidden } from "../output/without-hidden.ts";
import { FAILED, INVALID, OK } from "../status.ts";

/** `url extract`: prints the URLs and email addresses of files. */
export const extract: Command = /* @__PURE__ */ command({
  name: "extract",
  summary: "find the URLs and email addresses in text and documents",
  help: `Usage: url extract [options] [--] [<file>...]

Prints each URL and email address of the files with its place, as file:line:column. The extension says what a file is: text,
Markdown, HTML, CSS, JSON or source code. Text is searched by UTS #58; in documents, the references are read by a parser. A
folder stands for all files in it, and "*", "**" and "?" for names. "-" is standard input, which is read without arguments.

Options:
  --format <name>   read every file as ${FORMATS.join(", ")}
  --base <url>      the URL of the documents, against which relative references are resolved
  --resolved        print the URL that each reference refers to
  --unique          print each only once
  --validate        print what the URL Standard says is wrong with each
  --spoofs          print what a person may overlook in each
  --only            print no places
  --json            print one JSON object per line
  --tsv             print file, line, column, kind, text and URL with tabs between them
${showPasswordHelp(18)}
  -h, --help        show this text

Exit status: 0; 1 if --validate or --spoofs found something; 2 if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes files" },
  options: {
    format: { type: "string" },
    base: { type: "string" },
    resolved: { type: "boolean" },
    unique: { type: "boolean" },
    validate: { type: "boolean" },
    spoofs: { type: "boolean" },
    only: { type: "boolean" },
    json: { type: "boolean" },
    tsv: { type: "boolean" },
    ...SHOW_PASSWORD,
  },
  async run({ values, positionals }, streams) {
    const { format, base } = values;
    if (values.json && values.tsv) return misuse("extract", "--json and --tsv exclude each other", streams);
    if (format !== undefined && !FORMATS.includes(format as Format)) {
      return misuse("extract", `--format takes one of ${FORMATS.join(", ")}`, streams);
    }
    if (base !== undefined && !URL.canParse(base)) return misuse("extract", "--base takes a URL", streams);
    const show = showing(values["show-password"]);
    const write = values.json ? asJSON : values.tsv ? asTSV : values.only ? asText : asPlace;
    const seen = new Set<string>();
    let status: number = OK;
    const isComplete = await search(
      positionals,
      {
        command: "extract",
        format: format as Format | undefined,
        base,
        validates: values.validate === true,
        spoofs: values.spoofs === true,
        show,
      },
      streams,
      async (reported) => {
        const { text, href } = reported.found;
        const shown = values.resolved ? (href ?? text) : text;
        if (values.unique && seen.has(shown)) return;
        if (values.unique) seen.add(shown);
        if ((reported.findings?.diagnostics.length ?? 0) > 0 || reported.spoofs.length > 0) status = INVALID;
        await streams.output.write(write(reported, withoutHidden(show(shown)), show));
      },
    );
    return isComplete ? status : FAILED;
  },
});

function asText(_: Reported, shown: string): string {
  return `${shown}\n`;
}

function asPlace({ source, found, findings, spoofs }: Reported, shown: string): string {
  const notes = [
    ...(findings?.diagnostics ?? []).map(({ message, code }) => `  ${message} [${code}]\n`),
    ...spoofs.map(({ message, code }) => `  ${message} [${code}]\n`),
  ];
  return `${withoutHidden(source)}:${found.line}:${found.column}: ${shown}\n${notes.join("")}`;
}

function asTSV({ source, found }: Reported, shown: string, show: Show): string {
  const { line, column, kind, href } = found;
  return `${[withoutHidden(source), line, column, kind, shown, href === null ? "" : withoutHidden(show(href))].join("\t")}\n`;
}

function asJSON({ source, found, findings, spoofs }: Reported, _: string, show: Show): string {
  const { href, text } = found;
  const object = {
    file: source,
    ...found,
    text: show(text),
    href: href === null ? null : show(href),
    ...(findings === undefined
      ? {}
      : { findings: findings.diagnostics.map(({ code, message, start, end }) => ({ code, message, start, end })) }),
    ...(spoofs.length === 0 ? {} : { spoofs }),
  };
  return `${visibleJSON(object)}\n`;
}
