import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Home, Kind } from "./row.ts";

/** Returns null if the home exists, else what is missing. */
export function findHome(root: string, home: Home, kind: Kind): string | null {
  const [place = "", name = "", ...rest] = home.split("#");
  if (place === "" || name === "" || rest.length > 0) return `${home} is not a place, "#" and a name`;
  if (place.startsWith("@url/")) return findExport(root, place, name);
  if (!existsSync(join(root, place))) return `there is no file ${place}`;
  const text = readFileSync(join(root, place), "utf8");
  if (place.endsWith(".md")) {
    if (kind !== "convention") return `only a convention is at home on a page, such as ${home}`;
    return headings(text).includes(name) ? null : `${place} has no heading #${name}`;
  }
  const declaration = new RegExp(
    `\\b(?:function|const|interface|type)\\s+${literally(name)}\\b|^  +\\| "${literally(name)}"`,
    "m",
  );
  return declaration.test(text) ? null : `${place} does not declare ${name}`;
}

/** Returns null if the API report of the entry has the export, and the member after a dot, else what is missing. */
function findExport(root: string, entry: string, name: string): string | null {
  const report = join("docs/api", `${entry.slice("@url/".length).replaceAll("/", ".")}.txt`);
  if (!existsSync(join(root, report))) return `${entry} has no report in docs/api`;
  const [exported = "", member] = name.split(".");
  const blocks = readFileSync(join(root, report), "utf8").split(/\n(?=\S)/);
  const block = blocks.find((text) => text.split("\n", 1)[0] === exported);
  if (block === undefined) return `${entry} does not export ${exported}`;
  if (member === undefined) return null;
  const declaration = new RegExp(`^ +(?:(?:static|get|set|readonly) )*${literally(member)}\\??[(:<]`, "m");
  return declaration.test(block) ? null : `${exported} of ${entry} has no member ${member}`;
}

function headings(text: string): string[] {
  const lines = text.split("\n").filter((line) => /^#+ /.test(line));
  return lines.map((line) =>
    line
      .replace(/^#+ /, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
