/** Returns the declaration of a constant text, laid out as the formatter would. */
export function declare(name: string, text: string): string {
  const literal = quote(text);
  const line = `export const ${name} = ${literal};`;
  return line.length <= 120 ? line : `export const ${name} =\n  ${literal};`;
}

/** A literal in ASCII, so that no bundler's choice of charset shows in the size. */
function quote(text: string): string {
  const escaped = text.replace(/["\\]|[^ -~]/g, (unit) =>
    unit === '"' || unit === "\\"
      ? `\\${unit}`
      : unit < "\x80"
        ? `\\x${unit.charCodeAt(0).toString(16).padStart(2, "0")}`
        : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `"${escaped}"`;
}
