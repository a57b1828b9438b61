import { containsPrefix, has, type IPSet, makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";
import type { AddressList } from "../policy/address-list.ts";
import { CLOUD_SERVICES } from "./tables.ts";

/**
 * Returns the services of clouds among some addresses: metadata, credentials, name servers, host agents. Most of them
 * are in blocks that are not public anyway; they are known here so that `addresses.allow` with a block around one of
 * them does not allow it by accident. Some are public addresses.
 */
export function servicesAmong(addresses: readonly string[]): readonly string[] {
  services ??= orThrow(makeSet(CLOUD_SERVICES));
  return addresses.filter((address) => has(services!, address));
}

let services: IPSet | undefined;

/** Whether a list names a service: with its address or its prefix, or a part of that, and not a block around it. */
export function namesService({ items }: AddressList, service: string): boolean {
  const rows = CLOUD_SERVICES.map((row) => orThrow(makeSet([row]))).filter((row) => has(row, service));
  return items.some((item) => has(orThrow(makeSet([item])), service) && rows.some((row) => containsPrefix(row, item)));
}
