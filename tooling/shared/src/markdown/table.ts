/** Returns a Markdown table. Columns are of numbers, except for those whose header is in `texts`. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly string[] = [header[0]!],
): string {
  const rule = header.map((name) => (texts.includes(name) ? "---" : "---:"));
  return [header, rule, ...rows].map((cells) => `| ${cells.map(clean).join(" | ")} |`).join("\n");
}

function clean(cell: string): string {
  return cell.replaceAll("|", "\\|").replace(/\s+/g, " ");
}
