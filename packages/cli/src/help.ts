import type { Command } from "./command.ts";

/** The text of `url --help`. */
export function helpText(commands: ReadonlyMap<string, Command>): string {
  let width = 0;
  for (const name of commands.keys()) width = Math.max(width, name.length);
  const list = Array.from(commands, ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`).join("");
  return `Usage: url <command> [options]
       url <url>                 the same as url inspect <url>

URLs by the URL Standard, https://url.spec.whatwg.org/

Examples:
  url 'https://example.com/a?b=c'
  url get '{host} {query:q}' urls.txt
  url edit --strip-tracking --unique < urls.txt

Commands:
${list}
Options:
  -h, --help     show this text, or with a command its own; so does url help <command>
  -V, --version  show the version

Every command but trurl takes --color auto, always or never; auto follows the terminal and NO_COLOR.

Exit status: 0 for success; 1 for an invalid input; 2 if reading or writing failed; 3 for wrong usage.
`;
}
