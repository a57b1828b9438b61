import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { createPolicy, type Decision, explain, type Policy } from "@url/guard";
import { hidePasswords } from "@url/validator";
import { cutText, visibleJSON } from "@url/validator/internal";
import { type Command, command, misuse } from "../command.ts";
import { eachInput } from "../input/each-input.ts";
import { readFailure } from "../input/read-failure.ts";
import { MAX_INPUT } from "../output/bounds.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { INVALID, OK } from "../status.ts";

/** `url guard`: which rule of a policy would decide about requests. */
export const guard: Command = /* @__PURE__ */ command({
  name: "guard",
  summary: "show whether a server may request a URL, and which rule decides",
  help: `Usage: url guard [--policy <file>] [--resolve] [--json] [--] [<url>...]

Shows what @url/guard would decide about a request for each URL: allowed, rejected, or unresolved if the addresses of
the name will decide, and the rule. Without a URL it reads standard input, one URL a line. Nothing is requested.

Options:
  --policy <file>  read the options of createPolicy as JSON; without it, http and https to public addresses are allowed
  --resolve        resolve names, and judge their addresses
  --json           print one JSON object for each URL
${noProgressHelp(17)}
  -h, --help       show this text

Exit status: 0 if nothing was rejected; 1 if a URL was rejected; 2 if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes URLs" },
  options: { policy: { type: "string" }, resolve: { type: "boolean" }, json: { type: "boolean" }, ...NO_PROGRESS },
  async run({ values, positionals }, streams) {
    const policy = values.policy === undefined ? createPolicy() : await readPolicy(values.policy);
    if (typeof policy === "string") return misuse("guard", policy, streams);
    const show = values.json ? (decision: Decision) => visibleJSON(decision) : asText;
    return eachInput("guard", positionals, streams, async ({ input }) => {
      const decision = await judge(policy, input, values.resolve === true);
      await streams.output.write(`${show(decision, input)}\n`);
      return decision.verdict === "rejected" ? INVALID : OK;
    });
  },
});

/** Reads a policy from a file of JSON. Returns what is wrong with what is in it; a file that cannot be read throws. */
async function readPolicy(path: string): Promise<Policy | string> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new Error(readFailure(path, error));
  });
  try {
    return createPolicy(JSON.parse(text));
  } catch (error) {
    return `--policy: ${(error as Error).message}`;
  }
}

async function judge(policy: Policy, url: string, resolves: boolean): Promise<Decision> {
  const decision = explain(policy, url);
  if (!resolves || decision.verdict !== "unresolved") return decision;
  const found = await lookup(decision.host!, { all: true }).catch(() => []);
  return explain(policy, url, { addresses: found.map(({ address }) => address) });
}

function asText({ verdict, rule, url, address }: Decision, input: string): string {
  const shown = url === null ? visibleJSON(cutText(hidePasswords(input), MAX_INPUT)) : url;
  return `${verdict.padEnd(10)}  ${rule.padEnd(17)}  ${shown}${address === null ? "" : `  ${address}`}`;
}
