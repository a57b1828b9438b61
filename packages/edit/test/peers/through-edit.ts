import {
  joinPath,
  joinReferences,
  parseReference,
  patchQuery,
  type QueryPatch,
  relativize,
  sameURL,
  segments,
  serializeReference,
  toParts,
  withFragment,
  withoutTrailingSlash,
  withParts,
  withTrailingSlash,
} from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { toObject } from "@url/urlencoded/views";

/** A function of another package by ours, as its page in docs/migrating says. It throws where ours fails. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments of other packages' tests, wrong ones among them
export type Through = (...args: any[]) => unknown;

/** Joins paths one after the other; empty texts are left out. */
const joinAll: Through = (...parts: (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== "").reduce<string | undefined>(join, undefined) ?? "";

function join(base: string | undefined, text: string | undefined): string {
  return base === undefined ? text! : orThrow(joinPath(base, text!));
}

const withScheme = (url: string, scheme: string): unknown => orThrow(withParts(url, { scheme }));
const path = (text: string): URL => new URL(text, "http://h/");

/** ufo's functions. */
export const UFO: Readonly<Record<string, Through>> = {
  joinURL: joinAll,
  joinRelativeURL: (...parts: string[]) =>
    parts
      .filter((part) => part)
      .reduce<string | undefined>((base, text) => {
        if (base === undefined || !text.includes("..")) return join(base, text);
        const folder = orThrow(parseReference(orThrow(withTrailingSlash(base)), "special"));
        return serializeReference(orThrow(joinReferences(folder, orThrow(parseReference(text, "special")))));
      }, undefined) ?? "",
  withQuery: (url: string, query: Record<string, unknown>) =>
    patchQuery(url, { set: flat(query) }, { spaceAsPlus: true }),
  // The predicate of ufo's tests.
  filterQuery: (url: string) => patchQuery(url, { deleteWhere: (name) => name === "bar" }),
  getQuery: (url: string) => {
    const lists = toObject(orThrow(toParts(url)).params ?? [], "array");
    return Object.fromEntries(
      Object.entries(lists).map(([name, [...list]]) => [name, list.length > 1 ? list : list[0]]),
    );
  },
  withTrailingSlash: (url: string) => orThrow(withTrailingSlash(url)),
  withoutTrailingSlash: (url: string) => orThrow(withoutTrailingSlash(url)),
  parseFilename: (url: string, options?: { strict?: boolean }) => {
    const list = segments(url);
    const name = (list.ok && list.value.at(-1)) || undefined;
    return options?.strict && !name?.includes(".", 1) ? undefined : name;
  },
  normalizeURL: (url: string) =>
    /^[\0 ]*[a-z]+:/.test(url)
      ? orThrow(parseURL(url)).href
      : serializeReference(orThrow(parseReference(url, "special"))),
  withFragment: (url: string, text: string) => withFragment(url, text || null),
  withoutFragment: (url: string) => withFragment(url, null),
  withHttp: (url: string) => withScheme(url, "http"),
  withHttps: (url: string) => withScheme(url, "https"),
  withProtocol: (url: string, protocol: string) => withScheme(url, protocol.replace(/:.*/, "")),
  isEqual: (a: string, b: string, options?: { trailingSlash?: boolean }) =>
    sameURL(path(a), path(b), { trailingSlash: options?.trailingSlash ?? false }),
  isSamePath: (a: string, b: string) => sameURL(path(a), path(b), { trailingSlash: false }),
  withoutHost: (url: string) =>
    orThrow(
      relativize(orThrow(withParts(url, { path: "/", query: null, fragment: null })), url, {
        kinds: ["path-absolute"],
      }),
    ),
};

/** `patchQuery` takes no nested objects. */
function flat(query: Record<string, unknown>): QueryPatch["set"] {
  const isNested = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, isNested(value) ? JSON.stringify(value) : value]),
  ) as QueryPatch["set"];
}

/** url-join, part by part: a text with "?" or "&" before it is a query, and one with "#" a fragment. */
export const urlJoin: Through = (...parts: string[]) =>
  parts
    .filter((part) => part !== "")
    .reduce<string | undefined>((url, part) => {
      if (url === undefined) return part;
      if (part.startsWith("#")) return withFragment(url, part.slice(1));
      if (/^[?&]/.test(part)) return patchQuery(url, { append: new URLSearchParams(part.slice(1)) });
      return orThrow(joinPath(url, part));
    }, undefined) ?? "";

/** query-string's functions for URLs. */
export const QUERY_STRING: Readonly<Record<string, Through>> = {
  stringifyUrl: (
    { url, query, fragmentIdentifier }: { url: string; query?: QueryPatch["set"]; fragmentIdentifier?: string },
    options?: { sort?: boolean },
  ) => {
    const patched = patchQuery(url, { set: query, sort: options?.sort !== false });
    return fragmentIdentifier === undefined ? patched : withFragment(patched, fragmentIdentifier || null);
  },
  pick: (url: string, names: string[]) => patchQuery(url, { keepOnly: names }),
  exclude: (url: string, names: string[]) => patchQuery(url, { delete: names }),
};

/** `relativeTo` of URI.js. */
export const relativeTo: Through = (url: string, base: string) =>
  orThrow(relativize(base, url, { kinds: ["path-relative"] })) ?? orThrow(relativize(base, url)) ?? url;

/** `equals` of URI.js. */
export const equals: Through = (a: string, b: string) => sameURL(a, b, { queryOrder: false });
