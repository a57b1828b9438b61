import { createMemoryHistory } from "@tanstack/history";
import {
  BaseRootRoute,
  BaseRoute,
  createNonReactiveMutableStore,
  createNonReactiveReadonlyStore,
  RouterCore,
} from "@tanstack/router-core";
import { orThrow } from "@url/result";
import { parse } from "@url/urlencoded";
import { boolean, list, nest, nestAs, number, optional, shape, stringify, unnest } from "@url/urlencoded/nested";
import { expect, test } from "vitest";

const search = shape({ tags: list(), page: optional(number()), user: { admin: boolean() } });

/** A router with the functions of the README, at `address`. */
function routerAt(address: string) {
  const root = new BaseRootRoute({});
  const route = new BaseRoute({
    getParentRoute: () => root,
    path: "/list",
    validateSearch: (found: Record<string, unknown>) => orThrow(nestAs(orThrow(unnest(found)), search)),
  });
  const options = {
    routeTree: root.addChildren([route]),
    isServer: true,
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (text: string) => orThrow(nest(parse(text.replace(/^\?/, "")))),
    stringifySearch: (found: object) => orThrow(stringify(found)).replace(/^(?=.)/, "?"),
  };
  return new RouterCore(options as never, () => ({
    createMutableStore: createNonReactiveMutableStore,
    createReadonlyStore: createNonReactiveReadonlyStore,
    batch: (change: () => void) => change(),
  })) as unknown as {
    latestLocation: never;
    matchRoutes(location: never): { search: unknown; searchError?: { message: string } }[];
    buildLocation(to: object): { href: string };
  };
}

test("TanStack Router: search parameters have the types of the shape, and are read back from what it writes", () => {
  const router = routerAt("/list?tags=x&tags=y&page=2&user[admin]=on&other=1");
  const found = router.matchRoutes(router.latestLocation).at(-1)!;
  expect(found.search).toMatchObject({ tags: ["x", "y"], page: 2, user: { admin: true } });
  const next = { tags: ["a b", "?&"], page: 3, user: { admin: false } };
  const { href } = router.buildLocation({ to: "/list", search: next });
  expect(href).toBe("/list?tags%5B0%5D=a+b&tags%5B1%5D=%3F%26&page=3&user%5Badmin%5D=false");
  const there = routerAt(href);
  expect(there.matchRoutes(there.latestLocation).at(-1)!.search).toEqual(next);
});

test("TanStack Router: a wrong value is the error of the route", () => {
  const router = routerAt("/list?page=two");
  expect(router.matchRoutes(router.latestLocation).at(-1)!.searchError?.message).toContain("mismatch");
});
