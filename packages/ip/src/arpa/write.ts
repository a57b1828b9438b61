import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { type AddressError, fail, succeed } from "../error.ts";
import { type Pieces, readPieces } from "../pieces.ts";
import type { PrefixError } from "../prefix/prefix.ts";
import { readPrefix } from "../prefix/read.ts";
import type { ArpaError } from "./error.ts";

/**
 * Returns the reverse name of an address, without a final dot: four labels under `in-addr.arpa`, or 32 under
 * `ip6.arpa`. Fails with the error of `parseAddress`.
 * @example addressToArpa("192.0.2.1") // → { ok: true, value: "1.2.0.192.in-addr.arpa" }
 * @see https://www.rfc-editor.org/rfc/rfc1035#section-3.5
 * @see https://www.rfc-editor.org/rfc/rfc3596#section-2.5
 */
export function addressToArpa(address: string): Result<string, AddressError> {
  expectText(address, "addressToArpa", "address");
  const read = readPieces(address);
  return read.ok ? succeed(nameOf(read.value, read.value.length * 16)) : read;
}

/**
 * Returns the name of the reverse zone of a prefix. An IPv4 prefix longer than 24 bits has a name of RFC 2317:
 * `64/26.2.0.192.in-addr.arpa`. Fails with the error of `parsePrefix`, and with `arpa-boundary` if any other prefix
 * ends inside a label.
 * @example prefixToArpa("192.0.2.0/24") // → { ok: true, value: "2.0.192.in-addr.arpa" }
 * @see https://www.rfc-editor.org/rfc/rfc2317#section-4
 */
export function prefixToArpa(prefix: string): Result<string, PrefixError | ArpaError> {
  expectText(prefix, "prefixToArpa", "prefix");
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  const step = pieces.length === 2 ? 8 : 4;
  if (length % step === 0) return succeed(nameOf(pieces, length));
  if (step === 4 || length < 24) return fail("arpa-boundary", prefix.indexOf("/") + 1, prefix.length);
  return succeed(`${pieces[1]! & 0xff}/${length}.${nameOf(pieces, 24)}`);
}

/** Writes the labels of the first `length` bits, the last label first. */
function nameOf(pieces: Pieces, length: number): string {
  const [step, radix, suffix] = pieces.length === 2 ? [8, 10, "in-addr.arpa"] : [4, 16, "ip6.arpa"];
  let name = suffix;
  for (let at = 0; at < length; at += step) {
    const label = (pieces[at >> 4]! >> (16 - step - (at & 15))) & (2 ** step - 1);
    name = `${label.toString(radix)}.${name}`;
  }
  return name;
}
