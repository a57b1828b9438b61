import type { Answer } from "../servers.ts";
import { inURL, type World } from "../world.ts";
import { arrival } from "./name.ts";
import type { Attempt, Way } from "./way.ts";

/** A redirect of the allowed server to a forbidden one. */
export const redirect: Way = {
  name: "redirect",
  control(world) {
    const target = world.serve();
    const from = world.serve(redirectTo(target.path));
    return { url: world.url(world.allowed, from.path), check: () => arrival(target) };
  },
  without: { verdict: "unused", note: "the client does not follow redirects" },
  attempts(world) {
    const inside = world.url(world.forbidden[0]!);
    const authority = inside.slice(inside.indexOf("//"));
    const chained = world.serve(redirectTo(inside));
    const targets = [
      ...world.forbidden.slice(1).map((one) => world.url(one)),
      world.url(world.names.add(() => world.forbidden)),
      world.url("127.1"),
      authority,
      `/\\${authority.slice(2)}`,
      `${world.scheme}:${authority.slice(1)}`,
      inside.replace("://", `://${inURL(world.allowed)}@`),
      world.url(world.allowed, chained.path),
      world.url(world.forbidden[0]!, "/", world.scheme === "http" ? "https" : "http"),
    ];
    return [...STATUSES.map((status) => from(world, inside, status)), ...targets.map((target) => from(world, target))];
  },
};

const STATUSES = [301, 302, 303, 307, 308] as const;

/** A request for a path of the allowed server that redirects to `location`. */
function from(world: World, location: string, status = 302): Attempt {
  const { path } = world.serve(redirectTo(location, status));
  return { title: `${status}, Location: ${location}`, url: world.url(world.allowed, path) };
}

export function redirectTo(location: string, status = 302): Answer {
  return (_, response) => void response.writeHead(status, { location }).end();
}
