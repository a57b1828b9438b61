import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { MemoryRow } from "../result.ts";
import { median } from "../statistics.ts";
import type { Pairing } from "./pairings.ts";
import { exchange, FIRST_VALUE, requestWith, startServer } from "./server.ts";

/** How many clients wait in the middle of their form. */
export const UNFINISHED = 150;

/** How many bytes a form has, and how many of them a client has sent. */
const FORM_LENGTH = 90_000;
const SENT_LENGTH = 60_000;

/** Measures how much more memory each of two servers keeps while many forms have arrived in part, in turns. */
export async function measureMemory(one: Pairing, node: string, rounds = 3): Promise<MemoryRow> {
  const kept: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    kept[0].push(await keptBy(one.ours, node));
    kept[1].push(await keptBy(one.theirs, node));
  }
  const date = new Date().toISOString().slice(0, 10);
  return { title: one.title, date, ours: median(kept[0]), theirs: median(kept[1]) };
}

async function keptBy(name: string, node: string): Promise<number> {
  const server = await startServer(name, node);
  const request = requestWith(`name0=${FIRST_VALUE}&rest=`.padEnd(FORM_LENGTH, "x"));
  // So that the code is compiled, and what a connection needs is there.
  for (let sent = 0; sent < UNFINISHED; sent++) await exchange(server.socket, request);
  const before = await server.ask("memory");
  const clients = await Promise.all(Array.from({ length: UNFINISHED }, () => open(server.port)));
  const end = request.length - FORM_LENGTH + SENT_LENGTH;
  for (let at = 0; at < end; at += PACKET) {
    for (const client of clients) client.write(request.subarray(at, Math.min(at + PACKET, end)));
    // So that a packet is not read with the next one.
    await delay(20);
  }
  await delay(200);
  const after = await server.ask("memory");
  for (const client of clients) client.destroy();
  server.stop();
  return after - before;
}

/** What a packet of Ethernet has. */
const PACKET = 1460;

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}
