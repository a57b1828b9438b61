import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressErrorCode, fail, type IPError, succeed } from "./error.ts";
import { parseAddress } from "./parse.ts";

/** An address, and the zone in which it is valid: null if the text has none. */
export interface ScopedAddress {
  readonly address: Address;
  readonly zone: string | null;
}

/**
 * Why a text is not an address with an optional zone.
 *
 * - `zone-empty`: nothing follows the "%"
 * - `zone-invalid-code-point`: the zone contains "%", "/", a space or a control character
 * - `zone-of-IPv4`: an IPv4 address has a zone
 */
export type ScopedError = IPError<AddressErrorCode | "zone-empty" | "zone-invalid-code-point" | "zone-of-IPv4">;

/**
 * Parses an address with an optional zone identifier, such as `fe80::1%eth0`. A zone is the index or the name of a
 * network interface, and has a meaning on one machine only. It must not contain "%", "/", a space or a control
 * character; which other names exist depends on the operating system. URLs cannot have zones.
 * Fails with the codes of `parseAddress`, `zone-empty`, `zone-invalid-code-point` and `zone-of-IPv4`. Ranges are of
 * `text`, in UTF-16 code units.
 * @example parseScoped("fe80::1%eth0") // → { ok: true, value: { address: "fe80::1", zone: "eth0" } }
 * @see https://www.rfc-editor.org/rfc/rfc4007#section-11
 * @see https://www.rfc-editor.org/rfc/rfc9844#section-5
 */
export function parseScoped(text: string): Result<ScopedAddress, ScopedError> {
  expectText(text, "parseScoped", "text");
  const percent = text.indexOf("%");
  const parsed = parseAddress(percent === -1 ? text : text.slice(0, percent));
  if (!parsed.ok) return parsed;
  const address = parsed.value;
  if (percent === -1) return succeed({ address, zone: null });

  const start = percent + 1;
  const zone = text.slice(start);
  if (!address.includes(":")) return fail("zone-of-IPv4", percent, text.length);
  if (zone === "") return fail("zone-empty", start, start);
  const invalid = zone.search(NOT_IN_ZONES);
  if (invalid !== -1) return fail("zone-invalid-code-point", start + invalid, start + invalid + 1);
  return succeed({ address, zone });
}

/**
 * RFC 4007 forbids nothing in a zone. "%" and "/" are excluded because they are delimiters, NUL because RFC 9844 warns
 * of it, and other controls and the space together with NUL.
 */
const NOT_IN_ZONES = /[\0-\x20%/\x7f]/;
