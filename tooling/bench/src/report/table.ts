/** A table of Markdown. The columns are of numbers, but for those whose header is in `texts`. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly string[] = [header[0]!],
): string {
  const rule = header.map((name) => (texts.includes(name) ? "---" : "---:"));
  return [header, rule, ...rows].map((cells) => `| ${cells.map(escapePipes).join(" | ")} |`).join("\n");
}

function escapePipes(cell: string): string {
  return cell.replaceAll("|", "\\|");
}
