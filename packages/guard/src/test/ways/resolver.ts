import { isIP, type LookupFunction } from "node:net";
import type { Question } from "../names.ts";
import { byName, UNKNOWN_NAMES } from "./name.ts";
import type { Attempt, Way } from "./way.ts";

/** Another resolver than the one that was judged: one way of asking returns what the others do not, or the caller brings one. */
export const resolver: Way = {
  name: "resolver",
  control: (world) => byName(world),
  without: UNKNOWN_NAMES,
  attempts(world) {
    const { allowed, forbidden, names } = world;
    const split = QUESTIONS.flatMap((one): Attempt[] => [
      {
        title: `a name that only ${TITLES[one]} resolves to ${forbidden[0]}`,
        url: world.url(names.add((question) => (question === one ? forbidden : [allowed]))),
      },
      {
        title: `a name that only ${TITLES[one]} resolves to ${allowed}`,
        url: world.url(names.add((question) => (question === one ? [allowed] : forbidden))),
      },
    ]);
    const url = world.url(names.add(() => [allowed]));
    return [...split, { title: "a lookup of the caller", url, options: { lookup: lookupTo(forbidden[0]!) } }];
  },
};

const TITLES: Readonly<Record<Question, string>> = {
  lookup: "dns.lookup for one address",
  all: "dns.lookup for all addresses",
  promises: "dns.promises.lookup",
  resolve: "dns.resolve",
};
const QUESTIONS = /* @__PURE__ */ Object.keys(TITLES) as readonly Question[];

function lookupTo(address: string): LookupFunction {
  const family = isIP(address);
  return (_, options, done) => {
    setImmediate(() => (options.all ? done(null, [{ address, family }]) : done(null, address, family)));
  };
}
