import { setProxies } from "../environment.ts";
import type { Attempt, Way } from "./way.ts";

/** A proxy that the environment or the caller names, which would connect anywhere on behalf of the client. */
export const proxy: Way = {
  name: "proxy",
  prepare: (world) => setProxies(world.proxy),
  attempts(world) {
    const host = world.names.add(() => [world.allowed]);
    const { path } = world.serve();
    return (["http", "https"] as const).flatMap((scheme): Attempt[] => {
      const url = world.url(host, path, scheme);
      const byAddress = world.url(world.allowed, path, scheme);
      const variable = `${scheme}_proxy`.toUpperCase();
      return [
        { title: `${variable} in the environment, for a name`, url },
        { title: `${variable} in the environment, for an address`, url: byAddress },
        { title: `a proxy of the caller, ${scheme}`, url, options: { proxy: world.proxy } },
      ];
    });
  },
};
