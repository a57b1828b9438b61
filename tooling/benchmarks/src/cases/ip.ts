import * as net from "node:net";
import * as ip from "@url/ip";
import { has, type IPSet, makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";
import { type Case, contestant, type Work } from "../case.ts";
import {
  CIDR_TOOLS,
  type CIDRTools,
  cidrTools,
  IP_ADDRESS,
  IPADDR,
  type IPAddr,
  type IPAddress,
  ipAddress,
  ipaddr,
  NATIVE,
  OURS,
} from "../implementations.ts";
import { between, type Random, seeded } from "../random.ts";
import { flatten } from "../strings.ts";
import { addresses } from "./ipv6.ts";

/** The number of prefixes, and the part of the addresses that are in one of them. */
const PREFIXES = 2000;

export const ipCases: readonly Case<string>[] = [
  {
    key: "ip-parse-v6",
    title: "`parseAddress(a)`: IPv6 to its canonical text",
    inputs: () => addresses(1000),
    contestants: [
      contestant(IPADDR, ipaddr, parseWithIPAddr),
      contestant(IP_ADDRESS, ipAddress, parse6WithIPAddress),
      contestant(OURS, ip, parse),
    ],
    comparisons: [
      { against: IPADDR, target: { before24: 5, from24: 5 } },
      { against: IP_ADDRESS, target: { before24: 4, from24: 4 } },
    ],
  },
  {
    key: "ip-parse-v4",
    title: "`parseAddress(a)`: IPv4",
    inputs: () => ipv4Addresses(1000),
    contestants: [
      contestant(IPADDR, ipaddr, parseWithIPAddr),
      contestant(IP_ADDRESS, ipAddress, parse4WithIPAddress),
      contestant(OURS, ip, parse),
    ],
    comparisons: [
      { against: IPADDR, target: { before24: 5, from24: 5 } },
      { against: IP_ADDRESS, target: { before24: 4, from24: 4 } },
    ],
  },
  {
    key: "ip-valid",
    title: "`isAddress(a)`, IPv6; native is `net.isIPv6`",
    inputs: () => addresses(1000),
    contestants: [contestant(NATIVE, net, validateNative), contestant(OURS, ip, validate)],
    comparisons: [{ against: NATIVE, target: { before24: 0.8, from24: 0.8 } }],
  },
  {
    key: "ip-member",
    title: "`has(set, a)`, 2,000 IPv4 prefixes; native is `net.BlockList`",
    inputs: () => ipv4Addresses(1000),
    contestants: [
      contestant(NATIVE, blockList(), isMemberNative),
      contestant(OURS, { has, set: orThrow(makeSet(prefixes())) }, isMember),
    ],
    comparisons: [{ against: NATIVE, target: { before24: 20, from24: 2 } }],
  },
  {
    // A few addresses only: cidr-tools takes a millisecond for each.
    key: "ip-member-few",
    title: "`has(set, a)`, 2,000 IPv4 prefixes, 20 addresses",
    inputs: () => ipv4Addresses(20),
    contestants: [
      contestant(CIDR_TOOLS, { cidrTools, prefixes: prefixes() }, isMemberWithCIDRTools),
      contestant(OURS, { has, set: orThrow(makeSet(prefixes())) }, isMember),
    ],
    comparisons: [{ against: CIDR_TOOLS, target: { before24: 1000, from24: 1000 } }],
  },
];

function parse({ parseAddress }: typeof ip): Work<string> {
  return {
    run: (input) => (parseAddress(input) as { value: string }).value.length,
    text: (input) => (parseAddress(input) as { value: string }).value,
  };
}

function parseWithIPAddr({ parse }: IPAddr): Work<string> {
  return {
    run: (input) => parse(input).toString().length,
    text: (input) => parse(input).toString(),
  };
}

function parse6WithIPAddress({ Address6 }: IPAddress): Work<string> {
  return {
    run: (input) => new Address6(input).correctForm().length,
    text: (input) => new Address6(input).correctForm(),
  };
}

function parse4WithIPAddress({ Address4 }: IPAddress): Work<string> {
  return {
    run: (input) => new Address4(input).correctForm().length,
    text: (input) => new Address4(input).correctForm(),
  };
}

function validate({ isAddress }: typeof ip): Work<string> {
  return {
    run: (input) => Number(isAddress(input)),
    text: (input) => String(isAddress(input)),
  };
}

function validateNative({ isIPv6 }: typeof net): Work<string> {
  return {
    run: (input) => Number(isIPv6(input)),
    text: (input) => String(isIPv6(input)),
  };
}

function isMember({ has, set }: { has: (set: IPSet, address: string) => boolean; set: IPSet }): Work<string> {
  return {
    run: (input) => Number(has(set, input)),
    text: (input) => String(has(set, input)),
  };
}

function isMemberNative(list: net.BlockList): Work<string> {
  return {
    run: (input) => Number(list.check(input, "ipv4")),
    text: (input) => String(list.check(input, "ipv4")),
  };
}

function isMemberWithCIDRTools({
  cidrTools,
  prefixes,
}: {
  cidrTools: CIDRTools;
  prefixes: readonly string[];
}): Work<string> {
  return {
    run: (input) => Number(cidrTools.containsCidr(prefixes, input)),
    text: (input) => String(cidrTools.containsCidr(prefixes, input)),
  };
}

function blockList(): net.BlockList {
  const list = new net.BlockList();
  for (const prefix of prefixes()) {
    const [address, length] = prefix.split("/") as [string, string];
    list.addSubnet(address, Number(length), "ipv4");
  }
  return list;
}

/** Of 12 to 24 bits, no two the same, so that about one address in four is in one of them. */
function prefixes(): string[] {
  const random = seeded(6);
  const made = new Set<string>();
  while (made.size < PREFIXES) {
    const length = between(random, 12, 24);
    made.add(`${ipv4Text(bits(random) & -(2 ** (32 - length)))}/${length}`);
  }
  return [...made];
}

function ipv4Addresses(count: number): string[] {
  const random = seeded(5);
  return Array.from({ length: count }, () => flatten(ipv4Text(bits(random))));
}

function bits(random: Random): number {
  return Math.floor(random() * 2 ** 32);
}

function ipv4Text(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join(".");
}
