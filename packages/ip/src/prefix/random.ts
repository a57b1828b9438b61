import type { Result } from "@url/result";
import { expectFunction, expectOptions, expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { succeed } from "../error.ts";
import { writePieces } from "../pieces.ts";
import type { PrefixError } from "./prefix.ts";
import { readPrefix } from "./read.ts";

/** How `randomAddress` chooses. */
export interface RandomOptions {
  /**
   * Fills an array with random bytes. The default is the platform's `crypto.getRandomValues`, which nobody can predict.
   * What you pass decides whether somebody can.
   */
  readonly random?: ((bytes: Uint8Array) => unknown) | undefined;
}

/**
 * Returns a random address of a prefix. Each of its addresses is as likely as the others, the first and the last one
 * included. Fails with the error of `parsePrefix`.
 * @throws TypeError for a wrong option, or if there is no option `random` and the platform has no `crypto.getRandomValues`
 * @example randomAddress("192.0.2.7/32") // → { ok: true, value: "192.0.2.7" }
 * @see https://www.w3.org/TR/webcrypto/#Crypto-method-getRandomValues
 */
export function randomAddress(prefix: string, options?: RandomOptions): Result<Address, PrefixError> {
  expectText(prefix, "randomAddress", "prefix");
  expectOptions(options, "randomAddress", { random: expectFunction });
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  const bytes = new Uint8Array(pieces.length * 2);
  (options?.random ?? platformRandom)(bytes);
  pieces.forEach((piece, index) => {
    const bits = (bytes[index * 2]! << 8) | bytes[index * 2 + 1]!;
    pieces[index] = piece | (bits & (0xffff >> Math.min(16, Math.max(0, length - index * 16))));
  });
  return succeed(writePieces(pieces));
}

function platformRandom(bytes: Uint8Array): void {
  const { crypto } = globalThis as { readonly crypto?: { getRandomValues(bytes: Uint8Array): unknown } };
  if (crypto === undefined)
    throw new TypeError("randomAddress: without crypto.getRandomValues, pass the option random.");
  crypto.getRandomValues(bytes);
}
