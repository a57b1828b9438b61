import type { Socket } from "node:net";

/** What a hostile server does with a connection after it has read a request. */
export type Play = (socket: Socket) => Promise<void> | void;

/** Writes these pieces, one after the other. */
export function write(...pieces: readonly (string | Uint8Array)[]): Play {
  return (socket) => {
    for (const piece of pieces) socket.write(piece);
  };
}

/** Plays one thing after the other. A module with an export named `then` cannot be imported: it is taken for a promise. */
export function inTurn(...plays: readonly Play[]): Play {
  return async (socket) => {
    for (const play of plays) await play(socket);
  };
}

/** Ends the connection, as a server that has sent everything. */
export const end: Play = (socket) => {
  socket.end();
};

/** Resets the connection, after what was written has left. */
export const reset: Play = async (socket) => {
  await new Promise<void>((resolve) => socket.write("", () => resolve()));
  await later(30);
  socket.resetAndDestroy();
};

/** Says no more, and keeps the connection open. */
export const stall: Play = () => {};

/** Writes a piece as fast as the client reads, and never stops. */
export function forever(piece: string | Uint8Array): Play {
  return async (socket) => {
    const block = Buffer.concat(Array(Math.ceil(65_536 / piece.length)).fill(Buffer.from(piece as string)));
    while (!socket.destroyed) {
      if (!socket.write(block)) await drained(socket);
      else await later(0);
    }
  };
}

/** Writes a text unit by unit, with 20 ms in between, over and over. */
export function trickle(text: string): Play {
  return async (socket) => {
    for (let at = 0; !socket.destroyed; at++) {
      socket.write(text[at % text.length]!);
      await later(20);
    }
  };
}

/** A status line and headers. */
export function head(status: number | string, ...headers: readonly string[]): string {
  return `${[`HTTP/1.1 ${status} Told`, ...headers].join("\r\n")}\r\n\r\n`;
}

/** A body of one chunk. */
export function chunk(body: string | Uint8Array): Uint8Array {
  const bytes = Buffer.from(body as string);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
