import { parsePattern, URLPattern } from "@url/pattern";
import { createPatternList } from "@url/pattern/list";
import { orThrow } from "@url/result";
import findMyWay from "find-my-way";
import { addRoute, createRouter, findRoute } from "rou3";
import { type Case, contestant, type Work } from "../case.ts";
import { NATIVE, OURS } from "../implementations.ts";
import { flatten } from "../strings.ts";

/** Finds the number of the pattern that a URL matches, from 1, because the routers take 0 for nothing. */
type Find = (url: string) => number;

const FIND_MY_WAY = "find-my-way";
const ROU3 = "rou3";
const LOOP = "a loop over our class";
const NATIVE_LOOP = `a loop over ${NATIVE}`;

/** Routes as applications have them: the forms of those of public interfaces for code, mail and shops. */
const ROUTES = `/user /users/:name /users/:name/repos /repos/:owner/:repo /repos/:owner/:repo/issues /emojis /rate_limit
/repos/:owner/:repo/issues/:number /repos/:owner/:repo/issues/:number/comments /repos/:owner/:repo/pulls/:number/files
/repos/:owner/:repo/contents/* /repos/:owner/:repo/git/refs/* /orgs/:org/teams/:team/members/:name /search/code
/gists/:id/star /threads/:id/messages /orders/:id/items/:item /products /products/:id/reviews /admin/settings`.split(
  /\s+/,
);
/** Larger applications have more of them below other prefixes. */
const pathOf = (index: number): string => {
  const prefix = Math.floor(index / ROUTES.length);
  return `${prefix > 0 ? `/area${prefix}` : ""}${ROUTES[index % ROUTES.length]}`;
};
const urlOf = (index: number): string => `https://example.com${pathOf(index).replace(/\*|:\w+/g, "x42")}`;
/** A router gets the path, so a program parses the URL first. */
const pathPart = (url: string): string => new URL(url).pathname;

const NativeClass = (globalThis as { URLPattern?: unknown }).URLPattern as typeof URLPattern | undefined;

/** Lists of patterns of paths, of which a URL matches one. */
export const patternListCases: readonly Case<string>[] = [10, 400, 4000, 100_000].map((size) => ({
  key: `pattern-list-${size}`,
  process: "lists",
  title: `a URL in a list of ${size.toLocaleString("en")} patterns`,
  inputs: () => Array.from({ length: 100 }, (_, index) => flatten(urlOf(Math.floor((index * size) / 100)))),
  contestants: [
    contestant(
      OURS,
      lazily(() => listOf(size)),
      finding,
    ),
    contestant(
      FIND_MY_WAY,
      lazily(() => findMyWayOf(size)),
      finding,
    ),
    contestant(
      ROU3,
      lazily(() => rou3Of(size)),
      finding,
    ),
    // A loop over 100,000 takes ten milliseconds for each URL.
    ...(size > 1000
      ? []
      : [
          contestant(
            LOOP,
            lazily(() => loopOf(URLPattern, size)),
            finding,
          ),
        ]),
    ...(size > 1000 || !NativeClass
      ? []
      : [
          contestant(
            NATIVE_LOOP,
            lazily(() => loopOf(NativeClass, size)),
            finding,
          ),
        ]),
  ],
  comparisons: [
    { against: FIND_MY_WAY },
    { against: ROU3 },
    ...(size > 1000 ? [] : [{ against: LOOP }, { against: NATIVE_LOOP, optional: true as const }]),
  ],
}));

function finding(find: Find): Work<string> {
  return { prepare: (url) => url, run: (url) => find(url), text: (url) => `${find(url)}` };
}

/** The list is made when the first URL is looked up, not when the rows are listed. */
function lazily(make: () => Find): Find {
  let find: Find | undefined;
  return (url) => {
    find ??= make();
    return find(url);
  };
}

function listOf(size: number): Find {
  const list = createPatternList<number>();
  for (let index = 0; index < size; index++) list.insert(orThrow(parsePattern({ pathname: pathOf(index) })), index + 1);
  return (url) => list.match(url)?.value ?? -1;
}

function findMyWayOf(size: number): Find {
  const router = findMyWay();
  for (let index = 0; index < size; index++) router.on("GET", pathOf(index), () => {}, index + 1);
  return (url) => (router.find("GET", pathPart(url))?.store as number | undefined) ?? -1;
}

function rou3Of(size: number): Find {
  const router = createRouter<number>();
  for (let index = 0; index < size; index++) addRoute(router, "GET", pathOf(index).replace("*", "**"), index + 1);
  return (url) => findRoute(router, "GET", pathPart(url))?.data ?? -1;
}

function loopOf(Class: typeof URLPattern, size: number): Find {
  const patterns = Array.from({ length: size }, (_, index) => new Class({ pathname: pathOf(index) }));
  return (url) => patterns.findIndex((pattern) => pattern.test(url)) + 1;
}
