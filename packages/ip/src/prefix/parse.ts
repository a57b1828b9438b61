import type { Result } from "@url/result";
import { expectOptions, expectText, type OptionChecks, oneOf } from "@url/result/internal";
import { succeed } from "../error.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { readPrefix, writePrefix } from "./read.ts";

/** The options of the functions that read prefixes. */
export interface PrefixOptions {
  /** What to do if bits after the prefix length are set, as in `192.0.2.1/24`: fail (the default) or clear them. */
  readonly hostBits?: "error" | "mask";
}

/**
 * Parses a prefix: an address, "/" and a decimal length, or after an IPv4 address its netmask in dotted decimal. The
 * value is the canonical text; the error's range is of `text`, in UTF-16 code units. An address without a length is
 * the prefix of all its bits, here and wherever a prefix is taken. A wildcard mask (`0.0.0.255`) is not a netmask.
 * @throws TypeError or RangeError for a wrong option
 * @example parsePrefix("192.0.2.1/24", { hostBits: "mask" }) // → { ok: true, value: "192.0.2.0/24" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.3
 */
export function parsePrefix(text: string, options?: PrefixOptions): Result<Prefix, PrefixError> {
  expectText(text, "parsePrefix", "text");
  expectOptions(options, "parsePrefix", PREFIX_OPTIONS);
  const read = readPrefix(text, options?.hostBits === "mask");
  return read.ok ? succeed(writePrefix(read.value.pieces, read.value.length)) : read;
}

/** The checks of {@link PrefixOptions}. */
export const PREFIX_OPTIONS: OptionChecks<PrefixOptions> = { hostBits: /* @__PURE__ */ oneOf("error", "mask") };
