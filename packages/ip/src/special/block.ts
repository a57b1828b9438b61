/**
 * What an address is for. "global" is what `isGlobal` accepts, "special" is any purpose of the registries that has no
 * name of its own here, and "reserved" is what has not been allocated.
 */
export type Kind =
  | "global"
  | "loopback"
  | "unspecified"
  | "private"
  | "shared"
  | "link-local"
  | "multicast"
  | "broadcast"
  | "documentation"
  | "benchmarking"
  | "special"
  | "reserved";

/**
 * A row of IANA's IPv4 or IPv6 Special-Purpose Address Registry. A flag is null if the registry says "N/A", or if it
 * says nothing because the allocation has ended.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export interface SpecialBlock {
  readonly prefix: string;
  readonly name: string;
  /** As in the registry: "[RFC6890], Section 2.1". */
  readonly reference: string;
  /** The year and the month of the allocation: "2006-02". */
  readonly allocated: string;
  /** The year and the month in which the allocation ended, or null. */
  readonly terminated: string | null;
  readonly source: boolean | null;
  readonly destination: boolean | null;
  readonly forwardable: boolean | null;
  readonly globallyReachable: boolean | null;
  readonly reservedByProtocol: boolean | null;
}
