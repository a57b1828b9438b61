import { get } from "node:http";
import { get as getSecure } from "node:https";
import { setTimeout } from "node:timers/promises";
import { byName, UNKNOWN_NAMES } from "./name.ts";
import type { Way } from "./way.ts";

/** A connection that was opened before: by another part of the program, or by the client, which connects again. */
export const kept: Way = {
  name: "kept connection",
  control: (world) => byName(world),
  without: UNKNOWN_NAMES,
  attempts(world, send) {
    const { allowed, forbidden, names } = world;
    const inside = world.url(forbidden[0]!);
    const shared = world.url(names.add(() => forbidden));
    let isInside = false;
    const moving = world.url(
      names.add(() => (isInside ? forbidden : [allowed])),
      world.serve().path,
    );
    return [
      { title: "a connection of http.globalAgent", url: inside, before: () => visit(inside, world.ca) },
      { title: "a connection of http.globalAgent to a name", url: shared, before: () => visit(shared, world.ca) },
      { title: "a connection of the global fetch", url: inside, before: () => fetch(inside).then((got) => got.text()) },
      {
        title: "a connection that the server has closed, after which the name resolves to another address",
        url: moving,
        async before() {
          await send(moving);
          world.disconnect();
          // The client is to notice that the connection is gone.
          await setTimeout(10);
          isInside = true;
        },
      },
    ];
  },
};

/** Requests a URL with the global agent, which keeps the connection. */
function visit(url: string, ca: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith("https") ? getSecure(url, { ca }) : get(url);
    request.on("response", (response) => response.resume().on("end", resolve)).on("error", reject);
  });
}
