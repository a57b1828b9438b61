import { expectOptions, type OptionChecks, oneOf } from "@url/result/internal";
import type { Prefix, PrefixError } from "./prefix.ts";
import { failed, readPrefix, writePrefix } from "./read.ts";

/** How {@link parsePrefix} reads. */
export interface ParsePrefixOptions {
  /** What to do with bits beyond the length that are not zero, as in `192.0.2.1/24`. The default is "error". */
  readonly hostBits?: "error" | "mask";
}

/**
 * Reads an address, "/" and a decimal length. Returns the canonical text, or the error value; offsets are UTF-16
 * code units. An address alone is no prefix, and neither is one with a netmask: nothing is guessed.
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.3
 */
export function parsePrefix(text: string, options?: ParsePrefixOptions): Prefix | PrefixError {
  expectOptions(options, "parsePrefix", OPTIONS);
  const bits = readPrefix(text, options?.hostBits === "mask");
  return failed(bits) ? bits : writePrefix(bits.pieces, bits.length);
}

const OPTIONS: OptionChecks<ParsePrefixOptions> = { hostBits: /* @__PURE__ */ oneOf("error", "mask") };
