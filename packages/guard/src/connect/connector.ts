import { lookup as systemLookup } from "node:dns";
import type { ClientRequestArgs } from "node:http";
import type { LookupFunction } from "node:net";
import type { Duplex } from "node:stream";
import { GuardError } from "../error.ts";
import { type Decision, decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { judgeTarget } from "../rules/judge-target.ts";
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
  // A name other than that of the target is the name of the proxy, which the policy names.
  const resolveProxy = how.lookup ?? (systemLookup as LookupFunction);
  const open = (options: ClientRequestArgs, decision: Decision, done: Connected): void => {
    const resolve = createResolver(policy, how.lookup, decision);
    const lookup: LookupFunction = (name, rest, called) =>
      (name === options.host ? resolve : resolveProxy)(name, rest, called);
    let socket: Duplex | null | undefined;
    try {
      socket = how.connect({ ...options, lookup: how.usesProxy ? lookup : resolve }, done);
    } catch (error) {
      done(error as Error, undefined as never);
      return;
    }
    if (!socket) return;
    limitTime(policy, socket, how.scheme === "https" ? "secureConnect" : "connect", decision);
    if (!isTunnel(socket)) done(null, socket);
  };
  return (options, done) => {
    const host = options.host ?? "localhost";
    const path = options.path ?? options.socketPath;
    const target = judgeTarget(policy, { host, port: Number(options.port), scheme: how.scheme, path });
    const isProxied = how.usesProxy && target.verdict === "unresolved";
    const decision = isProxied ? decide("proxy-named", target) : target;
    void record(policy, decision).then((error) => {
      if (error) done!(error, undefined as never);
      else open({ ...options, host }, decision, done!);
    });
    return undefined;
  };
}

/** Whether Node itself calls the callback of the agent, when the tunnel through a proxy is open. */
function isTunnel(socket: Duplex): boolean {
  return Object.getOwnPropertySymbols(socket).some(({ description }) => description === "kWaitForProxyTunnel");
}

/** Destroys a socket that is not open in time. */
function limitTime(policy: CompiledPolicy, socket: Duplex, opened: string, about: Decision): void {
  const stop = startTimer(policy.limits.connectTime, () => {
    const decision = decide("connect-time", about);
    void record(policy, decision);
    socket.destroy(new GuardError(decision));
  });
  socket.once(opened, stop).once("close", stop);
}
