import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Duplex } from "node:stream";
import { refuse } from "@url/result/internal";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { readProxy } from "../policy/proxy.ts";
import { record } from "../record.ts";
import { judgeHostText } from "../rules/judge-host.ts";
import { judgeTarget } from "../rules/judge-target.ts";
import { createResolver } from "./lookup.ts";
import { limitConnectTime, type Opening, type Place } from "./open.ts";

/** What an agent is told when a connection is open or has failed. */
export type Created = (error: Error | null, socket?: Duplex) => void;

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

/**
 * Opens a connection by Node's own agent, which knows whether it goes through a proxy: a name is then judged, and not
 * what it resolves to.
 */
export function openThroughProxy(
  policy: CompiledPolicy,
  place: Place,
  { scheme, lookup = systemLookup as LookupFunction }: Opening,
  connect: (options: object) => Duplex | undefined,
  done: Created,
): undefined {
  const host = place.host ?? "localhost";
  const port = Number(place.port);
  const target = judgeTarget(policy, { host, port, scheme, path: place.path });
  const resolve = createResolver(policy, (name) => judgeHostText(policy, name, port), lookup);
  const open = (): void => {
    // A name other than that of the target is the name of the proxy, which the policy names.
    const ask: LookupFunction = (name, rest, called) => (name === host ? resolve : lookup)(name, rest, called);
    const socket = connect({ ...place, host, lookup: ask });
    if (!socket) return;
    limitConnectTime(policy, socket as never, scheme === "https" ? "secureConnect" : "connect", target);
    if (!isTunnel(socket)) done(null, socket);
  };
  record(policy, target.verdict === "unresolved" ? decide("proxy-named", target) : target)
    .then((error) => (error ? done(error) : open()))
    .catch(done);
}

/** Whether Node itself calls the callback of the agent, when the tunnel through a proxy is open. */
function isTunnel(socket: Duplex): boolean {
  return Object.getOwnPropertySymbols(socket).some(({ description }) => description === "kWaitForProxyTunnel");
}
