import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replacePart } from "./documents.ts";

/** A command of `tooling/tools.json`, which `npm run tool -- <name>` runs. */
export interface Tool {
  readonly name: string;
  /** The folder of `tooling/` that it is in. */
  readonly room: string;
  /** What it is for: the end of "to …". */
  readonly to: string;
  /** Arguments that are often wanted. */
  readonly example?: string;
  /** Variables that are often set. */
  readonly before?: string;
}

export interface Room {
  readonly name: string;
  readonly description: string;
}

/** Reads the commands of the tools. */
export function readTools(root: string): readonly Tool[] {
  return JSON.parse(readFileSync(join(root, "tooling/tools.json"), "utf8")) as Tool[];
}

/** Reads the rooms, the folders of `tooling/` with a manifest, in the order of their names. */
export function readRooms(root: string): readonly Room[] {
  return readdirSync(join(root, "tooling"))
    .sort()
    .filter((name) => existsSync(join(root, "tooling", name, "package.json")))
    .map((name) => ({
      name,
      description: JSON.parse(readFileSync(join(root, "tooling", name, "package.json"), "utf8")).description,
    }));
}

/** docs/contributing.md with the table of the tools. */
export function updateCommands(text: string, tools: readonly Tool[]): string {
  const rows = tools.map(
    (tool) => `| ${tool.to} | \`${commandOf(tool)}\` | [${tool.room}](../tooling/${tool.room}/README.md) |`,
  );
  return replaceTable(text, ["| to | run | more in |", "|---|---|---|"], rows);
}

/** tooling/README.md with the table of the rooms. */
export function updateRooms(text: string, rooms: readonly Room[], tools: readonly Tool[]): string {
  const rows = rooms.map(({ name, description }) => {
    const commands = tools.filter(({ room }) => room === name).map((tool) => `\`${tool.name}\``);
    return `| [${name}](${name}/README.md) | ${description} | ${commands.join(", ")} |`;
  });
  return replaceTable(text, ["| room | what it is for | tools |", "|---|---|---|"], rows);
}

function commandOf({ before, name, example }: Tool): string {
  return [before, "npm run tool --", name, example].filter(Boolean).join(" ");
}

function replaceTable(text: string, header: readonly [string, string], rows: readonly string[]): string {
  const table = new RegExp(`^${header[0].replaceAll("|", "\\|")}\n(?:\\|.*\n)*`, "m");
  return replacePart(text, table, `${[...header, ...rows].join("\n")}\n`, `the table "${header[0]}"`);
}
