import * as ours from "@url/ipv6";
import { type Case, contestant, type Work } from "../case.ts";
import { IPADDR, type IPAddr, ipaddr, OURS } from "../implementations.ts";
import { between, type Random, seeded } from "../random.ts";
import { flatten } from "../strings.ts";

/** To pieces and back to the text of RFC 5952, which is also what ipaddr.js gives. */
export const ipv6Cases: readonly Case<string>[] = [
  {
    key: "ipv6",
    title: "`serializeIPv6(parseIPv6(a))`",
    inputs: () => addresses(1000),
    contestants: [contestant(IPADDR, ipaddr, withIPAddr), contestant(OURS, ours, withOurs)],
    comparisons: [{ against: IPADDR, target: { before24: 5, from24: 5 } }],
  },
];

function withOurs({ parseIPv6, serializeIPv6 }: typeof ours): Work<string> {
  return {
    run: (input) => serializeIPv6((parseIPv6(input) as { value: Uint16Array }).value).length,
    text: (input) => serializeIPv6((parseIPv6(input) as { value: Uint16Array }).value),
  };
}

function withIPAddr({ IPv6 }: IPAddr): Work<string> {
  return {
    run: (input) => IPv6.parse(input).toString().length,
    text: (input) => IPv6.parse(input).toString(),
  };
}

/** Half of them whole, half with a gap written "::", one in four in capitals or with leading zeros. */
export function addresses(count: number): string[] {
  const random = seeded(4);
  return Array.from({ length: count }, () => flatten(address(random)));
}

function address(random: Random): string {
  const pieces = Array.from({ length: 8 }, () => between(random, 1, 0xffff).toString(16));
  const gap = between(random, 2, 5);
  const start = between(random, 0, 8 - gap);
  const text = random() < 0.5 ? pieces : [...pieces.slice(0, start), "", ...pieces.slice(start + gap)];
  const joined = text.join(":").replace(/^:/, "::").replace(/:$/, "::");
  return random() < 0.75
    ? joined
    : joined.toUpperCase().replace(/\b[0-9A-F]{1,3}\b/g, (piece) => piece.padStart(4, "0"));
}
