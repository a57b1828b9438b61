/** Returns `text` without one leading `delimiter`. */
export function withoutDelimiter(text: string, delimiter: string): string {
  return text.startsWith(delimiter) ? text.slice(1) : text;
}
