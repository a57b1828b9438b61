import { quoted } from "../output/message.ts";

/** The name of standard input, instead of a file's path. */
export const STANDARD_INPUT = "<stdin>";

/** Returns a sentence that says what cannot be read and why, in plain words for the common reasons. */
export function readFailure(source: string, error: unknown): string {
  const name = source === STANDARD_INPUT ? "standard input" : quoted(source);
  const { code = "", message = String(error) } = error as NodeJS.ErrnoException;
  return `cannot read ${name}: ${REASONS.get(code) ?? message}`;
}

const REASONS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["ENOENT", "there is no such file"],
  ["ENOTDIR", "there is no such file"],
  ["ENAMETOOLONG", "there is no such file"],
  ["EISDIR", "it is a directory"],
  ["EACCES", "permission denied"],
]);
