import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { type Command, command, misuse, type Streams } from "../command.ts";
import type { Target } from "../grade/exchange.ts";
import { gradeForm, type Row } from "../grade/grade-form.ts";
import { messageLine, quoted } from "../output/message.ts";
import { FAILED, INVALID, MISUSE, OK } from "../status.ts";

/** `url grade form`: sends hostile forms to a server, and says what it did. */
export const grade: Command = /* @__PURE__ */ command({
  name: "grade",
  summary: "send hostile forms to a server of your own, and say what it did",
  help: `Usage: url grade form [--json] [--wait <seconds>] [--anywhere] <url>

Sends hostile requests to a server that reads forms (application/x-www-form-urlencoded), such as
http://127.0.0.1:3000/submit: bombs, bodies that are too long, cut off, slow or malformed, and 150 at once. After each, it
sends a good form, which the server has to read. Writes a table: what was sent, what should come back, what came back, in
how many milliseconds, and a verdict.

ok    the server did what was expected
weak  it took what it should reject, or waited longer than it should
bad   it failed: a status of 500 or more, no answer, or no answer to the good form after it

The server must be on this computer: a name or an address that is not its loopback is rejected. The requests take up to
64 MB each.

Options:
  --json            write one JSON object a line
  --wait <seconds>  how long a server may wait for a silent sender until it is "weak"; 15 by default
  --anywhere        send them to a server on another computer. Do this only where you are allowed to
  -h, --help        show this text

Exit status: 0 if nothing was bad; 1 if something was; 2 if the server does not answer; 3 for wrong usage.
`,
  arity: { count: 2, least: 2, says: 'takes the word "form" and a URL' },
  options: { json: { type: "boolean" }, wait: { type: "string" }, anywhere: { type: "boolean" } },
  async run({ values, positionals }, streams) {
    const [kind, text = ""] = positionals;
    if (kind !== "form") return misuse("grade", "grades only forms: url grade form <url>", streams);
    const wait = Number(values.wait ?? 15);
    if (!(wait > 0 && wait <= 3600)) return misuse("grade", "--wait must be a number of seconds, up to 3600", streams);
    const target = await targetOf(text, values.anywhere === true);
    if (typeof target === "string") {
      await streams.errors.write(messageLine("url grade", target));
      return MISUSE;
    }
    return write(gradeForm(target, { answer: 30_000, silence: wait * 1000 }), values.json === true, text, streams);
  },
});

async function write(rows: AsyncIterable<Row>, asJSON: boolean, text: string, streams: Streams): Promise<number> {
  let status = OK;
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst && row.found.startsWith("the connection ends")) {
      await streams.errors.write(messageLine("url grade", `no server answers at ${quoted(text)}`));
      return FAILED;
    }
    if (row.verdict === "bad") status = INVALID;
    if (isFirst && !asJSON) await streams.output.write(line("request", "expected", "found", "ms", "verdict"));
    isFirst = false;
    const { name, expected, found, time, verdict } = row;
    await streams.output.write(
      asJSON ? `${JSON.stringify(row)}\n` : line(name, expected, found, String(time), verdict),
    );
    if (streams.output.closed) break;
  }
  return status;
}

function line(name: string, expected: string, found: string, time: string, verdict: string): string {
  return `${name.padEnd(44)}${expected.padEnd(21)}${found.padEnd(21)}${time.padStart(6)}  ${verdict}\n`;
}

/** Returns where a URL leads, or why nothing is sent there. */
async function targetOf(text: string, isAnywhere: boolean): Promise<Target | string> {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return `${quoted(text)} is not a URL`;
  }
  if (url.protocol !== "http:") return `${quoted(text)} must begin with "http://"`;
  const name = url.hostname.replace(/^\[|\]$/g, "");
  let address: string;
  try {
    ({ address } = await lookup(name));
  } catch {
    return `the host of ${quoted(text)} has no address`;
  }
  if (!isAnywhere && !LOOPBACK.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) {
    return `${quoted(text)} is not on this computer; --anywhere allows that`;
  }
  return { address, port: Number(url.port || 80), host: url.host, path: url.pathname + url.search };
}

const LOOPBACK: BlockList = /* @__PURE__ */ (() => {
  const list = new BlockList();
  list.addSubnet("127.0.0.0", 8, "ipv4");
  list.addAddress("::1", "ipv6");
  return list;
})();
