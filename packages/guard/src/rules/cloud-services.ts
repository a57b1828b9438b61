import { isAddress, unmap } from "@url/ip";
import { orThrow } from "@url/result";
import type { AddressList } from "../policy/address-list.ts";

/**
 * Addresses at which a machine's own cloud answers it: metadata, credentials, name servers, host agents. Most of them
 * are in blocks that are not public anyway; they are here so that `addresses.allow` with a block around one of them
 * does not allow it by accident. The first is a public address. Each is in its canonical text.
 */
const CLOUD_SERVICES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "168.63.129.16", // Azure: the channel to the host, its name server and its agent
  "169.254.169.254", // metadata of most clouds
  "169.254.169.253", // AWS: name server
  "169.254.169.123", // AWS: time
  "169.254.170.2", // AWS ECS: credentials of a task
  "169.254.170.23", // AWS EKS: credentials of a pod
  "169.254.0.23", // Tencent: metadata
  "192.0.0.192", // Oracle: metadata, older
  "100.100.100.200", // Alibaba: metadata
  "100.100.2.136", // Alibaba: name servers
  "100.100.2.138",
  "fd00:ec2::254", // AWS: metadata
  "fd00:ec2::253", // AWS: name server
  "fd00:ec2::123", // AWS: time
  "fd00:ec2::23", // AWS EKS: credentials of a pod
  "fd20:ce::254", // Google: metadata
  "fd00:c1::a9fe:a9fe", // Oracle: metadata
  "fd00:42::42", // Scaleway: metadata
]);

/** Whether a service of a cloud answers at an address, which is in its canonical text. */
export function isCloudService(address: string): boolean {
  return CLOUD_SERVICES.has(address);
}

/** Whether a list names the address of a service by itself, and not only a block around it. */
export function namesService({ items }: AddressList, service: string): boolean {
  return items.some((item) => isAddress(item) && orThrow(unmap(item)) === service);
}
