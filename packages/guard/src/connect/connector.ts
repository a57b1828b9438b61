import { lookup as systemLookup } from "node:dns";
import type { ClientRequestArgs } from "node:http";
import type { LookupFunction } from "node:net";
import type { Duplex } from "node:stream";
import type { CompiledPolicy } from "../policy/policy.ts";
import { reject } from "../rules/reject.ts";
import { type Decision, decide } from "../rules/rule.ts";
import { judgeConnection } from "./judge.ts";
import { createResolver } from "./lookup.ts";
import { startTimer } from "./timer.ts";

/** How an agent opens a connection. */
export type Connect = (options: ClientRequestArgs, done?: Connected) => Duplex | null | undefined;
type Connected = (error: Error | null, socket: Duplex) => void;

interface ConnectorOptions {
  /** Opens a connection. */
  readonly connect: Connect;
  readonly scheme: "http" | "https";
  readonly usesProxy: boolean;
  readonly lookup: LookupFunction | undefined;
}

/** Makes what an agent calls for each new connection: it judges where the connection goes, and then opens it. */
export function createConnector(policy: CompiledPolicy, how: ConnectorOptions): Connect {
  const resolve = createResolver(policy, how.lookup);
  // A name other than that of the target is the name of the proxy, which the policy names.
  const resolveProxy = how.lookup ?? (systemLookup as LookupFunction);
  return (options, done) => {
    try {
      const host = options.host ?? "localhost";
      const path = options.path ?? options.socketPath;
      const decision = judgeConnection(policy, { host, port: Number(options.port), scheme: how.scheme, path });
      if (how.usesProxy && decision.verdict === "unresolved") policy.onDecision(decide("proxy-named", decision));
      const lookup: LookupFunction = (name, rest, called) =>
        (name === host ? resolve : resolveProxy)(name, rest, called);
      const socket = how.connect({ ...options, lookup: how.usesProxy ? lookup : resolve }, done);
      if (socket) limitTime(policy, socket, how.scheme === "https" ? "secureConnect" : "connect", decision);
      return socket;
    } catch (error) {
      process.nextTick(done as Connected, error as Error, undefined as never);
      return undefined;
    }
  };
}

/** Destroys a socket that is not open in time. */
function limitTime(policy: CompiledPolicy, socket: Duplex, opened: string, about: Decision): void {
  const stop = startTimer(policy.limits.connectTime, () => {
    socket.destroy(reject(policy, decide("connect-time", about)));
  });
  socket.once(opened, stop).once("close", stop);
}
