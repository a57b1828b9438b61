import type { Answer } from "../servers.ts";
import { byName, UNKNOWN_NAMES } from "./name.ts";
import type { Attempt, Way } from "./way.ts";

/** A name whose address changes between two questions, the first of which may be that of a check. */
export const rebinding: Way = {
  name: "rebinding",
  control: (world) => byName(world),
  without: UNKNOWN_NAMES,
  attempts(world) {
    const { allowed, forbidden, names } = world;
    // Each request needs a connection of its own, for which the client may ask again.
    const { path } = world.serve(closing);
    const changing = [1, 2, 3, 4].flatMap((times): Attempt[] => {
      const url = world.url(
        names.add((_, call) => (call <= times ? [allowed] : forbidden)),
        path,
      );
      const title = `a name that resolves to ${allowed} for the first ${times} times, and then to ${forbidden[0]}`;
      return Array.from({ length: 3 }, (_, index) => ({ title: `${title} (request ${index + 1})`, url }));
    });
    const url = world.url(
      names.add((_, call) => (call % 2 === 1 ? [allowed] : forbidden)),
      path,
    );
    const title = `a name that resolves to ${allowed} and ${forbidden[0]} in turns`;
    return [...changing, { title, url }, { title, url }];
  },
};

const closing: Answer = (request, response) => {
  if (request.httpVersionMajor === 1) response.setHeader("connection", "close");
  response.end("allowed");
};
