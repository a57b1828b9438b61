import type { ServerRow } from "../result.ts";
import { median } from "../statistics.ts";
import type { Pairing } from "./pairings.ts";
import { exchange, FIRST_VALUE, requestWith, startServer } from "./server.ts";

/** Sends forms one after another to each of two servers, in turns, and compares the CPU time of the servers. */
export async function measurePairing(one: Pairing, node: string, rounds = 9): Promise<ServerRow> {
  const servers = [await startServer(one.ours, node), await startServer(one.theirs, node)] as const;
  const request = requestWith(formOf(one.pairs));
  const count = one.pairs < 1000 ? 400 : 6;
  const times: [number[], number[]] = [[], []];
  for (let round = one.pairs < 1000 ? -WARM_UP : -4; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = await server.ask("cpu");
      for (let sent = 0; sent < count; sent++) await exchange(server.socket, request);
      // The first rounds warm up.
      if (round >= 0) times[index]!.push(((await server.ask("cpu")) - before) / count);
    }
  }
  for (const server of servers) server.stop();
  const [ours, theirs] = times;
  const { title, pairs } = one;
  const date = new Date().toISOString().slice(0, 10);
  const ratio = median(ours.map((time, round) => time / theirs[round]!));
  return { title, pairs, date, ours: median(ours), theirs: median(theirs), ratio };
}

/** Rounds of small forms before the first that counts. After three thousand requests, a server is still being compiled. */
const WARM_UP = 25;

/** A form as a browser sends it, of which some values have something to decode. */
function formOf(pairs: number): string {
  return Array.from({ length: pairs }, (_, i) => {
    if (i === 0) return `name0=${FIRST_VALUE}`;
    return `name${i}=${i % 3 === 1 ? `caf%C3%A9+${i}` : `value-${i}`}`;
  }).join("&");
}
