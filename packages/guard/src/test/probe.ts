import { expectProbe, type ProbeOptions } from "./options.ts";
import type { ProbeRow } from "./row.ts";
import type { CreateClient } from "./setting.ts";
import { tryWay } from "./try-way.ts";
import { WAYS } from "./ways/index.ts";
import { openWorld } from "./world.ts";

/**
 * Finds the ways that a client has around its policy. It starts servers on loopback, one of which the client may reach
 * and the others not, sends requests through the client, and watches the servers. Each way begins and ends with a
 * request that must succeed: a client that connects to nothing is "untested", and never "held".
 *
 * While it runs, the functions of `node:dns` know the names of the probe, and for one way the environment names a proxy.
 * Nothing leaves the machine, and all is undone in the end.
 * @throws TypeError for an argument of a wrong type, and RangeError for a wrong value
 * @example (await probe(() => async (url) => (await fetch(url)).text()))[0].verdict // → "reached"
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function probe(createClient: CreateClient, options: ProbeOptions = {}): Promise<readonly ProbeRow[]> {
  return probeFor(createClient, options, "probe");
}

/** `probe` for the function `where`. */
export function probeFor(
  createClient: CreateClient,
  options: ProbeOptions,
  where: string,
): Promise<readonly ProbeRow[]> {
  expectProbe(createClient, options, where);
  // What a probe replaces belongs to the process: the next one waits.
  const rows = Promise.resolve(last).then(() => run(createClient, options, where));
  last = rows.catch(() => {});
  return rows;
}

let last: Promise<unknown> | undefined;

async function run(createClient: CreateClient, options: ProbeOptions, where: string): Promise<readonly ProbeRow[]> {
  const world = await openWorld(options);
  try {
    const rows: ProbeRow[] = [];
    for (const way of WAYS) {
      if (options.except?.includes(way.name)) continue;
      rows.push(await tryWay(way, world, createClient, options.time ?? 5000, where));
    }
    return rows;
  } finally {
    await world.close();
  }
}
