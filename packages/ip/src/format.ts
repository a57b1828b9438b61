import { serializeIPv4 } from "@url/ipv4";
import { expectOptions, type OptionChecks, oneOf } from "@url/result/internal";
import type { Address } from "./address.ts";
import type { AddressError, Unless } from "./error.ts";
import { isMapped } from "./mapped.ts";
import { isFailure, readPieces, writePieces } from "./pieces.ts";

/** How {@link format} writes. */
export interface FormatOptions {
  /** An IPv4-mapped address as `::ffff:7f00:1`, which is canonical and the default, or as `::ffff:127.0.0.1`. */
  readonly ipv4Mapped?: "hex" | "dotted";
}

/**
 * The text of an address for people: the canonical one, or with the dotted tail that RFC 5952 recommends where an
 * IPv4 address is known to be inside.
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-5
 */
export function format<Text extends string>(
  address: Text,
  options?: FormatOptions,
): string | Unless<Text, Address, AddressError> {
  expectOptions(options, "format", OPTIONS);
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  if (options?.ipv4Mapped !== "dotted" || !isMapped(pieces)) return writePieces(pieces);
  return `::ffff:${serializeIPv4(pieces[6]! * 0x10000 + pieces[7]!)}`;
}

const OPTIONS: OptionChecks<FormatOptions> = { ipv4Mapped: /* @__PURE__ */ oneOf("hex", "dotted") };

/** All eight pieces with all four digits: `2001:0db8:0000:0000:0000:0000:0000:0001`. An IPv4 address stays as it is. */
export function expand<Text extends string>(address: Text): string | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  if (pieces.length === 2) return writePieces(pieces);
  return Array.from(pieces, (piece) => piece.toString(16).padStart(4, "0")).join(":");
}
