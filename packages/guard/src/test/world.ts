import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createCertificate } from "./certificate.ts";
import { createNames, type Names } from "./names.ts";
import { startTogether, usableAddresses } from "./places.ts";
import { type Answer, type LocalServer, startServer } from "./servers.ts";

/** The servers that a probe starts, and the names that lead to them. */
export interface World {
  /** The scheme of the requests. */
  readonly scheme: "http" | "https";
  /** The address of the allowed server, as the client knows it. */
  readonly allowed: string;
  /** The addresses of this machine that the client must not reach. The first is 127.0.0.1. */
  readonly forbidden: readonly string[];
  /** At `lone` a server listens on the forbidden addresses, and none on the allowed one. */
  readonly ports: { readonly http: number; readonly https: number; readonly lone: number };
  /** The path of a Unix domain socket, or null on Windows. */
  readonly socket: string | null;
  /** The URL of a proxy that the client must not use. */
  readonly proxy: string;
  readonly names: Names;
  /** The certificate, as PEM, of the authority that signed those of the servers. */
  readonly ca: string;
  /** Returns the URL of a path at a host, with the scheme of the requests unless another is given. */
  url(host: string, path?: string, scheme?: "http" | "https"): string;
  /** Makes a path at which the allowed server answers. */
  serve(answer?: Answer): Served;
  /** Returns whether anything has connected to a forbidden server since the last call. */
  takeReached(): Promise<boolean>;
  /** Ends all connections to the allowed servers. */
  disconnect(): void;
  close(): Promise<void>;
}

/** A path of the allowed server. */
export interface Served {
  readonly path: string;
  /** The version of HTTP of each request for it. */
  readonly versions: readonly string[];
}

/** How a world differs from the usual one. */
export interface WorldOptions {
  readonly scheme?: "http" | "https" | undefined;
  readonly allowed?: string | undefined;
  readonly listen?: string | undefined;
}

/** Starts the servers on loopback. Until `close` is called, the functions of `node:dns` know the names of this world. */
export async function openWorld({ scheme = "http", listen, allowed }: WorldOptions = {}): Promise<World> {
  const suffix = `${token()}.example.com`;
  // Of IPv4, macOS has 127.0.0.1 alone.
  const own = listen ?? (await usableAddresses(["127.64.0.1", "::1"]))[0]!;
  const seen = allowed ?? own;
  const forbidden = await usableAddresses(["127.0.0.1", "::1"].filter((address) => address !== own));
  const certificate = createCertificate([seen, ...forbidden, "localhost", `*.${suffix}`]);

  const paths = new Map<string, { readonly answer: Answer; readonly versions: string[] }>();
  const answerAllowed: Answer = (request, response) => {
    const found = paths.get(request.url!.replace(/[?#].*$/, ""));
    found?.versions.push(request.httpVersion);
    if (found === undefined) response.writeHead(404).end();
    else found.answer(request, response);
  };
  const requests: string[] = [];
  const answerForbidden: Answer = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end("forbidden");
  };

  const guarded = forbidden.map((address) => [address, answerForbidden] as const);
  const start = (first: readonly (readonly [string, Answer])[], of: string) =>
    startTogether([...first, ...guarded], of === "https" ? certificate : undefined);
  const [plain, ...forbiddenPlain] = await start([[own, answerAllowed]], "http");
  const [secure, ...forbiddenSecure] = await start([[own, answerAllowed]], "https");
  const lone = await start([], scheme);
  const proxy = await startServer(answerForbidden, { host: forbidden[0]! });
  const socket = process.platform === "win32" ? null : join(tmpdir(), `${token()}.sock`);
  const onSocket = socket === null ? [] : [await startServer(answerForbidden, { path: socket })];
  const hostile: readonly LocalServer[] = [...forbiddenPlain, ...forbiddenSecure, ...lone, proxy, ...onSocket];

  const names = createNames(suffix);
  const ports = { http: plain!.port, https: secure!.port, lone: lone[0]!.port };
  return {
    scheme,
    allowed: seen,
    forbidden,
    ports,
    socket,
    proxy: `http://${forbidden[0]}:${proxy.port}/`,
    names,
    ca: certificate.ca,
    url: (host, path = "/", of = scheme) => `${of}://${inURL(host)}:${ports[of]}${path}`,
    serve(answer = (_, response) => void response.end("allowed")) {
      const path = `/${token()}`;
      const versions: string[] = [];
      paths.set(path, { answer, versions });
      return { path, versions };
    },
    async takeReached() {
      await proxy.catchUp();
      // One poll of the event loop accepts what is waiting at every server.
      await setImmediate();
      await setImmediate();
      const counts = hostile.map((server) => server.takeConnections());
      return requests.splice(0).length > 0 || counts.some((count) => count > 0);
    },
    disconnect() {
      for (const server of [plain!, secure!]) server.disconnect();
    },
    async close() {
      names.restore();
      await Promise.all([plain!, secure!, ...hostile].map((server) => server.close()));
    },
  };
}

/** The host of a URL for an address or a name. */
export function inURL(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function token(): string {
  return randomBytes(6).toString("hex");
}
