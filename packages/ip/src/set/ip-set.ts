/**
 * A set of addresses, as the sorted list of those at which membership changes: an address is in the set when an odd
 * number of them are not beyond it. IPv4 has one word each, IPv6 four. Equal sets have equal arrays.
 *
 *     10.0.0.0/8, 192.0.2.7        10.0.0.0  11.0.0.0  192.0.2.7  192.0.2.8
 *                                  in        out       in         out
 *
 * A change after the last address of all does not exist, and is left out.
 */
export interface IPSet {
  readonly ipv4: Uint32Array;
  readonly ipv6: Uint32Array;
}
