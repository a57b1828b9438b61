import type { LookupFunction } from "node:net";

/** What the servers of a probe need from the client that is made for it. */
export interface Setting {
  /** The one address that the client must be able to reach. Allow it, and no other address of this machine. */
  readonly allowed: string;
  /** The ports of all servers, for a policy that has a list of ports. */
  readonly ports: readonly number[];
  /** The certificate authority of the servers, as PEM, for the client's option `ca`. */
  readonly ca: string;
  /** Resolves the names of the probe, in the form of `dns.lookup`, for a client that calls none of the functions of `node:dns`. */
  readonly lookup: LookupFunction;
}

/**
 * What a caller of the client could pass on to it. Each would lead past a policy if the client obeyed it. If your client
 * takes options from its callers, spread these into them; otherwise ignore them.
 */
export interface CallerOptions {
  readonly lookup?: LookupFunction | undefined;
  readonly socketPath?: string | undefined;
  readonly proxy?: string | undefined;
}

/** Requests a URL through a client. The promise settles when the response is complete, or the request has failed. */
export type SendRequest = (url: string, options: CallerOptions) => Promise<unknown>;

/** Makes the client that is probed, and returns what sends a request through it. It is called once for each way. */
export type CreateClient = (setting: Setting) => SendRequest | Promise<SendRequest>;
