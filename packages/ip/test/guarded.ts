import { type LookupAddress, lookup } from "node:dns";
import type { Agent } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import { isGlobal } from "@url/ip/special";

/** Makes an agent of node:http or node:https dial no address but those that `isAllowed` accepts. */
export function guarded<A extends Agent>(agent: A, isAllowed = isGlobal, resolve = lookup): A {
  const refusal = (host: string) => Object.assign(new Error(`${host} is refused`), { code: "ERR_REFUSED" });
  const connect = agent.createConnection;
  agent.createConnection = (options, done) => {
    const host = options.host ?? "localhost";
    // An address in the place of a name is dialled without a lookup.
    if (isIP(host) !== 0 && !isAllowed(host)) {
      done?.(refusal(host), undefined as never);
      return undefined;
    }
    return connect.call(agent, { ...options, lookup: check }, done);
  };
  // What is checked here is what is dialled: nothing is resolved a second time.
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
