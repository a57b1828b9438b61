import { type Displayed, displayURL, findSpoofs, type Spoof } from "@url/display";
import { hidePasswords, visible } from "@url/validator";
import { columns, cutText, visibleJSON } from "@url/validator/internal";
import { type Command, command, misuse } from "../command.ts";
import { eachInput } from "../input/each-input.ts";
import { MAX_COLUMNS, MAX_INPUT } from "../output/bounds.ts";
import { messageLine } from "../output/message.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { INVALID, OK } from "../status.ts";

/** `url show`: a URL as people should see it, and what they may overlook in it. */
export const show: Command = /* @__PURE__ */ command({
  name: "show",
  summary: "show a URL as people should see it, with warnings about spoofing",
  help: `Usage: url show [--width <columns>] [--json] [--] [<url>...]

Shows each URL without credentials, with its host in Unicode where that is safe, and with text that can be read decoded.
Below it, each line is a warning: it says what a person may overlook or mistake for something else. A URL without a
warning is not necessarily safe. For a URL with right-to-left characters, only the host is shown. Without a URL it reads
standard input, one URL a line.

Options:
  --width <columns>  cut off the end of a longer URL, and then labels of its host, but never its registrable domain
  --json             print one JSON object for each URL, with the parts of the text and the places of the warnings
${noProgressHelp(19)}
  -h, --help         show this text

Exit status: 0 for success; 1 if a URL is invalid; 2 if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes URLs" },
  options: { width: { type: "string" }, json: { type: "boolean" }, ...NO_PROGRESS },
  async run({ values, positionals }, streams) {
    const width = values.width === undefined ? MAX_COLUMNS : Number(values.width);
    if (!Number.isInteger(width) || width < 1) return misuse("show", "--width takes a number of columns", streams);
    const isJSON = values.json === true;
    return eachInput("show", positionals, streams, async ({ input }) => {
      const shown = look(input, Math.min(width, MAX_COLUMNS), isJSON);
      if (isJSON) await streams.output.write(asJSON(shown, input));
      else if (shown !== null) await streams.output.write(asText(shown));
      else await streams.errors.write(messageLine("url show", `not a URL: ${cutText(input, MAX_INPUT)}`));
      return shown === null ? INVALID : OK;
    });
  },
});

interface Shown extends Displayed {
  readonly spoofs: readonly Spoof[];
}

/** Returns null for a text that does not parse without a base. */
function look(input: string, width: number, isJSON: boolean): Shown | null {
  const spoofs = findSpoofs(input);
  const path = isJSON ? "show" : "hide-bidi";
  const displayed = displayURL(input, { maxWidth: width, measure: columns, direction: "none", path });
  return displayed.ok && spoofs.ok ? { ...displayed.value, spoofs: spoofs.value } : null;
}

function asText({ text, spoofs }: Shown): string {
  const warnings = spoofs.map(({ code, message }) => `  ${code.padEnd(22)}${visible(message, MAX_COLUMNS)}\n`);
  return `${visible(text, MAX_COLUMNS)}\n${warnings.join("")}`;
}

function asJSON(shown: Shown | null, input: string): string {
  const given = cutText(hidePasswords(input), MAX_INPUT);
  const { text, parts, spoofs } = shown ?? { text: null, parts: [], spoofs: [] };
  return `${visibleJSON({ input: given, valid: shown !== null, text, parts, spoofs: spoofs.map(cutMessage) })}\n`;
}

/** A message can have a domain in it, and a domain any length. */
function cutMessage(spoof: Spoof): Spoof {
  return { ...spoof, message: cutText(spoof.message, MAX_INPUT) };
}
