import { createHash } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { REPLIES } from "./replies.ts";

/** What a client has to know of a reply. Bodies are digests: the memory of a client is measured. */
export interface ReplyRow {
  readonly group: string;
  readonly title: string;
  readonly received: string | null;
  readonly decoded: string | null;
  readonly isValid: boolean;
  readonly isReusable: boolean;
}

/** A server that plays the replies: `/7` is the one with index 7. */
export interface HostileServer {
  readonly port: number;
  readonly rows: readonly ReplyRow[];
  /** The connections that are open, by the indices of the replies that were played last on them. */
  open(): readonly number[];
  close(): void;
}

/** Starts a server on loopback that speaks over raw sockets. */
export async function startHostileServer(): Promise<HostileServer> {
  const sockets = new Map<Socket, number>();
  const server = createServer((socket) => {
    sockets.set(socket, -1);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      const index = /^\w+ \/(\d+)/.exec(bytes.toString("latin1"))?.[1];
      if (index === undefined) return;
      sockets.set(socket, Number(index));
      void REPLIES[Number(index)]!.play(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    rows: REPLIES.map(({ play: _, received, decoded, ...row }) => ({
      ...row,
      received: received && digestOf(received),
      decoded: decoded && digestOf(decoded),
    })),
    open: () => [...sockets.values()],
    close() {
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}

/** Returns the digest by which rows name a body. */
export function digestOf(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64");
}
