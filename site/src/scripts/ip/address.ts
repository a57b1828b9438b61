import {
  type Address,
  expand,
  family,
  formatAddress,
  map,
  parseScoped,
  type ScopedError,
  toBigInt,
  toBytes,
  unmap,
} from "@url/ip";
import { addressToArpa } from "@url/ip/arpa";
import { type Classification, classify } from "@url/ip/special";
import { orThrow, type Result } from "@url/result";

/** A way to write an address. */
export interface Form {
  readonly name: string;
  readonly text: string;
  /** The specification that defines the form. */
  readonly see: string;
}

/** All that the page shows of an address. */
export interface AddressView {
  readonly address: Address;
  readonly family: 4 | 6;
  readonly zone: string | null;
  readonly forms: readonly Form[];
  /** Groups of bits: bytes of IPv4, 16-bit pieces of IPv6. */
  readonly groups: readonly Group[];
  readonly classification: Classification;
}

/** A byte of an IPv4 address, or a piece of an IPv6 address, in three spellings. */
export interface Group {
  readonly text: string;
  readonly hex: string;
  readonly bits: string;
}

/** Describes an address, which may have a zone. Fails as `parseScoped` does. */
export function describeAddress(text: string): Result<AddressView, ScopedError> {
  const parsed = parseScoped(text);
  if (!parsed.ok) return parsed;
  const { address, zone } = parsed.value;
  return {
    ok: true,
    value: {
      address,
      family: family(address),
      zone,
      forms: formsOf(address),
      groups: groupsOf(address),
      classification: orThrow(classify(address)),
    },
  };
}

function formsOf(address: Address): Form[] {
  const number = orThrow(toBigInt(address));
  const forms: Form[] = [];
  const add = (name: string, text: string, see: string): void => void forms.push({ name, text, see });
  if (family(address) === 4) {
    add("Dotted decimal", address, "https://url.spec.whatwg.org/#concept-ipv4-serializer");
    add("IPv4-mapped IPv6", orThrow(map(address)), `${RFC}4291#section-2.5.5.2`);
    const dotted = orThrow(formatAddress(orThrow(map(address)), { ipv4Mapped: "dotted" }));
    add("IPv4-mapped IPv6, dotted", dotted, `${RFC}5952#section-5`);
  } else {
    add("Canonical text", address, `${RFC}5952#section-4`);
    add("Expanded", orThrow(expand(address)), `${RFC}4291#section-2.2`);
    // An address that is not mapped is returned as it is.
    const mapped = orThrow(unmap(address));
    if (mapped !== address) {
      add("Canonical text, dotted", orThrow(formatAddress(address, { ipv4Mapped: "dotted" })), `${RFC}5952#section-5`);
      add("The IPv4 address in it", mapped, `${RFC}4291#section-2.5.5.2`);
    }
    add("In a URL", `[${address}]`, "https://url.spec.whatwg.org/#concept-host-serializer");
  }
  add(
    "Reverse name",
    orThrow(addressToArpa(address)),
    `${RFC}${family(address) === 4 ? "1035#section-3.5" : "3596#section-2.5"}`,
  );
  add("Number", String(number), `${RFC}791#section-2.3`);
  add(
    "Number, hexadecimal",
    `0x${number.toString(16).padStart(family(address) === 4 ? 8 : 32, "0")}`,
    `${RFC}791#section-2.3`,
  );
  return forms;
}

/** Splits an address into bytes (IPv4) or pieces of 16 bits (IPv6). */
export function groupsOf(address: Address): Group[] {
  const bytes = orThrow(toBytes(address));
  const size = bytes.length === 4 ? 1 : 2;
  const groups: Group[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const value = size === 1 ? (bytes[at] as number) : (bytes[at] as number) * 256 + (bytes[at + 1] as number);
    groups.push({
      text: value.toString(size === 1 ? 10 : 16),
      hex: value.toString(16).padStart(size * 2, "0"),
      bits: value.toString(2).padStart(size * 8, "0"),
    });
  }
  return groups;
}

const RFC = "https://www.rfc-editor.org/rfc/rfc";
