import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A server on a free port of the loopback. */
export interface Running {
  readonly server: Server;
  readonly port: number;
  readonly origin: string;
  close(): Promise<void>;
  connections(): Promise<number>;
}

export async function listen(listener: RequestListener): Promise<Running> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    connections: () => new Promise((resolve, reject) => server.getConnections((e, n) => (e ? reject(e) : resolve(n)))),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export const FORM = "application/x-www-form-urlencoded";

/** The head of a request with these header fields. */
export function headOf(fields: Readonly<Record<string, string | number>>, path = "/"): string {
  const lines = Object.entries({ host: "a", "content-type": FORM, ...fields }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

/** Sends `parts` as they are, each in a packet of its own, and resolves to the answer, or to null if there is none. */
export function sendRaw(port: number, parts: readonly (string | Uint8Array)[]): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => {
      const next = (index: number): void => {
        if (index < parts.length && !socket.destroyed) socket.write(parts[index]!, () => setImmediate(next, index + 1));
      };
      next(0);
    });
    let text = "";
    const finish = (): void => {
      socket.destroy();
      resolve(answerIn(text)?.answer ?? null);
    };
    socket.setEncoding("latin1");
    socket.on("data", (data: string) => {
      text += data;
      if (answerIn(text)?.isComplete) finish();
    });
    socket.on("close", finish);
    socket.on("error", finish);
  });
}

function answerIn(text: string): { readonly answer: Answer; readonly isComplete: boolean } | null {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  if (status === 100) return answerIn(text.slice(end + 4));
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  const body = text.slice(end + 4);
  const isComplete = length === undefined ? /\r\n0\r\n\r\n$|^0\r\n\r\n$/.test(body) : body.length >= Number(length);
  return { answer: { status, head, body: length === undefined ? unchunk(body) : body }, isComplete };
}

function unchunk(body: string): string {
  return /transfer/.test(body) ? body : body.replace(/(?:^|\r\n)[\da-f]+\r\n/g, "");
}
