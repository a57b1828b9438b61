import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ENTRIES } from "./servers/entries.ts";
import { HOSTILE, HOSTILE_OPTIONS } from "./servers/hostile.ts";
import { listen } from "./servers/server.ts";

const COUNT = 1000;
const AT_ONCE = 50;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Each entry but those that share all of their code with another. */
const DISTINCT = Object.entries(ENTRIES).filter(([name]) => name !== "Fastify 4" && name !== "h3 1");

describe.each(DISTINCT)("%s", (_, create) => {
  test(`answers ${COUNT} hostile requests as it should, keeps its memory, and leaves nothing running`, async () => {
    let finished = 0;
    const running = await listen(await create(HOSTILE_OPTIONS, () => finished++));
    onTestFinished(() => running.close());
    const before = resources();
    // The first ones compile the code, and load what is loaded late.
    await run(running.port, 200);
    const memory = await used();
    const wrong = await run(running.port, COUNT);
    expect(wrong).toEqual({});
    await vi.waitFor(async () => expect(await running.connections()).toBe(0), { timeout: 60_000 });
    await vi.waitFor(() => expect(resources()).toEqual(before), { timeout: 60_000 });
    // The largest body has 10 KB, a bomb 3 MB.
    expect((await used()) - memory).toBeLessThan(3_000_000);
    expect(finished).toBeGreaterThan(COUNT / 2);
  });
});

test("there are requests of every kind, and each kind has a status", () => {
  expect(HOSTILE.length).toBeGreaterThan(30);
  expect(new Set(HOSTILE.map(({ kind }) => kind)).size).toBe(HOSTILE.length);
  expect(new Set(HOSTILE.flatMap(({ statuses }) => statuses))).toEqual(new Set([200, 400, 408, 413, 415, null]));
});

/** Sends requests of each kind in turns, and returns how often each kind had a wrong status. */
async function run(port: number, count: number): Promise<Record<string, number>> {
  const wrong: Record<string, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      const { kind, statuses, send } = HOSTILE[index % HOSTILE.length]!;
      const status = await send(port, index % 100);
      if (!statuses.includes(status)) wrong[`${kind}: ${status}`] = (wrong[`${kind}: ${status}`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

/** The connections and decompressors that keep the process alive. */
function resources(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((name) => /^(?:TCPSocketWrap|Zlib)/i.test(name))
    .sort();
}

async function used(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
