import type { Certificate } from "./certificate.ts";
import { type Answer, type LocalServer, startServer } from "./servers.ts";

/** An address, and what the server there answers. */
export type Place = readonly [address: string, answer: Answer];

/** Starts a server at each place, all at the same port, which the system chooses. */
export async function startTogether(
  places: readonly Place[],
  certificate: Certificate | undefined,
): Promise<readonly LocalServer[]> {
  for (let attempt = 0; ; attempt++) {
    const started: LocalServer[] = [];
    try {
      for (const [host, answer] of places) {
        started.push(await startServer(answer, { host, port: started[0]?.port ?? 0, certificate }));
      }
      return started;
    } catch (error) {
      // The port may be taken at the second address.
      for (const server of started) await server.close();
      if (attempt === 20) throw error;
    }
  }
}

/** Returns the addresses of `candidates` at which a server can listen: not every machine has all of loopback. */
export async function usableAddresses(candidates: readonly string[]): Promise<readonly string[]> {
  const usable: string[] = [];
  for (const host of candidates) {
    const server = await startServer(() => {}, { host }).catch(() => null);
    if (server === null) continue;
    usable.push(host);
    await server.close();
  }
  return usable;
}
