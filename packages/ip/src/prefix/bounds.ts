import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { succeed } from "../error.ts";
import { fillBits, writePieces } from "../pieces.ts";
import type { PrefixError } from "./prefix.ts";
import { readPrefix } from "./read.ts";

/**
 * Returns the first address of a prefix. Fails with the error of `parsePrefix`.
 * @example firstAddress("192.0.2.64/26") // → { ok: true, value: "192.0.2.64" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function firstAddress(prefix: string): Result<Address, PrefixError> {
  expectText(prefix, "firstAddress", "prefix");
  const read = readPrefix(prefix);
  return read.ok ? succeed(writePieces(read.value.pieces)) : read;
}

/**
 * Returns the last address of a prefix, which is the broadcast address of an IPv4 subnet. Fails with the error of
 * `parsePrefix`.
 * @example lastAddress("192.0.2.64/26") // → { ok: true, value: "192.0.2.127" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function lastAddress(prefix: string): Result<Address, PrefixError> {
  expectText(prefix, "lastAddress", "prefix");
  const read = readPrefix(prefix);
  return read.ok ? succeed(writePieces(fillBits(read.value.pieces, read.value.length, 1))) : read;
}

/**
 * Returns the length of a prefix in bits. Fails with the error of `parsePrefix`.
 * @example prefixLength("10.0.0.0/8") // → { ok: true, value: 8 }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function prefixLength(prefix: string): Result<number, PrefixError> {
  expectText(prefix, "prefixLength", "prefix");
  const read = readPrefix(prefix);
  return read.ok ? succeed(read.value.length) : read;
}

/**
 * Returns how many addresses a prefix has. Fails with the error of `parsePrefix`.
 * @example prefixSize("10.0.0.0/8") // → { ok: true, value: 16777216n }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function prefixSize(prefix: string): Result<bigint, PrefixError> {
  expectText(prefix, "prefixSize", "prefix");
  const read = readPrefix(prefix);
  return read.ok ? succeed(1n << BigInt(read.value.pieces.length * 16 - read.value.length)) : read;
}
