import type { Address } from "./address.ts";
import type { AddressErrorCode, IPError } from "./error.ts";
import { parseAddress } from "./parse.ts";

/** An address, and the zone in which it means something; null when none was given. */
export interface ScopedAddress {
  readonly address: Address;
  readonly zone: string | null;
}

/** Why a text is no address with a zone. */
export type ScopedError = IPError<AddressErrorCode | "zone-empty" | "zone-invalid-code-point" | "zone-of-IPv4">;

/**
 * Reads `fe80::1%eth0`: an address with an optional zone identifier, which is an index or a name of an interface and
 * means something on one machine only. A zone holds no "%", "/", space or control: what is left is a matter of the
 * operating system. Offsets are UTF-16 code units. The URL parser takes no zones.
 * @see https://www.rfc-editor.org/rfc/rfc4007#section-11
 * @see https://www.rfc-editor.org/rfc/rfc9844#section-5
 */
export function parseScoped(text: string): ScopedAddress | ScopedError {
  const percent = text.indexOf("%");
  const address = parseAddress(percent === -1 ? text : text.slice(0, percent));
  if (typeof address !== "string") return address;
  if (percent === -1) return { address, zone: null };

  const zone = text.slice(percent + 1);
  const start = percent + 1;
  if (!address.includes(":")) return { code: "zone-of-IPv4", start: percent, end: text.length };
  if (zone === "") return { code: "zone-empty", start, end: start };
  const invalid = zone.search(NO_ZONE);
  if (invalid !== -1) return { code: "zone-invalid-code-point", start: start + invalid, end: start + invalid + 1 };
  return { address, zone };
}

/** RFC 4007 restricts nothing; "%" and "/" delimit, and RFC 9844 warns of NUL, which other controls and spaces join. */
const NO_ZONE = /[\0-\x20%/\x7f]/;
