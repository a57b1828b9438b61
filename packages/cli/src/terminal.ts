import type { Terminal } from "./output.ts";

/** Describes the terminal behind a stream of Node; `undefined` for a file or a pipe. */
export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  if (!stream.isTTY) return undefined;
  // https://no-color.org/: any value but the empty one.
  return { columns: stream.columns || 80, color: !environment.NO_COLOR && environment.TERM !== "dumb" };
}
