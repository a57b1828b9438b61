import { readFileSync } from "node:fs";
import { makeSet, prefixesOf } from "@url/ip/set";
import { orThrow } from "@url/result";
import { readCSV } from "./csv.ts";

/** The day of the published copies that `ipv6-unicast-allocations.csv` agrees with. */
const ALLOCATED_ON = "2026-09-25";

/** The day on which rows of `cloud-services.csv` were last added or checked. */
const SERVICES_ON = "2026-11-23";

/** The text of `packages/guard/src/rules/tables.ts`. */
export function generateAddresses(): string {
  const allocations = rowsOf("ipv6-unicast-allocations.csv").map(({ Prefix }) => Prefix!);
  const services = rowsOf("cloud-services.csv").map(({ Prefix, Cloud, Service, Source }) => {
    const [address, length] = Prefix!.split("/");
    // What is not an address or a prefix must not become a rule that matches nothing.
    orThrow(makeSet([Prefix!]));
    const item = length === (address!.includes(":") ? "128" : "32") ? address : Prefix;
    return `  // ${Cloud}: ${Service}. ${Source}\n  "${item}",\n`;
  });
  return `// The clouds' own services, and the blocks of IANA's registry of IPv6 Global Unicast Address Assignments.
// Generated from tooling/data/iana: do not edit. To make it again: npm run generate

/** Addresses and prefixes at which a cloud serves the machines in it, as of ${SERVICES_ON}. */
export const CLOUD_SERVICES: readonly string[] = [
${services.join("")}];

/**
 * What IANA has allocated of IPv6, as of ${ALLOCATED_ON}; neighbouring blocks are joined.
 * @see https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
export const ALLOCATED =
  "${[...prefixesOf(orThrow(makeSet(allocations)))].join(" ")}";
`;
}

function rowsOf(file: string): Record<string, string>[] {
  return readCSV(readFileSync(new URL(`../../../data/iana/${file}`, import.meta.url), "utf8"));
}
