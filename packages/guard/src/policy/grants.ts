import { isArray, refuse } from "@url/result/internal";
import { type AddressList, readAddresses } from "./address-list.ts";
import { readOptions } from "./checks.ts";
import { type HostPatterns, readHostPatterns } from "./host-patterns.ts";
import { type PortRange, readPorts } from "./ports.ts";

/** Connections of these hosts to these addresses on these ports. */
export interface Grant {
  readonly hosts: HostPatterns;
  readonly addresses: AddressList;
  readonly ports: readonly PortRange[];
}

/**
 * Reads a list of grants.
 * @throws TypeError or RangeError if it is not one: a grant without one of its lists would be wider than it looks
 */
export function readGrants(list: unknown, where: string): readonly Grant[] {
  if (!isArray(list)) refuse(list, where, "grants", "an array of grants");
  // Not `map`, which skips the holes of an array.
  return Array.from(list, (grant: unknown, index) => {
    const name = `${where}: grants[${index}]`;
    const anything = () => {};
    const { hosts, addresses, ports } = readOptions(grant as Readonly<Record<keyof Grant, unknown>>, name, {
      hosts: anything,
      addresses: anything,
      ports: anything,
    });
    return {
      hosts: readHostPatterns(hosts, name, "hosts", true),
      addresses: readAddresses(addresses, name, "addresses"),
      ports: readPorts(ports, name, "ports"),
    };
  });
}
