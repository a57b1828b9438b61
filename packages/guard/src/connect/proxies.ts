import { refuse } from "@url/result/internal";
import type { CompiledPolicy } from "../policy/policy.ts";
import { readProxy } from "../policy/proxy.ts";

/**
 * Returns whether an agent with the option `proxyEnv` uses proxies.
 * @throws RangeError if one of them is not in `proxies` of the policy
 */
export function expectNamedProxies(
  { proxies }: CompiledPolicy,
  environment: Readonly<Record<string, string | undefined>> | null | undefined,
): boolean {
  const urls = VARIABLES.map((name) => environment?.[name]).filter((value) => value !== undefined && value !== "");
  for (const url of urls) {
    const proxy = readProxy(url!);
    if (proxy === null || !proxies.has(proxy)) {
      refuse(url, "guardedAgent", "each proxy of proxyEnv", "one that the policy names in proxies", "string");
    }
  }
  return urls.length > 0;
}

/** The variables from which Node reads proxies. */
const VARIABLES = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"] as const;
