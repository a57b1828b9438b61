import type { Export } from "./exports.ts";

/** The exports that no standard describes, by entry or by `entry name`, and why a doc comment has no `@see`. */
export const NO_STANDARD: ReadonlyMap<string, string> = new Map([
  ["@url/result", "results are this project's own convention"],
]);

/** Why an export has no standard to cite, or undefined if it must cite one. */
export function noStandardFor({ entry, name }: Pick<Export, "entry" | "name">): string | undefined {
  return NO_STANDARD.get(entry) ?? NO_STANDARD.get(`${entry} ${name}`);
}
