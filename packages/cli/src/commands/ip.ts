import { cutText, hidePasswords, visibleJSON } from "@url/validator";
import { MAX_INPUT } from "../bounds.ts";
import { type Command, command, type Streams } from "../command.ts";
import { explainFailure, type Failure } from "../failure.ts";
import { filterLines } from "../filter.ts";
import { describeIP, type IPDescription } from "../ip-description.ts";
import { renderIP } from "../render-ip.ts";
import { INVALID, OK } from "../status.ts";

/** `url ip`: an address, a prefix or a range, or a filter over lines of them. */
export const ip: Command = /* @__PURE__ */ command({
  name: "ip",
  summary: "show what an IP address, prefix or range is; without one, a filter",
  help: `Usage: url ip [--mask] [--json] [--] [<text>]

Shows the canonical text of an IP address, a prefix (192.0.2.0/24) or a range (192.0.2.1-192.0.2.9), what IANA's
registries call it, its reverse name, and the arithmetic of prefixes. Readings are strict: 0x7f.1 and 010.0.0.1 are
errors. For a text that is none of them: the error's name, and a caret under the place.

Without a text it reads standard input, one a line, and writes the canonical text of each, one a line. A line that is
none puts one line on standard error instead: the source, the line, the column, the error's name, and the text, cut off
around the place. Spaces around do not count.

Options:
  --mask      clear the bits of a prefix beyond its length, instead of calling them an error
  --json      print one JSON object, for an error too; as a filter, one a line
  -h, --help  show this text

Exit status: 0 when all were addresses, prefixes or ranges; 1 when one was not; 2 when something could not be read or
written; 3 on misuse.
`,
  arity: { count: 1, least: 0, says: "takes one text, or none and reads standard input" },
  options: { json: { type: "boolean" }, mask: { type: "boolean" } },
  async run({ values, positionals }, streams) {
    const look = (text: string) => describeIP(text, values.mask === true);
    const [text] = positionals;
    if (text === undefined)
      return values.json === true ? filterToJSON(look, streams) : filterLines(streams, asText(look), hidePasswords);

    const found = look(text);
    if (values.json) {
      await streams.output.write(`${toJSON(text, found)}\n`);
    } else if ("code" in found) {
      // Whoever asks about a URL here must not see its password either.
      await streams.errors.write(explainFailure("IP address, prefix or range", hidePasswords(text), found));
    } else {
      await streams.output.write(renderIP(found));
    }
    return "code" in found ? INVALID : OK;
  },
});

type Look = (text: string) => IPDescription | Failure;

function asText(look: Look): (line: string) => string | Failure {
  return (line) => {
    const found = look(line.trim());
    if (!("code" in found)) return found.text;
    const lead = line.length - line.trimStart().length;
    return { ...found, start: found.start + lead, end: found.end + lead };
  };
}

/** A line that is none has its line here too: the objects are one for one. */
async function filterToJSON(look: Look, streams: Streams): Promise<number> {
  let worst = OK;
  const convert = (line: string): string => {
    const found = look(line.trim());
    if ("code" in found) worst = INVALID;
    return toJSON(line.trim(), found);
  };
  const status = await filterLines(streams, convert, hidePasswords);
  return Math.max(worst, status);
}

/** Offsets of an error are those of `input`, which is cut off when it is long. */
function toJSON(input: string, found: IPDescription | Failure): string {
  if (!("code" in found)) return visibleJSON(found);
  return visibleJSON({ valid: false, input: cutText(hidePasswords(input), MAX_INPUT), error: found });
}
