import { isIP, type LookupFunction, Socket, type SocketConstructorOpts } from "node:net";
import { type ConnectionOptions, checkServerIdentity, type TLSSocket, connect as tlsConnect } from "node:tls";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record, recordNow } from "../record.ts";
import { judgeTarget, type Target } from "../rules/judge-target.ts";
import { createResolver } from "./lookup.ts";
import { startTimer } from "./timer.ts";

/** How the connections of an agent or a client are opened. */
export interface Opening {
  /** Without the colon, or null for a connection of no URL. */
  readonly scheme: Target["scheme"];
  readonly lookup: LookupFunction | undefined;
}

/** The options of `net.connect` and `tls.connect` that say where a connection goes. */
export interface Place {
  readonly host?: string | null | undefined;
  readonly port?: number | string | null | undefined;
  readonly path?: string | null | undefined;
  readonly timeout?: number | undefined;
}

/** Returns a socket that opens only connections that the policy allows, each time that its `connect` is called. */
export function createSocket(policy: CompiledPolicy, how: Opening, options: object = {}): Socket {
  return new GuardedSocket(policy, how, { ...options, ...NOTHING_OPEN });
}

/** Opens a TCP connection, or one to a Unix domain socket, if the policy allows it. */
export function openTCP(policy: CompiledPolicy, place: Place, how: Opening): Socket {
  const socket = createSocket(policy, how, place);
  if (place.timeout) socket.setTimeout(place.timeout);
  return socket.connect(place as never);
}

/** Opens a TLS connection if the policy allows it. `connect` is called with judged options, in the form of `tls.connect`. */
export function openTLS(
  policy: CompiledPolicy,
  options: Place & Pick<ConnectionOptions, "checkServerIdentity">,
  how: Opening,
  connect: (options: ConnectionOptions) => TLSSocket = tlsConnect,
): TLSSocket {
  if (options.path) {
    const socket = openTCP(policy, { path: options.path }, how);
    return connect({ ...options, path: undefined, socket } as ConnectionOptions);
  }
  const { checkServerIdentity: check = checkServerIdentity } = options;
  const { judged, host, port } = judgedOptions(policy, options, how);
  const socket = connect({
    ...judged,
    checkServerIdentity: (name, certificate) => check(name === judged.host ? host : name, certificate),
  } as ConnectionOptions);
  limitConnectTime(policy, socket, "secureConnect", { host, port });
  return socket;
}

/**
 * The options with which Node asks the policy before it connects. Node calls `lookup` for a name, but not for an address,
 * so an address gets brackets. There is one place that decides, whatever the host is, and it can wait for `onDecision`
 * although `net.connect` returns its socket at once.
 */
function judgedOptions<Options extends Place>(policy: CompiledPolicy, options: Options, how: Opening) {
  const host = options.host ?? "localhost";
  const port = Number(options.port);
  const resolve = createResolver(
    policy,
    () => judgeTarget(policy, { host, port, scheme: how.scheme, path: null }),
    how.lookup,
  );
  const lookup: LookupFunction = (_, rest, done) => resolve(host, rest, done);
  const judged = { ...options, ...NOTHING_OPEN, host: isIP(host) ? `[${host}]` : host, lookup };
  return { judged, host, port };
}

/** What has a connection already, or is none of TCP. These are own properties, so that none of a prototype counts. */
const NOTHING_OPEN = { fd: undefined, handle: undefined, socket: undefined, path: undefined, socketPath: undefined };

class GuardedSocket extends Socket {
  readonly #policy: CompiledPolicy;
  readonly #how: Opening;

  constructor(policy: CompiledPolicy, how: Opening, options: SocketConstructorOpts) {
    super(options);
    this.#policy = policy;
    this.#how = how;
  }

  override connect(...given: readonly unknown[]): this {
    const listener = given.find((item) => typeof item === "function") as (() => void) | undefined;
    const place = placeOf(given);
    if (place.path) return this.#connectToPath(place.path, listener);
    const { judged, host, port } = judgedOptions(this.#policy, place, this.#how);
    limitConnectTime(this.#policy, this, "connect", { host, port });
    return super.connect(judged as never, listener);
  }

  #connectToPath(path: string, listener: (() => void) | undefined): this {
    // Node keeps what is written meanwhile.
    (this as { connecting: boolean }).connecting = true;
    const decision = judgeTarget(this.#policy, { host: "", port: 0, scheme: this.#how.scheme, path });
    limitConnectTime(this.#policy, this, "connect", { address: path });
    record(this.#policy, decision).then((error) => {
      if (error) this.destroy(error);
      else if (!this.destroyed) super.connect({ path }, listener as never);
    });
    return this;
  }
}

/** Reads the arguments of `socket.connect`: options, a port and a host, or the path of a Unix domain socket. */
function placeOf([first, second]: readonly unknown[]): Place {
  if (typeof first === "object" && first !== null) return first as Place;
  if (typeof first === "string" && !/^\d+$/.test(first)) return { path: first };
  return { port: first as number, host: typeof second === "string" ? second : undefined };
}

/** Destroys a socket that is not open in time. */
export function limitConnectTime(
  policy: CompiledPolicy,
  socket: Pick<Socket, "destroy" | "once">,
  opened: string,
  about: Parameters<typeof decide>[1],
): void {
  const stop = startTimer(policy.limits.connectTime, () => {
    socket.destroy(recordNow(policy, decide("connect-time", about)));
  });
  socket.once(opened, stop).once("close", stop);
}
