import { isArray, refuse } from "@url/result/internal";

/** A range of ports, both ends included. */
export type PortRange = readonly [first: number, last: number];

/**
 * Reads a list of ports and of ranges of ports.
 * @throws TypeError or RangeError if it is not one
 */
export function readPorts(list: unknown, where: string, name: string): readonly PortRange[] {
  if (!isArray(list)) refuse(list, where, name, "an array of ports and of ranges as [first, last]");
  return Array.from(list, (port: unknown, index) => {
    const [first, last] = isArray(port) && port.length === 2 ? port : [port, port];
    if (!isPort(first) || !isPort(last) || first > last) {
      refuse(
        first,
        where,
        `${name}[${index}]`,
        "an integer from 0 to 65535, or two of them as [first, last]",
        "number",
      );
    }
    return [first, last] as const;
  });
}

/** Whether a port is in one of these ranges. */
export function includesPort(ranges: readonly PortRange[], port: number): boolean {
  return ranges.some(([first, last]) => first <= port && port <= last);
}

function isPort(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffff;
}
