import { type Command, command, misuse } from "../command.ts";
import { helpText } from "../help.ts";
import { completionScript, SHELLS, type Shell } from "../shells/completion.ts";
import { manPage } from "../shells/man-page.ts";
import { OK } from "../status.ts";
import { VERSION } from "../version.ts";

/** `url completion`: a script for a shell. It is written from the commands themselves. */
export function completion(commands: () => Promise<ReadonlyMap<string, Command>>): Command {
  return command({
    name: "completion",
    summary: "write a script that completes commands and options in a shell",
    help: `Usage: url completion bash|zsh|fish

Writes a script for the shell to standard output. Its first lines say where to put it.

Options:
  -h, --help  show this text
`,
    arity: { count: 1, says: `takes one of ${SHELLS.join(", ")}` },
    options: {},
    async run({ positionals }, streams) {
      const [shell = ""] = positionals;
      if (!(SHELLS as readonly string[]).includes(shell))
        return misuse("completion", `takes one of ${SHELLS.join(", ")}`, streams);
      await streams.output.write(completionScript(shell as Shell, await commands()));
      return OK;
    },
  });
}

/** `url man`: the man page. */
export function man(load: () => Promise<ReadonlyMap<string, Command>>): Command {
  return command({
    name: "man",
    summary: "write the man page",
    help: `Usage: url man

Writes the man page to standard output, in roff: url man > /usr/local/share/man/man1/url.1

Options:
  -h, --help  show this text
`,
    arity: { count: 0, says: "takes no arguments" },
    options: {},
    async run(_, { output }) {
      const commands = await load();
      await output.write(manPage(helpText(commands), commands, VERSION));
      return OK;
    },
  });
}
