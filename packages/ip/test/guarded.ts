import { type LookupAddress, lookup } from "node:dns";
import type { Agent } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import { isAddress } from "@url/ip";
import { isGlobal } from "@url/ip/special";

const isPublic = (address: string) => isAddress(address) && isGlobal(address);

/** Makes an agent of node:http or node:https connect only to addresses that `isAllowed` accepts. */
export function guarded<A extends Agent>(agent: A, isAllowed = isPublic, resolve = lookup): A {
  const refusal = (host: string) => Object.assign(new Error(`${host} is rejected`), { code: "ERR_REFUSED" });
  const connect = agent.createConnection;
  agent.createConnection = (options, done) => {
    const host = options.host ?? "localhost";
    // Node connects to an address without a lookup.
    if (isIP(host) !== 0 && !isAllowed(host)) {
      done?.(refusal(host), undefined as never);
      return undefined;
    }
    return connect.call(agent, { ...options, lookup: check }, done);
  };
  // Node connects to the addresses that this returns, and does not resolve the name again.
  const check: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      if (first === undefined) done(error ?? refusal(host), "");
      else if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
  return agent;
}
