import { fileURLToPath } from "node:url";
import { succeeds } from "@url/tooling-shared/programs";

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
    { name: "Python, urlsplit(line).hostname", command: ["python3", "-c", PYTHON] },
  ];
  return all.filter(({ command: [program] }) => succeeds(program!));
}
