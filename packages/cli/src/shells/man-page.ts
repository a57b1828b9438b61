import type { Command } from "../command.ts";

/** Returns the man page of the command, in roff, from the help texts. */
export function manPage(help: string, commands: ReadonlyMap<string, Command>, version: string): string {
  const pages = Array.from(commands, ([name, command]) => [
    section(`url ${name}`, command.help),
    ...Array.from(command.subcommands ?? [], ([sub, { help: text }]) => section(`url ${name} ${sub}`, text)),
  ]).flat();
  return `.TH URL 1 "" "@url/cli ${version}" "User Commands"
.SH NAME
url \\- inspect, validate, change and normalize URLs by the URL Standard
.SH SYNOPSIS
${preformatted(help)}.SH COMMANDS
${pages.join("")}.SH SEE ALSO
.BR trurl (1),
.BR curl (1)
.br
https://url.spec.whatwg.org/
`;
}

function section(title: string, help: string): string {
  return `.SS ${title}\n${preformatted(help)}`;
}

/** A backslash starts an escape, and so does a dot or an apostrophe at the start of a line. */
function preformatted(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^(?=[.'])/gm, "\\&");
  return `.nf\n${escaped.trimEnd()}\n.fi\n`;
}
