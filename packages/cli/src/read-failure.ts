import { quoted } from "./message.ts";

/** What standard input is called, where a file has its path. */
export const STANDARD_INPUT = "<stdin>";

/** A sentence that says what could not be read and why, in plain words where the reason is a common one. */
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
