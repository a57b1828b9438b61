import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { fromBytes, isAddress, toBytes, unmap } from "@url/ip";
import { extractIPv4 } from "@url/ip/special";
import { orThrow } from "@url/result";
import { expectLookup, type LookupOptions } from "./connect/lookup.ts";

/**
 * Asks the name server for the NAT64 prefixes of this network, for the option `addresses.nat64` of a policy. The name
 * `ipv4only.arpa` has two well-known addresses of IPv4 and none of IPv6, so that an address of IPv6 was made by DNS64,
 * and shows the prefix. Resolves to an empty array if there are none. The well-known prefix `64:ff9b::/96` need not be
 * in the policy, and does no harm there.
 *
 * A name server that lies can name a prefix of your own network. Its addresses would then be judged by the IPv4
 * address in them. So ask only a name server that you trust, or compare the answer with what you know.
 * @throws TypeError for a wrong option. The promise rejects if nothing is known for certain: with the error of the lookup
 * if that failed, and if the addresses show no prefix or several. A policy without the prefixes would allow what is behind
 * them.
 * @example typeof discoverNAT64 // → "function"
 * @see https://www.rfc-editor.org/rfc/rfc7050#section-3
 */
export function discoverNAT64(options: LookupOptions = {}): Promise<readonly string[]> {
  expectLookup(options, "discoverNAT64");
  return resolve(options.lookup ?? (systemLookup as LookupFunction)).then((answer) => {
    const texts = typeof answer === "string" ? [answer] : answer.map(({ address }) => address);
    const found = texts.filter((text) => isAddress(text) && orThrow(unmap(text)).includes(":"));
    const shown = found.map(shownBy);
    const prefixes = new Set(shown.flatMap((ways) => certain(ways, shown)));
    if (found.length > 0 && prefixes.size === 0)
      throwFailure(`the addresses of ${NAME} show no prefix, although only a translator makes such addresses`);
    return [...prefixes];
  });
}

/** The name and its addresses, from RFC 7050 and RFC 8880. */
const NAME = "ipv4only.arpa";
const WELL_KNOWN: readonly string[] = ["192.0.0.170", "192.0.0.171"];

/** The addresses of IPv6 of the name. */
function resolve(lookup: LookupFunction): Promise<string | readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(NAME, { all: true, family: 6 }, (error, answer) => {
      // The name server knows the name, and has made no address for it.
      if (error && (error.code === "ENOTFOUND" || error.code === "ENODATA")) resolve([]);
      else if (error) reject(error);
      else resolve(answer);
    });
  });
}

/** Where an address has a well-known address in it. */
interface Way {
  /** What is in front of it, if that is a prefix of RFC 6052, or else null. */
  readonly prefix: string | null;
  readonly inside: string;
}

/** The well-known addresses in an address of IPv6: behind each prefix of RFC 6052, and at any other octet. */
function shownBy(address: string): readonly Way[] {
  const bytes = orThrow(toBytes(address));
  // Bits 64 to 71 are zero in an address that was made.
  if (bytes[8] !== 0) return [];
  const ways = [96, 64, 56, 48, 40, 32].map((length) => {
    const prefix = `${orThrow(fromBytes(bytes.map((byte, index) => (index < length / 8 ? byte : 0))))}/${length}`;
    const read = extractIPv4(prefix, address);
    return { prefix, inside: read.ok ? read.value! : "" };
  });
  // At octets 4, 9 and 12 is what prefixes of 32, 64 and 96 bits show.
  const others = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11].map((at) => {
    return { prefix: null, inside: orThrow(fromBytes(bytes.subarray(at, at + 4))) };
  });
  return [...ways, ...others].filter(({ inside }) => WELL_KNOWN.includes(inside));
}

/** The prefix of an address. If there are several ways, the one counts that is shown with the other well-known address too. */
function certain(ways: readonly Way[], shown: readonly (readonly Way[])[]): readonly string[] {
  const all = shown.flat();
  const isTwice = ({ prefix, inside }: Way) => all.some((way) => way.prefix === prefix && way.inside !== inside);
  const found = ways.filter((way) => way.prefix !== null && (ways.length === 1 || isTwice(way)));
  if (ways.length > 1 && found.length !== 1)
    throwFailure(`an address of ${NAME} shows several prefixes, and it is not certain which is right`);
  return found.map(({ prefix }) => prefix!);
}

function throwFailure(what: string): never {
  throw new Error(`discoverNAT64: ${what}.`);
}
