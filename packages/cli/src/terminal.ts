import type { Terminal } from "./output.ts";

/** What is known of the terminal behind a stream of Node's; none behind a file or a pipe. */
export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  if (!stream.isTTY) return undefined;
  // https://no-color.org/: set to anything but nothing.
  return { columns: stream.columns || 80, color: !environment.NO_COLOR && environment.TERM !== "dumb" };
}
