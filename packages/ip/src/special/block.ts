/**
 * What an address is, for who must decide whether to talk to it. "global" is what {@link isGlobal} accepts. "special"
 * is every other purpose of the registries; "reserved" is what nobody has been given.
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
 * A row of IANA's IPv4 or IPv6 Special-Purpose Address Registry. A flag is null where the registry says "N/A", or
 * nothing because the allocation has ended.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export interface SpecialBlock {
  readonly prefix: string;
  readonly name: string;
  /** As the registry has it: "[RFC6890], Section 2.1". */
  readonly reference: string;
  /** The year and month of the allocation, and of its end if it has one. */
  readonly allocated: string;
  readonly terminated: string | null;
  readonly source: boolean | null;
  readonly destination: boolean | null;
  readonly forwardable: boolean | null;
  readonly globallyReachable: boolean | null;
  readonly reservedByProtocol: boolean | null;
}
