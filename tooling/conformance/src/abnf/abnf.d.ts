/** What we use of the package `abnf`, which has no types of its own. */
declare module "abnf" {
  import type { Node } from "./parse.ts";

  /**
   * Throws a SyntaxError with the line and the column. The keys of `defs` are in upper case. Without `utf16`, ranges are
   * of code points.
   */
  export function parseString(
    text: string,
    source: string,
    utf16: boolean,
  ): { defs: Readonly<Record<string, { name: string; def: Node }>> };
}
