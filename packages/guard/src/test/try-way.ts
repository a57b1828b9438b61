import { refuseType } from "@url/result/internal";
import type { ProbeRow } from "./row.ts";
import type { CreateClient, SendRequest } from "./setting.ts";
import { arrival } from "./ways/name.ts";
import type { Attempt, Control, Way } from "./ways/way.ts";
import type { World } from "./world.ts";

/** Makes a client, and tries one way with it. */
export async function tryWay(
  way: Way,
  world: World,
  createClient: CreateClient,
  limit: number,
  where: string,
): Promise<ProbeRow> {
  const undo = way.prepare?.(world);
  try {
    const { allowed, ports, ca, names } = world;
    const send = await createClient({ allowed, ports: Object.values(ports), ca, lookup: names.lookup });
    if (typeof send !== "function")
      refuseType(send, where, "what createClient returns", "a function that requests a URL");
    return await tryWith(way, world, within(limit, send));
  } finally {
    undo?.();
  }
}

async function tryWith(way: Way, world: World, send: SendRequest): Promise<ProbeRow> {
  await world.takeReached();
  const reached: string[] = [];
  let hanging: string | null = null;
  const note = async (title: string) => {
    if (await world.takeReached()) reached.push(title);
  };
  const before = await failureOf(plain(world), send);
  await note("a request for the allowed server");
  const control = way.control?.(world);
  const own = control === undefined ? null : await failureOf(control, send);
  await note("a request for the allowed server");

  // For a client that does not ask for these names here, they would be names of the DNS.
  const { isAsked, suffix } = world.names;
  const isKnown = isAsked ? () => true : ({ title, url }: Attempt) => !`${title} ${url}`.includes(suffix);
  const attempts = way.attempts(world, (url) => send(url, {})).filter(isKnown);
  for (const { title, url, options = {}, before: prepare } of before instanceof Unsettled ? [] : attempts) {
    // A preparation that fails leaves an attempt like any other.
    await prepare?.().catch(() => {});
    await world.takeReached();
    const error: unknown = await send(url, options).catch((thrown) => thrown);
    await note(title);
    // The others would take as long.
    if (error instanceof Unsettled) {
      hanging = title;
      break;
    }
  }

  const row = { way: way.name, attempts: attempts.length, reached };
  if (reached.length > 0) return { ...row, verdict: "reached", note: "" };
  // A client that has stopped to work in between has not held.
  const failure = before ?? (await failureOf(plain(world), send));
  if (failure !== null)
    return { ...row, verdict: "untested", note: `a request for the allowed server failed: ${messagesOf(failure)}` };
  if (hanging !== null) return { ...row, verdict: "untested", note: `did not settle: ${hanging}` };
  if (own === null) return { ...row, verdict: "held", note: control?.note?.() ?? "" };
  const { verdict, note: why } = way.without!;
  return { ...row, verdict, note: verdict === "unused" ? why : `${why} (${messagesOf(own)})` };
}

/** A request for the allowed server by its address. */
function plain(world: World): Control {
  const served = world.serve();
  return { url: world.url(world.allowed, served.path), check: () => arrival(served) };
}

/** The error of a request that must succeed and did not, or null. */
async function failureOf({ url, check }: Control, send: SendRequest): Promise<Error | null> {
  try {
    await send(url, {});
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  const missing = check();
  return missing === null ? null : new Error(missing);
}

/** The messages of an error and its causes. */
function messagesOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${messagesOf(cause)}` : message;
}

class Unsettled extends Error {}

/** Gives up on a request after `limit` milliseconds. */
function within(limit: number, send: SendRequest): SendRequest {
  return async (url, options) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Unsettled(`not settled after ${limit} ms`)), limit);
    });
    try {
      return await Promise.race([send(url, options), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
