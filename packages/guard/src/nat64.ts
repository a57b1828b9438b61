import { lookup as systemLookup } from "node:dns";
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
 * @throws TypeError for a wrong option. The promise rejects if nothing is known for certain, with the error of the lookup if
 * that failed: a policy without the prefixes would allow what is behind them.
 * @example typeof discoverNAT64 // → "function"
 * @see https://www.rfc-editor.org/rfc/rfc7050#section-3
 */
export function discoverNAT64(options: LookupOptions = {}): Promise<readonly string[]> {
  expectLookup(options, "discoverNAT64");
  return resolve(options.lookup ?? (systemLookup as LookupFunction)).then((found) => {
    const shown = found.map(shownBy);
    return [...new Set(shown.flatMap((ways) => certain(ways, shown)).map(({ prefix }) => prefix))];
  });
}

/** The name and its addresses, from RFC 7050 and RFC 8880. */
const NAME = "ipv4only.arpa";
const WELL_KNOWN: readonly string[] = ["192.0.0.170", "192.0.0.171"];

/** The addresses of IPv6 of the name. */
function resolve(lookup: LookupFunction): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    lookup(NAME, { all: true, family: 6 }, (error, answer) => {
      // The name server knows the name, and has made no address for it.
      if (error && (error.code === "ENOTFOUND" || error.code === "ENODATA")) resolve([]);
      else if (error) reject(error);
      else resolve(typeof answer === "string" ? [answer] : answer.map(({ address }) => address));
    });
  });
}

/** A prefix that an address shows, and which well-known address is behind it. */
interface Way {
  readonly prefix: string;
  readonly inside: string;
}

/** The prefixes of RFC 6052 behind which an address has one of the well-known addresses. */
function shownBy(address: string): readonly Way[] {
  if (!isAddress(address) || !orThrow(unmap(address)).includes(":")) return [];
  const bytes = orThrow(toBytes(address));
  // Bits 64 to 71 are zero in an address that was made.
  if (bytes[8] !== 0) return [];
  return [96, 64, 56, 48, 40, 32].flatMap((length) => {
    const prefix = `${orThrow(fromBytes(bytes.map((byte, index) => (index < length / 8 ? byte : 0))))}/${length}`;
    const read = extractIPv4(prefix, address);
    return read.ok && WELL_KNOWN.includes(read.value!) ? [{ prefix, inside: read.value! }] : [];
  });
}

/** If an address shows several prefixes, the one counts that is shown with the other well-known address too. */
function certain(ways: readonly Way[], shown: readonly (readonly Way[])[]): readonly Way[] {
  if (ways.length < 2) return ways;
  const all = shown.flat();
  const twice = ways.filter(({ prefix, inside }) => all.some((way) => way.prefix === prefix && way.inside !== inside));
  if (twice.length === 1) return twice;
  throw new Error(
    "discoverNAT64: an address of ipv4only.arpa shows several prefixes, and it is not certain which is right.",
  );
}
