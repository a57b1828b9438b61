import { COMPONENT_NAMES } from "./components.ts";
import { FLAGS, SHORT, TAKERS } from "./options.ts";

/** Returns the text of `url trurl --help`. */
export function trurlHelp(): string {
  const rows = [
    ...FLAGS.map(([name, help]) => [spell(name), help] as const),
    ...Object.entries(TAKERS).map(([name, [argument, help]]) => [`${spell(name)} ${argument}`, help] as const),
  ].sort(([a], [b]) => (a.trimStart().replace(/^-., /, "") < b.trimStart().replace(/^-., /, "") ? -1 : 1));
  const width = rows.reduce((widest, [left]) => Math.max(widest, left.length), 0);
  return `Usage: url trurl [options] [<url>...]

Takes the options of trurl 0.16.1 and prints what it prints. URLs are parsed and serialized as the URL Standard says.

Options:
${rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join("")}
Components: url, ${COMPONENT_NAMES.join(", ")}
Modifiers of {component}: url (or an empty word) for percent-encoded text, default, puny, idn, strict, must;
{query:<name>} and {query-all:<name>} are the values of pairs.

Exit status: 0 for success, even if a URL was left out; 1 to 12 as in trurl.
`;
}

function spell(name: string): string {
  for (const [short, long] of SHORT) if (long === name) return `-${short}, --${name}`;
  return `    --${name}`;
}
