/** The option of the commands that read lists of URLs. */
export const NULL = { null: { type: "boolean", short: "0" } } as const;

/** Returns its line in a help text, in which the names of options take `width` columns. */
export function nullHelp(width: number): string {
  return `  ${"-0, --null".padEnd(width)}inputs end with NUL instead of a line feed, and so do lines of the output`;
}

/** What ends an input: a line feed, or with `--null` U+0000, as `find -print0`, `sort -z` and `xargs -0` have it. */
export type Delimiter = "\n" | "\0";

export function delimiterOf(values: { readonly null?: boolean | undefined }): Delimiter {
  return values.null === true ? "\0" : "\n";
}

/** The complaint about input with NUL where lines were expected: each line would be one URL with all others in it. */
export const HAS_NUL = "the input has NUL bytes; use --null if they separate the URLs";
