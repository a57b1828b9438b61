import { table } from "@url/tooling-shared/markdown";
import type { Row } from "./rows.mjs";

/** What a probe says about a row: a verdict for each way, or why there is none. */
export type Found = Readonly<Record<string, string>> | string;

/** What every engine has found about every row. `clients-process.mjs` prints the rows of one engine. */
export interface Results {
  /** The versions of the packages in the matrix. */
  readonly versions: Readonly<Record<string, string>>;
  /** By the name and the version of the engine, and then by the client and the guard. */
  readonly engines: Readonly<Record<string, Readonly<Record<string, Found>>>>;
}

/** Writes the part of the README about clients. */
export function clientsOf(rows: readonly Row[], results: Results): string {
  const ours = rows.filter(({ guard }) => guard === "@url/guard");
  const recipes = ours.flatMap(({ client, request, why }) => (why ? [[client, `\`${bodyOf(request)}\``, why]] : []));
  const faults = ours.flatMap(({ client, instead }) => (instead ? [[client, instead]] : []));
  return [
    table(["client", "request", "why"], recipes, ["client", "request", "why"]),
    "These bypass the policy, or do worse:",
    table(["client", "what happens, and what to do"], faults, ["client", "what happens, and what to do"]),
    `What \`probe\` of [\`@url/guard/test\`](#test-your-own-client) finds, the same on ${enginesOf(results, "Node").join(", ")}: "held" if nothing forbidden was reached, "–" if the client does not take this way. Clients with agents speak HTTP/1.1 in the column HTTP/2. Other guards are tried with the same clients and the same servers.`,
    nodeTable(rows, results),
    "The same on other engines:",
    otherTable(ours, results),
  ].join("\n\n");
}

/** The source of what a row requests, on one line, without the names of its tools. */
function bodyOf(request: Row["request"]): string {
  const source = `${request}`.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/, \)/g, ")").replace(/, \}/g, " }");
  return source.slice(source.indexOf("=>") + 2).trim();
}

function enginesOf({ engines }: Results, name: string): string[] {
  return Object.keys(engines)
    .filter((engine) => engine.startsWith(name))
    .sort();
}

function nodeTable(rows: readonly Row[], results: Results): string {
  const engines = enginesOf(results, "Node");
  const foundOf = ({ client, guard }: Row) => engines.map((engine) => results.engines[engine]![`${client}, ${guard}`]!);
  const ways = Object.keys(rows.map((row) => foundOf(row).find((one) => typeof one !== "string")).find(Boolean)!);
  const header = ["client", "guard", ...ways];
  const lines = rows.map((row) => {
    const found = foundOf(row);
    const since = engines.filter((_, at) => typeof found[at] !== "string");
    const onlyOn = since.length < engines.length ? ` (from ${since[0]})` : "";
    const cells = ways.map((way) => {
      const verdicts = new Set(found.flatMap((one) => (typeof one === "string" ? [] : [one[way]!])));
      return Array.from(verdicts, (verdict) => WORDS[verdict] ?? verdict).join(" or ");
    });
    return [`${titleOf(row, results)}${onlyOn}`, versioned(row.guard, results), ...cells];
  });
  return table(header, lines, header);
}

function otherTable(rows: readonly Row[], results: Results): string {
  const engines = [...enginesOf(results, "Bun"), ...enginesOf(results, "Deno")];
  const lines = rows.map((row) => [
    titleOf(row, results),
    ...engines.map((engine) => summaryOf(results.engines[engine]![`${row.client}, ${row.guard}`]!)),
  ]);
  return table(["client", ...engines], lines, ["client", ...engines]);
}

/** What an engine found about a row, in a few words. */
function summaryOf(found: Found): string {
  if (typeof found === "string") return `**${found}**`;
  const ways = (verdict: string) => Object.keys(found).filter((way) => found[way] === verdict);
  const parts = ["reached", "ends the process", "untested"].flatMap((verdict) => {
    const all = ways(verdict);
    return all.length === 0 ? [] : [`${WORDS[verdict]}: ${all.join(", ")}`];
  });
  return parts.length === 0 ? "held" : parts.join("; ");
}

const WORDS: Readonly<Record<string, string>> = {
  unused: "–",
  reached: "**reached**",
  untested: "untested",
  "ends the process": "**ends the process**",
};

/** The client with its version. */
function titleOf({ client, modules = {} }: Row, { versions }: Results): string {
  const [name] = Object.values(modules);
  if (name === undefined || name === "got-ssrf") return client;
  const version = versions[name]!;
  const [first, ...rest] = client.split(/(?=,? (?:without|[`r]))/);
  return `${first!.replace(/ \d+$/, "")} ${version}${rest.join("")}`;
}

function versioned(guard: string, { versions }: Results): string {
  const version = versions[guard];
  return version === undefined ? guard : `${guard} ${version}`;
}
