import type { Socket, TcpNetConnectOpts } from "node:net";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { isIP } from "node:net";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { expectLookup, type LookupOptions } from "./lookup.ts";
import { createSocket, openTCP, openTLS } from "./open.ts";

/** Three ways to open a connection. */
export interface GuardedConnect {
  /**
   * Opens a TCP connection, as `net.connect(options)` does. Without options, it returns a socket whose `connect` is
   * judged when the client calls it.
   */
  tcp(options?: TcpNetConnectOpts): Socket;
  /** Opens a TLS connection, as `tls.connect(options)` does. */
  tls(options: ConnectionOptions): TLSSocket;
  /** The option `createConnection` of `http2.connect`. */
  http2(authority: URL, options?: object): Socket;
}

/**
 * Makes functions that open only connections that the policy allows, for clients of other protocols than HTTP/1: they
 * take a socket, or a function that returns one. Each connection is judged by the address that is dialled, and so is
 * each later `connect` of such a socket. A rejection is a `GuardError`, in the event "error" of the socket.
 *
 * By default a policy does not allow the ports that the Fetch Standard blocks, such as 25 and 587 for mail, 389 for LDAP
 * and 6000 to 6669: name yours in `ports`. `schemes` counts for `http2` alone.
 * @throws TypeError if `policy` is not what `createPolicy` returns, or has an option without effect here
 * @example typeof guardedConnect(createPolicy()).tcp // → "function"
 * @see https://nodejs.org/api/net.html#netconnectoptions-connectlistener
 */
export function guardedConnect(policy: Policy, options: LookupOptions = {}): GuardedConnect {
  const compiled = expectPolicy(policy, "guardedConnect", UNUSED);
  expectLookup(options, "guardedConnect");
  const { lookup } = options;
  const how = { scheme: null, lookup };
  return {
    tcp(given) {
      expectNothingOpen(given);
      return given === undefined ? createSocket(compiled, how) : openTCP(compiled, given, how);
    },
    tls(given) {
      expectNothingOpen(given);
      return openTLS(compiled, given as never, how);
    },
    http2({ protocol, hostname, port }, given = {}) {
      const scheme = protocol.slice(0, -1);
      const host = hostname.replace(/^\[|\]$/g, "");
      const place = { ...given, host, port: port || (scheme === "https" ? 443 : 80) };
      if (scheme === "http") return openTCP(compiled, place, { scheme, lookup });
      const identity = isIP(host) ? {} : { servername: host };
      return openTLS(compiled, { ALPNProtocols: ["h2"], ...identity, ...place } as never, { scheme, lookup });
    },
  };
}

/** A connection has no URL, no redirect and no response. */
const UNUSED = ["credentials", "redirects", "proxies", "limits.time", "limits.responseBytes"];

/** @throws TypeError for an option that would have no effect, because the connection is opened here */
function expectNothingOpen(given: object = {}): void {
  for (const name of ["fd", "handle", "lookup", "socket"]) {
    if (name in given) throw new TypeError(`guardedConnect: the option ${name} must be absent.`);
  }
}
