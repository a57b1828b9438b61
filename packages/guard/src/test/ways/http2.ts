import { byName } from "./name.ts";
import { redirectTo } from "./redirect.ts";
import type { Attempt, Way } from "./way.ts";

/** HTTP/2, for which clients open their connections in another way than for HTTP/1.1. */
export const http2: Way = {
  name: "HTTP/2",
  control: (world) => byName(world, "https"),
  without: { verdict: "untested", note: "a request over https failed: pass the client the ca of the setting" },
  attempts(world, send) {
    const { allowed, forbidden, names } = world;
    const at = (host: string, path?: string) => world.url(host, path, "https");
    const direct = [...forbidden, "127.1", names.add(() => forbidden), "localhost"];
    const changing = [1, 2].map((times) => names.add((_, call) => (call <= times ? [allowed] : forbidden)));
    const redirected = [...forbidden.map((one) => at(one)), at(names.add(() => forbidden))].map((location): Attempt => {
      const { path } = world.serve(redirectTo(location));
      return { title: `302, Location: ${location}`, url: at(allowed, path) };
    });
    const service = world.serve((_, response) => {
      const [host] = forbidden;
      response.setHeader(
        "alt-svc",
        `h2="${host}:${world.ports.https}"; ma=60, http/1.1="${host}:${world.ports.https}"`,
      );
      response.end("allowed");
    });
    const moved = at(allowed, service.path);
    return [
      ...[...direct, ...changing, ...changing].map((host) => ({ title: at(host), url: at(host) })),
      ...redirected,
      { title: "Alt-Svc", url: moved, before: () => send(moved) },
    ];
  },
};
