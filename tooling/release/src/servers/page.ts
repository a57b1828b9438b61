import type { Outcome } from "./outcome.ts";
import { versionOf } from "./project.ts";
import { REQUESTS } from "./requests.ts";
import { SERVERS, type Server } from "./servers.ts";

const START = "<!-- form-servers -->\n";
const END = "<!-- /form-servers -->\n";

/** Returns the cells of a server's row. */
export function rowOf(
  { name, tools, runtime }: Server,
  { statuses, closing, closingBeside, wrong }: Outcome,
): string[] {
  const framework = tools.find((tool) => !tool.startsWith("@types/"));
  const isOther = runtime === "bun" || runtime === "deno";
  const version = isOther ? versionOf(runtime) : framework ? versionOf(framework) : process.versions.node;
  const right = wrong.length === 0 ? "" : ` (${wrong.length} wrong)`;
  return [`${name}${right}`, version, ...statuses.map(String), timeOf(closing), timeOf(closingBeside)];
}

/** Returns the page with the rows of `outcomes`, in the order of the servers. Other servers keep theirs. */
export function withRows(page: string, outcomes: ReadonlyMap<string, Outcome>): string {
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  if (from === -1 || to === -1) throw new Error("docs/form-servers.md has no place for the servers");
  const before = page.slice(from, to).split("\n");
  const rows = SERVERS.map((server) => {
    const outcome = outcomes.get(server.name);
    if (outcome) return `| ${rowOf(server, outcome).join(" | ")} |`;
    return before.find((line) => line.startsWith(`| ${server.name} |`)) ?? "";
  });
  const head = ["server", "version", ...REQUESTS.map(({ name }) => name), "`close()`", "beside a rejected client"];
  const rule = head.map((_, index) => (index < 2 ? "---" : "---:"));
  const lines = [head, rule].map((row) => `| ${row.join(" | ")} |`);
  return `${page.slice(0, from)}${START}${[...lines, ...rows.filter(Boolean)].join("\n")}\n${page.slice(to)}`;
}

function timeOf(milliseconds: number | null): string {
  if (milliseconds === null) return "–";
  return Number.isFinite(milliseconds) ? `${milliseconds} ms` : "over a minute";
}
