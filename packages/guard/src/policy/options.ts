import type { IPSet } from "@url/ip/set";
import type { Decision } from "./decision.ts";

/** What a policy allows. Without options it allows http and https to public addresses. */
export interface PolicyOptions {
  /** Schemes without the colon, "http" or "https". The default is both. */
  readonly schemes?: readonly ("http" | "https")[] | undefined;
  /**
   * Ports, and ranges as `[first, last]`. The default is every port but those that the Fetch Standard blocks, such as
   * 25 for mail; a port in a list of yours is allowed even if it is one of these.
   */
  readonly ports?: readonly (number | readonly [number, number])[] | undefined;
  /** Hosts by name. */
  readonly hosts?: HostOptions | undefined;
  /** Addresses, whether they are in a URL or come from a resolver. */
  readonly addresses?: AddressOptions | undefined;
  /**
   * Connections that are allowed although something else would reject them, each for these hosts, to these addresses,
   * on these ports alone. `hosts.deny` and `addresses.deny` reject them all the same.
   */
  readonly grants?: readonly GrantOptions[] | undefined;
  /**
   * "every" (the default) rejects a name if one of its addresses is rejected. "some" connects to those that are allowed.
   */
  readonly answers?: "every" | "some" | undefined;
  /** Whether a URL may have a username or a password; "reject" is the default. Agents do not see URLs. */
  readonly credentials?: "reject" | "allow" | undefined;
  /** What `guardedFetch` does with redirects. */
  readonly redirects?: RedirectOptions | undefined;
  /** The paths of Unix domain sockets to which a connection may be opened, by default none. */
  readonly sockets?: readonly string[] | undefined;
  /**
   * The URLs of proxies that an agent may use. By default there is no proxy. A proxy resolves names itself, so that behind one
   * the policy judges names and addresses in URLs, and not what names resolve to.
   */
  readonly proxies?: readonly string[] | undefined;
  /** Limits of time and size. */
  readonly limits?: LimitOptions | undefined;
  /**
   * Whether requests that are rejected go on. `onDecision` is told what would be rejected, and must be there. What ends
   * a request (`limits` and `redirects.limit`), and what cannot be requested, is rejected in a dry run too.
   */
  readonly dryRun?: boolean | undefined;
  /**
   * Is called for each decision, for an audit log. What it throws rejects the request. If it returns a promise, the
   * request waits for it, and what it rejects with rejects the request.
   */
  readonly onDecision?: ((decision: Decision) => unknown) | undefined;
}

/** Hosts by name. */
export interface HostOptions {
  /**
   * If there is a list, only these hosts: `example.com` is that name alone, `*.example.com` every name below it. A name
   * in it may be a special-use name or have one label. Its addresses are judged all the same.
   */
  readonly allow?: readonly string[] | undefined;
  /** Hosts that are rejected, whatever else allows them. */
  readonly deny?: readonly string[] | undefined;
}

/** Addresses by number. */
export interface AddressOptions {
  /** Addresses, prefixes and ranges that are allowed although they are not public, such as `10.1.0.0/16`, or a set. */
  readonly allow?: readonly string[] | IPSet | undefined;
  /** Addresses, prefixes and ranges that are rejected, whatever else allows them, or a set. */
  readonly deny?: readonly string[] | IPSet | undefined;
  /** Your own NAT64 prefixes (RFC 6052). An address in one is judged by the IPv4 address in it. */
  readonly nat64?: readonly string[] | undefined;
  /**
   * "reject" (the default) rejects the addresses that this machine has, although they may be public, and the networks
   * of IPv6 to which it is linked. `allow` and grants may have them all the same.
   */
  readonly own?: "reject" | "allow" | undefined;
}

/** What some hosts may reach. All three are necessary: a connection is allowed if each has what it needs. */
export interface GrantOptions {
  /** Hosts as in `hosts.allow`, and addresses for URLs with an address. They may be special-use names or have one label. */
  readonly hosts: readonly string[];
  /** Addresses, prefixes and ranges, or a set. */
  readonly addresses: readonly string[] | IPSet;
  /** Ports, and ranges as `[first, last]`. */
  readonly ports: readonly (number | readonly [number, number])[];
}

/** What `guardedFetch` does with redirects. */
export interface RedirectOptions {
  /** The number of redirects that are followed. The default is 5. */
  readonly limit?: number | undefined;
  /** Whether a redirect may lead from https to http. The default is false. */
  readonly downgrade?: boolean | undefined;
  /**
   * The names of headers that go to another origin too. Without it only `Accept`, `Accept-Encoding`,
   * `Accept-Language` and `User-Agent` do, and what describes the body if that is sent again.
   */
  readonly keepHeaders?: readonly string[] | undefined;
}

/** Limits of time and size; Infinity means no limit. */
export interface LimitOptions {
  /** Milliseconds until a connection is open, TLS included. The default is 10,000. */
  readonly connectTime?: number | undefined;
  /** Milliseconds until a response is complete; for `guardedFetch`, redirects included. The default is 60,000. */
  readonly time?: number | undefined;
  /**
   * Bytes of a response, as it is received, and as each of its content codings is decompressed; agents do not decompress.
   * The default is 67,108,864 (64 MiB).
   */
  readonly responseBytes?: number | undefined;
}
