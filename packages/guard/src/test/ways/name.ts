import type { Served, World } from "../world.ts";
import type { Attempt, Control, Way } from "./way.ts";

/** What it means that a client cannot resolve the names of the probe. */
export const UNKNOWN_NAMES: NonNullable<Way["without"]> = {
  verdict: "untested",
  note: "the client did not resolve the name with node:dns: pass it the lookup of the setting",
};

/** A name whose addresses are those of the machine. */
export const name: Way = {
  name: "name",
  control: (world) => byName(world),
  without: UNKNOWN_NAMES,
  attempts(world) {
    const { allowed, forbidden, names } = world;
    const answers = [...forbidden.map((one) => [one]), [...forbidden], [...forbidden, allowed]];
    const named = answers.map((addresses): Attempt => {
      const title = `a name that resolves to ${addresses.join(" and ")}`;
      return { title, url: world.url(names.add(() => addresses)) };
    });
    const mixed = [allowed, ...forbidden];
    const url = world.url(names.add(() => mixed)).replace(/:\d+\//, `:${world.ports.lone}/`);
    const system = ["localhost", "LOCALHOST"].map((host): Attempt => ({ title: host, url: world.url(host) }));
    // At this port nothing listens on the allowed address, so that the client goes on to the next one.
    return [
      ...named,
      { title: `a name that resolves to ${mixed.join(" and ")}, the first of which refuses`, url },
      ...system,
    ];
  },
};

/** A name whose only address is allowed: the client can resolve the names of the probe. */
export function byName(world: World, scheme: World["scheme"] = world.scheme): Control {
  const served = world.serve();
  const url = world.url(
    world.names.add(() => [world.allowed]),
    served.path,
    scheme,
  );
  const note = () => (scheme === "https" && served.versions[0] === "1.1" ? "the client speaks HTTP/1.1" : "");
  return { url, check: () => arrival(served), note };
}

/** Why a request was not at a path, or null if it was. */
export function arrival({ versions }: Served): string | null {
  return versions.length > 0 ? null : "the request succeeded, but the allowed server has not seen it";
}
