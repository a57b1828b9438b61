/** The option of the commands that read lists of URLs, which people annotate. */
export const COMMENTS = { comments: { type: "boolean" } } as const;

/** Returns its line in a help text, in which the names of options take `width` columns. */
export function commentsHelp(width: number): string {
  return `  ${"--comments".padEnd(width)}leave out empty lines, and lines that begin with "#"`;
}

/** Returns true for a line that `--comments` leaves out: an empty one, and one that begins with "#", behind any spaces. */
export function isComment(line: string): boolean {
  return /^[\t ]*(?:#|$)/.test(line);
}
