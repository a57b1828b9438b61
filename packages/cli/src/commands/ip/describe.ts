import type { Result } from "@url/result";
import { hidePasswords } from "@url/validator";
import { cutText, visibleJSON } from "@url/validator/internal";
import { type Command, command, type Streams } from "../../command.ts";
import { describeIP, type IPDescription } from "../../describe/ip-description.ts";
import { filterLines } from "../../filter.ts";
import { MAX_INPUT } from "../../output/bounds.ts";
import { explainFailure, type Failure } from "../../output/failure.ts";
import { NO_PROGRESS, noProgressHelp } from "../../output/progress.ts";
import { renderIP } from "../../output/render-ip.ts";
import { INVALID, OK } from "../../status.ts";

/** `url ip <text>`: describes an address, a prefix or a range; without one, a filter over lines. */
export const describe: Command = /* @__PURE__ */ command({
  name: "ip",
  summary: "show what an IP address, prefix or range is; match, aggregate and compare lists of them",
  help: `Usage: url ip [--mask] [--json] [--] [<text>]
       url ip match|aggregate|diff|contains --help

Shows the canonical text of an IP address, a prefix (192.0.2.0/24) or a range (192.0.2.1-192.0.2.9), what IANA's
registries call it, its reverse name, and the arithmetic of prefixes. Parsing is strict: 0x7f.1 and 010.0.0.1 are
errors. For any other text it shows the error code and a caret under the place.

Without a text it reads standard input line by line, and writes the canonical text of each line. For an invalid line it
writes one line to standard error instead: source, line, column, error code, and the text, cut off around the place.
Spaces at both ends are ignored.

Lists of prefixes, ranges and addresses:
  match      write the addresses that are in a list
  aggregate  write the fewest prefixes that cover the addresses of lists
  diff       write which addresses two lists do not have in common
  contains   say whether addresses and prefixes are in a list

Options:
  --mask         clear the bits of a prefix beyond its length, instead of rejecting them
  --json         print one JSON object, for an error too; as a filter, one per line
${noProgressHelp(15)}
  -h, --help     show this text

Exit status: 0 if everything was valid; 1 if something was not; 2 if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: 1, least: 0, says: "takes one text, or none and reads standard input" },
  options: { json: { type: "boolean" }, mask: { type: "boolean" }, ...NO_PROGRESS },
  async run({ values, positionals }, streams) {
    const look = (text: string) => describeIP(text, values.mask === true);
    const [text] = positionals;
    if (text === undefined)
      return values.json === true ? filterToJSON(look, streams) : filterLines(streams, asText(look), hidePasswords);

    const found = look(text);
    if (values.json) {
      await streams.output.write(`${toJSON(text, found)}\n`);
    } else if (found.ok) {
      await streams.output.write(renderIP(found.value));
    } else {
      // Somebody may pass a URL here by mistake: its password must not be shown either.
      await streams.errors.write(explainFailure("IP address, prefix or range", hidePasswords(text), found.error));
    }
    return found.ok ? OK : INVALID;
  },
});

type Look = (text: string) => Result<IPDescription, Failure>;

function asText(look: Look): (line: string) => Result<string, Failure> {
  return (line) => {
    const found = look(line.trim());
    if (found.ok) return { ok: true, value: found.value.text };
    const lead = line.length - line.trimStart().length;
    const { code, start, end } = found.error;
    return { ok: false, error: { code, start: start + lead, end: end + lead } };
  };
}

/** Writes one object for each line, also for a line that is not an address, prefix or range. */
async function filterToJSON(look: Look, streams: Streams): Promise<number> {
  let worst = OK;
  const convert = (line: string): Result<string, Failure> => {
    const found = look(line.trim());
    if (!found.ok) worst = INVALID;
    return { ok: true, value: toJSON(line.trim(), found) };
  };
  const status = await filterLines(streams, convert, hidePasswords);
  return Math.max(worst, status);
}

/** The offsets of an error are those of `input`, which is cut off if it is long. */
function toJSON(input: string, found: Result<IPDescription, Failure>): string {
  if (found.ok) return visibleJSON(found.value);
  const { code, start, end } = found.error;
  return visibleJSON({ valid: false, input: cutText(hidePasswords(input), MAX_INPUT), error: { code, start, end } });
}
