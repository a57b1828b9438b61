import type { Command } from "./command.ts";

/** The text of `url --help`. */
export function helpText(commands: ReadonlyMap<string, Command>): string {
  let width = 0;
  for (const name of commands.keys()) width = Math.max(width, name.length);
  const list = Array.from(commands, ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`).join("");
  return `Usage: url <command> [options]

URLs by the URL Standard, https://url.spec.whatwg.org/

Commands:
${list}
Options:
  -h, --help     show this text, or with a command its own
  -v, --version  show the version

Exit status: 0 when all went well; 1 when an input was bad; 2 when something could not be read or written; 3 on misuse.
`;
}
