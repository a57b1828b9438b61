import { type Decision, decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeHostText } from "./judge-host.ts";

/** Where a client is about to connect. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** Without the colon; null for a connection of no URL. */
  readonly scheme: string | null;
  /** The path of a Unix domain socket, to which Node connects instead if there is one. */
  readonly path: string | null | undefined;
}

/** Decides about a connection before anything is resolved. */
export function judgeTarget(policy: CompiledPolicy, { host, port, scheme, path }: Target): Decision {
  if (path) return decide(policy.sockets.has(path) ? "socket-named" : "unix-socket", { address: path });
  const isAllowed = scheme === null || policy.schemes.has(scheme);
  return isAllowed ? judgeHostText(policy, host, port) : decide("scheme", { host, port });
}
