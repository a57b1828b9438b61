import type { NetConnectOpts, Socket } from "node:net";
import { isIP } from "node:net";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { expectLookup, type LookupOptions } from "./lookup.ts";
import { createSocket, openTCP, openTLS, type Place } from "./open.ts";

/** Three ways to open a connection. */
export interface GuardedConnect {
  /**
   * Opens a TCP connection, with the arguments of `net.connect`. Without arguments, it returns a socket whose `connect` is
   * judged when the client calls it.
   */
  tcp(options?: NetConnectOpts, listener?: () => void): Socket;
  tcp(port: number, host?: string, listener?: () => void): Socket;
  /** Opens a TLS connection, with the arguments of `tls.connect`. */
  tls(options: ConnectionOptions, listener?: () => void): TLSSocket;
  tls(port: number, host?: string, options?: ConnectionOptions, listener?: () => void): TLSSocket;
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
    tcp(...given: unknown[]) {
      const socket = createSocket(compiled, how, optionsOf(given));
      // biome-ignore lint/plugin: the arguments of one call
      return given.length === 0 ? socket : socket.connect(...(given as [never]));
    },
    tls(...given: unknown[]) {
      const listener = given.find((item) => typeof item === "function") as (() => void) | undefined;
      const socket = openTLS(compiled, optionsOf(given), how);
      return listener ? socket.once("secureConnect", listener) : socket;
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

/**
 * The options in the arguments of `net.connect` or `tls.connect`.
 * @throws TypeError for an option that would have no effect, because the connection is opened here
 */
function optionsOf([first, ...rest]: readonly unknown[]): Place {
  const place = typeof first === "number" ? { port: first, host: rest.find((item) => typeof item === "string") } : {};
  const options = [first, ...rest].find((item) => typeof item === "object" && item !== null);
  for (const name of ["fd", "handle", "lookup", "socket"]) {
    if (options && name in options) throw new TypeError(`guardedConnect: the option ${name} must be absent.`);
  }
  return { ...place, ...options } as Place;
}
