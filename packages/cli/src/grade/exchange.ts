import { connect, type Socket } from "node:net";

/** Where a server listens. */
export interface Target {
  readonly address: string;
  readonly port: number;
  /** The value of `Host`. */
  readonly host: string;
  readonly path: string;
}

/** How a server reacted to what was sent. */
export interface Reaction {
  /** The status of its answer; null if there was none. */
  readonly status: number | null;
  /** The time until the answer, or until the connection ended or the time was over, in milliseconds. */
  readonly time: number;
  /** Whether the server ended the connection, or said that it will. */
  readonly isClosed: boolean;
  /** How many bytes of the body were sent by then. */
  readonly sent: number;
}

/** What is sent: pieces, one after the other. A number is a pause in milliseconds. */
export type Pieces = Iterable<Uint8Array | string | number>;

/** Sends pieces over a connection of their own, until there is an answer, the connection ends, or the time is over. */
export function exchange(target: Target, pieces: Pieces, wait: number): Promise<Reaction> {
  return new Promise((resolve) => {
    const began = performance.now();
    const iterator = pieces[Symbol.iterator]();
    let sent = 0;
    let text = "";
    let timer: NodeJS.Timeout | undefined;
    let isDone = false;
    const socket: Socket = connect({ host: target.address, port: target.port, noDelay: true });

    const finish = (isClosed: boolean): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      clearTimeout(limit);
      const head = headIn(text);
      const status = head === null ? null : Number(head.slice(9, 12));
      const closes = head !== null && /\r\nconnection: *close/i.test(head);
      resolve({ status, time: performance.now() - began, isClosed: isClosed || closes, sent });
      socket.destroy();
    };
    const limit = setTimeout(() => finish(false), wait);

    const next = (): void => {
      if (isDone) return;
      const { value, done } = iterator.next();
      if (done) return;
      if (typeof value === "number") timer = setTimeout(next, value);
      else {
        sent += value.length;
        socket.write(value, () => setImmediate(next));
      }
    };
    socket.setEncoding("latin1");
    socket.on("connect", next);
    socket.on("data", (data: string) => {
      // Only the head is needed.
      text = (text + data).slice(0, 100_000);
      if (headIn(text) !== null) finish(false);
    });
    socket.on("end", () => finish(true));
    socket.on("error", () => finish(true));
    socket.on("close", () => finish(true));
  });
}

/** Returns the head of the first answer that is not provisional. */
function headIn(text: string): string | null {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return null;
  return text.startsWith("HTTP/1.1 1") ? headIn(text.slice(end + 4)) : text.slice(0, end + 2);
}

/** Opens connections that send pieces and then nothing, and returns a function that ends them. */
export async function holdOpen(target: Target, count: number, pieces: readonly string[]): Promise<() => void> {
  const open = Array.from({ length: count }, () => {
    const socket = connect({ host: target.address, port: target.port });
    socket.on("error", () => {});
    socket.resume();
    return new Promise<Socket>((resolve) => {
      socket.once("close", () => resolve(socket));
      socket.once("connect", () => socket.write(pieces.join(""), () => resolve(socket)));
    });
  });
  const sockets = await Promise.all(open);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
