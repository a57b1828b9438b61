import type { Host } from "@url/host";
import { isSpecialName } from "@url/host/internal";
import { classifyHost } from "@url/ip/special";

/**
 * Whether a host can be one of the public Internet: an address that IANA's registries call global, or a domain with a dot
 * between two labels that is not reserved, such as `printer.local`. Where a domain leads is in DNS, which is not asked.
 * @see https://www.iana.org/assignments/special-use-domain-names
 */
export function isPublicHost(host: Host | null): boolean {
  if (host?.kind !== "domain") return classifyHost(host)?.isGlobal ?? false;
  const domain = host.domain.replace(/\.$/, "");
  return /[^.]\.[^.]/.test(domain) && !isSpecialName(domain);
}
