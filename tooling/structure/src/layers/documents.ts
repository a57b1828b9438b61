import type { House } from "./floors.ts";
import type { PackageSource } from "./read-packages.ts";

/** The picture of the floors, from the roof down. */
function drawFloors({ floors }: House): string {
  const lines = floors.map((line, i) => `${i === 0 ? "–" : i - 1}   ${line.split(" ").join("    ")}`);
  return ["```text", ...lines.reverse().map((line) => ` ${line}`), "```"].join("\n");
}

/**
 * docs/architecture.md with the picture of the floors and the last column of the table of packages as the manifests
 * have them. A package that the table lacks gets a row with its description.
 */
export function updateArchitecture(text: string, packages: readonly PackageSource[], house: House): string {
  const isNotResult = (name: string): boolean => name !== "@url/result";
  const picture = /(?<=^## Floors$[\s\S]*?)```text\n \d [\s\S]*?\n```/m;
  let updated = replacePart(text, picture, drawFloors(house), "the picture of the floors");
  for (const { manifest } of packages) {
    const names = Object.keys(manifest.dependencies ?? {}).filter(isNotResult);
    const cell = names.map((name) => (name.startsWith("@url/") ? name.slice(5) : `\`${name}\``)).join(", ") || "–";
    const row = new RegExp(`^(\\| \`${manifest.name}\` \\| .* \\|) .* \\|$`, "m");
    updated = row.test(updated)
      ? updated.replace(row, `$1 ${cell} |`)
      : addRow(updated, "| package | contains |", `| \`${manifest.name}\` | ${manifest.description} | ${cell} |`);
  }
  return updated;
}

/** docs/packages.md. A package that its table lacks gets a row with its description. */
export function updatePackages(text: string, packages: readonly PackageSource[]): string {
  return packages.reduce((updated, { directory, manifest }) => {
    const link = `[\`${manifest.name}\`](../packages/${directory})`;
    if (updated.includes(link)) return updated;
    const size = `<!-- size ${directory} -->0.0 KB<!-- /size -->`;
    return addRow(updated, "| package | for |", `| ${link} | ${manifest.description} | ${size} |`);
  }, text);
}

/** Replaces what `pattern` matches. Throws if nothing does: then the page would never be compared with the code. */
export function replacePart(text: string, pattern: RegExp, part: string, name: string): string {
  if (!pattern.test(text)) throw new Error(`The page does not have ${name}: ${pattern}`);
  return text.replace(pattern, () => part);
}

/** Adds a row at the end of the table whose header begins with `header`. */
function addRow(text: string, header: string, row: string): string {
  const start = text.indexOf(header);
  if (start === -1) throw new Error(`The page has no table that begins with ${header}`);
  const end = text.indexOf("\n\n", start);
  return `${text.slice(0, end)}\n${row}${text.slice(end)}`;
}
