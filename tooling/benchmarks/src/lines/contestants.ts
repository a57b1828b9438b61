import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program that reads lines and writes lines. */
export interface Contestant {
  readonly name: string;
  readonly command: readonly string[];
}

/** Programs that write the same: the first is ours. */
export interface Task {
  readonly name: string;
  readonly contestants: readonly [ours: Contestant, native: Contestant];
}

const URL_COMMAND = fileURLToPath(new URL("../../../../packages/cli/dist/bin.cjs", import.meta.url));
const NATIVE = fileURLToPath(new URL("./native-process.js", import.meta.url));

/** Returns what is compared on the Node at the path `node`. */
export function tasksOn(node: string): readonly Task[] {
  const task = (args: readonly string[], property: string): Task => ({
    name: args.join(" "),
    contestants: [
      { name: `url ${args.join(" ")}`, command: [node, URL_COMMAND, ...args] },
      { name: `new URL(line).${property}`, command: [node, NATIVE, property] },
    ],
  });
  return [task(["get", "{host}"], "hostname"), task(["normalize"], "href")];
}

/** Returns short runs of the command, after one of `empty`, a script that does nothing. */
export function startsOn(node: string, empty: string): readonly Contestant[] {
  const runs = [["-V"], ["get", "{host}", "https://a/"], ["https://a/"], ["edit", "--set", "port=1", "https://a/"]];
  return [
    { name: "an empty script", command: [node, empty] },
    ...runs.map((args) => ({ name: `url ${args.join(" ")}`, command: [node, URL_COMMAND, ...args] })),
  ];
}

const PYTHON = `
import sys
from urllib.parse import urlsplit
for line in sys.stdin:
    try: sys.stdout.write((urlsplit(line.rstrip("\\n")).hostname or "") + "\\n")
    except ValueError: pass
`;

/** Returns the programs of other languages, which read hosts by other rules: those that are installed. */
export function otherPrograms(): readonly Contestant[] {
  const all: readonly Contestant[] = [
    { name: "trurl --get {host}", command: ["trurl", "--url-file", "-", "--get", "{host}"] },
    { name: "unfurl domains", command: ["unfurl", "domains"] },
    { name: "Python, urlsplit(line).hostname", command: ["python3", "-c", PYTHON] },
    { name: "awk -F/ '{ print $3 }'", command: ["awk", "-F/", "{ print $3 }"] },
  ];
  return all.filter(({ command: [program] }) => isInstalled(program!));
}

/** Returns what finds links in text, by other rules too: ours on the Node at the path `node`, and what is installed. */
export function extractorsOn(node: string): readonly Contestant[] {
  const ours = { name: "url extract --only -", command: [node, URL_COMMAND, "extract", "--only", "-"] };
  return isInstalled("xurls") ? [ours, { name: "xurls", command: ["xurls"] }] : [ours];
}

/** Returns true if the search path has the program. Some of them have no option that says their version. */
function isInstalled(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}
