import { once } from "node:events";
import { createServer as createHTTPServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import type { Certificate } from "./certificate.ts";

/** Answers a request, over HTTP/1.1 or HTTP/2. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of the probe, at one address or at the path of a Unix domain socket. */
export interface LocalServer {
  readonly port: number;
  /** Returns how often something connected since the last call. */
  takeConnections(): number;
  /**
   * Connects, and waits until the server has ended that connection, which does not count. A server accepts connections in
   * their order, so whatever connected before has been counted then.
   */
  catchUp(): Promise<void>;
  /** Ends every connection, so that a client has to connect again. */
  disconnect(): void;
  close(): Promise<void>;
}

/** Where a server listens, and what it speaks: with a certificate TLS, which offers HTTP/2 and HTTP/1.1. */
export interface ServerOptions {
  readonly host?: string;
  readonly port?: number;
  readonly path?: string;
  readonly certificate?: Certificate | undefined;
}

/** Starts a server. The promise rejects if the address or the port is not available. */
export async function startServer(answer: Answer, options: ServerOptions): Promise<LocalServer> {
  const { host, port = 0, path, certificate } = options;
  const http = certificate
    ? createSecureServer({ cert: certificate.cert, key: certificate.key, allowHTTP1: true }, answer as never)
    : createHTTPServer(answer);
  http.on("clientError", (_: unknown, socket: Socket) => socket.destroy());
  http.on("sessionError", () => {});
  // Connections are counted in front of HTTP and TLS, because one that sends nothing counts too.
  const sockets = new Set<Socket>();
  let opened = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    opened++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    http.emit("connection", socket);
  });
  const place = path === undefined ? { host: host!, port } : { path };
  server.listen(place);
  await once(server, "listening");
  const address = server.address() as AddressInfo | string;
  const target = typeof address === "string" ? { path: address } : { host: host!, port: address.port };
  return {
    port: target.port ?? 0,
    takeConnections() {
      const count = opened;
      opened = 0;
      return count;
    },
    async catchUp() {
      await visit(target);
      opened--;
    },
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await stop(server);
    },
  };
}

/** Connects, sends what is neither TLS nor HTTP, and waits until the server has ended the connection for that. */
function visit(target: { readonly path?: string; readonly host?: string; readonly port?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(target as never, () => socket.end("visit\r\n\r\n")).resume();
    socket
      .on("close", () => resolve())
      .on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNRESET") resolve();
        else reject(error);
      });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
