import { writeIPv4 } from "@url/ipv4/internal";
import type { Result } from "@url/result";
import { expectOptions, expectText, type OptionChecks, oneOf } from "@url/result/internal";
import { type AddressError, succeed } from "./error.ts";
import { isMapped } from "./mapped.ts";
import { readPieces, writePieces } from "./pieces.ts";

/** The options of {@link formatAddress}. */
export interface FormatAddressOptions {
  /** How to write an IPv4-mapped address: as `::ffff:7f00:1` (the default, and canonical) or as `::ffff:127.0.0.1`. */
  readonly ipv4Mapped?: "hex" | "dotted";
}

/**
 * Formats an address for people: as its canonical text, or with the dotted tail that RFC 5952 recommends for an
 * IPv4-mapped address. Fails with the error of `parseAddress`.
 * @throws TypeError or RangeError for a wrong option
 * @example formatAddress("::ffff:7f00:1", { ipv4Mapped: "dotted" }) // → { ok: true, value: "::ffff:127.0.0.1" }
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-5
 */
export function formatAddress(address: string, options?: FormatAddressOptions): Result<string, AddressError> {
  expectText(address, "formatAddress", "address");
  expectOptions(options, "formatAddress", OPTIONS);
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = read.value;
  if (options?.ipv4Mapped !== "dotted" || !isMapped(pieces)) return succeed(writePieces(pieces));
  return succeed(`::ffff:${writeIPv4(pieces[6]! * 0x10000 + pieces[7]!)}`);
}

const OPTIONS: OptionChecks<FormatAddressOptions> = { ipv4Mapped: /* @__PURE__ */ oneOf("hex", "dotted") };

/**
 * Writes all eight pieces of an IPv6 address with four digits each. An IPv4 address stays as it is. Fails with the
 * error of `parseAddress`.
 * @example expand("2001:db8::1") // → { ok: true, value: "2001:0db8:0000:0000:0000:0000:0000:0001" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.2
 */
export function expand(address: string): Result<string, AddressError> {
  expectText(address, "expand", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = read.value;
  if (pieces.length === 2) return succeed(writePieces(pieces));
  return succeed(Array.from(pieces, (piece) => piece.toString(16).padStart(4, "0")).join(":"));
}
