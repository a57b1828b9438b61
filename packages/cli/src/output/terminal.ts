import type { Terminal } from "./output.ts";

/** Describes the terminal behind a stream of Node; `undefined` for a file or a pipe. */
export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  // https://force-color.org/ and https://no-color.org/: any value but the empty one. Node also takes "0" and "false".
  const forced = Boolean(environment.FORCE_COLOR) && !/^(?:0|false)$/.test(environment.FORCE_COLOR!);
  if (!stream.isTTY && !forced) return undefined;
  const color = forced || (!environment.NO_COLOR && environment.FORCE_COLOR !== "0" && environment.TERM !== "dumb");
  return { columns: stream.columns || 80, color };
}
