import { redirectTo } from "./redirect.ts";
import type { Attempt, Way } from "./way.ts";

/** A Unix domain socket, such as that of Docker, in a URL, in a redirect or among the caller's options. */
export const socket: Way = {
  name: "socket",
  attempts(world) {
    const { socket: path, scheme } = world;
    if (path === null) return [];
    const encoded = encodeURIComponent(path);
    const urls = [
      `${scheme}://unix:${path}:/`,
      `unix:${path}:/`,
      `unix://${path}:/`,
      `${scheme}+unix://${encoded}/`,
      `${scheme}+unix:${path}:/`,
      `${scheme}://${encoded}/`,
    ];
    const redirected = urls.map((location): Attempt => {
      const from = world.serve(redirectTo(location));
      return { title: `302, Location: ${location}`, url: world.url(world.allowed, from.path) };
    });
    const caller = { title: "socketPath of the caller", url: world.url(world.allowed), options: { socketPath: path } };
    return [...urls.map((url) => ({ title: url, url })), ...redirected, caller];
  },
};
