import type { Result } from "@url/result";
import { refuseType } from "@url/result/internal";
import { succeed } from "../error.ts";
import { expectIterable } from "../expect.ts";
import { commonBits, fillBits } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { type Bits, readPrefix, writePrefix } from "./read.ts";

/** Why there is no common supernet: an error in the prefix at `index`. The range is of that prefix, in UTF-16 code units. */
export interface CommonError extends PrefixError {
  readonly index: number;
}

/**
 * Returns the longest prefix that contains all of these prefixes and addresses; null if there are none, or if they are of
 * two families. Fails with the error of `parsePrefix` of the first one that is not a prefix.
 * @throws TypeError if `prefixes` is not an array or another iterable, or is a string
 * @example commonSupernet(["10.0.4.0/24", "10.0.7.1"]) // → { ok: true, value: "10.0.4.0/22" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function commonSupernet(prefixes: Iterable<string>): Result<Prefix | null, CommonError> {
  expectIterable(prefixes, "commonSupernet", "prefixes", "an iterable of strings");
  let common: Bits | null = null;
  let isOneFamily = true;
  let index = 0;
  for (const prefix of prefixes) {
    if (typeof prefix !== "string") refuseType(prefix, "commonSupernet", `prefixes[${index}]`, "a string");
    const read = readPrefix(prefix);
    if (!read.ok) return { ok: false, error: { ...read.error, index } };
    const { pieces, length }: Bits = read.value;
    common ??= { pieces, length };
    isOneFamily &&= pieces.length === common.pieces.length;
    if (isOneFamily) {
      const shared: number = Math.min(length, common.length, commonBits(pieces, common.pieces));
      common = { pieces: fillBits(pieces, shared, 0), length: shared };
    }
    index++;
  }
  return succeed(common && isOneFamily ? writePrefix(common.pieces, common.length) : null);
}
