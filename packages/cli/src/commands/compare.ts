import { visible } from "@url/validator";
import { columns, visibleJSON } from "@url/validator/internal";
import { type Command, command } from "../command.ts";
import { MAX_ENTRY_COLUMNS } from "../output/bounds.ts";
import type { Terminal } from "../output/output.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../output/shown.ts";
import { disagreements } from "../readings/compare.ts";
import { readByCurl } from "../readings/curl.ts";
import { hideInReading } from "../readings/hide.ts";
import { readByURLParse } from "../readings/legacy.ts";
import { COMPONENTS, type ComponentName, type Reading } from "../readings/reading.ts";
import { readByRFC3986 } from "../readings/rfc3986.ts";
import { readByStandard } from "../readings/standard.ts";
import { INVALID, OK } from "../status.ts";

/** `url compare`: shows how several parsers read one text. */
export const compare: Command = /* @__PURE__ */ command({
  name: "compare",
  summary: "show how several parsers read one input, side by side",
  help: `Usage: url compare [--json] [--fail-on-disagreement] [--show-password] [--] <input>

Shows the components of the input as the URL Standard, RFC 3986, Node's url.parse and curl read it (curl if 8.1 or
newer is installed). A row on which they disagree starts with "!". Differences of spelling do not count.
No request is made.

Options:
  --json                  print one JSON object
  --fail-on-disagreement  exit with 1 if they disagree
${showPasswordHelp(24)}
  -h, --help              show this text

Exit status: 0; 1 if they disagree, with --fail-on-disagreement; 2 if writing failed; 3 for wrong usage.
`,
  arity: { count: 1, says: "takes exactly one input; quote it" },
  options: { json: { type: "boolean" }, "fail-on-disagreement": { type: "boolean" }, ...SHOW_PASSWORD },
  async run({ values, positionals }, { output }) {
    const input = positionals[0] ?? "";
    const curl = await readByCurl(input);
    const readings = [
      readByStandard(input),
      readByRFC3986(input),
      readByURLParse(input),
      ...(curl === null ? [] : [curl]),
    ];
    const differ = disagreements(readings);
    const shown = showing(values["show-password"])(input);
    const passwordHidden = shown !== input;
    const shownReadings = values["show-password"] ? readings : readings.map((reading) => hideInReading(reading, input));
    await output.write(
      values.json
        ? `${visibleJSON({ input: shown, passwordHidden, differ, readings: shownReadings })}\n`
        : table(shownReadings, differ, output.terminal),
    );
    return values["fail-on-disagreement"] && differ.length > 0 ? INVALID : OK;
  },
});

/**
 * Formats a column per reader and a row per component, and below them why a reader rejects the input. On a terminal each row
 * fits on one line.
 */
function table(readings: readonly Reading[], differ: readonly ComponentName[], terminal: Terminal | undefined): string {
  const room = terminal === undefined ? MAX_ENTRY_COLUMNS : Math.floor((terminal.columns - LEAD) / readings.length) - 2;
  const width = Math.max(MIN_CELL, Math.min(room, MAX_ENTRY_COLUMNS));
  const rows = [
    ["", "", ...readings.map(({ reader }) => reader)],
    ...COMPONENTS.map((name) => [
      differ.includes(name) ? "!" : "",
      name,
      ...readings.map((reading) => cell(reading, name, width)),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => rows.reduce((width, row) => Math.max(width, columns(row[column]!)), 0));
  const lines = rows.map((row) =>
    row
      .map((text, i) => text + " ".repeat(widths[i]! - columns(text)))
      .join("  ")
      .trimEnd(),
  );
  const refusals = readings.flatMap((reading) =>
    reading.ok ? [] : [`${reading.reader} rejects it: ${visible(reading.why, MAX_ENTRY_COLUMNS)}`],
  );
  return `${[...lines, ...refusals].join("\n")}\n`;
}

function cell(reading: Reading, name: ComponentName, width: number): string {
  const value = reading.ok ? reading.components[name] : "-";
  return value === null ? "(none)" : value === "" ? "(empty)" : visible(value, width);
}

/** The columns in front of the readings: "!", and the longest name of a component. */
const LEAD = 11;

/** The names of the readers have to fit. */
const MIN_CELL = 12;
