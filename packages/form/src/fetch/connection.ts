import type { FormFailure } from "../failure/failure.ts";
import { discard } from "../node/discard.ts";
import type { NodeRequest, NodeResponse } from "../node/request.ts";

/** A request of Node and its response. */
interface NodePair {
  readonly req?: NodeRequest | undefined;
  readonly res?: NodeResponse | undefined;
}

/**
 * Lets a rejected client that is still sending have its answer, if the server is known to be one of Node: srvx, h3 and Nitro
 * have the request of Node at `request.runtime`. Other servers are left to themselves.
 */
export function endConnection(failure: FormFailure, request: unknown, patience: number): void {
  const { runtime } = Object(request) as { readonly runtime?: { readonly node?: NodePair } };
  discardFrom(failure, runtime?.node ?? {}, patience);
}

/** The same for the request of Node itself. */
export function discardFrom(failure: FormFailure, { req, res }: NodePair, patience: number): void {
  if (!failure.unread || !req) return;
  // Nobody reads the stream of the `Request` any more, and it would pause.
  req.removeAllListeners("data");
  discard(req, patience, res);
}
