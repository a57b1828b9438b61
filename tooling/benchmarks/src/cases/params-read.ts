import type { Case, Work } from "../case.ts";
import type { URLClasses } from "../implementations.ts";
import { flatten, spread } from "../strings.ts";
import { KINDS, type Query } from "./params.ts";
import { againstNative, forEachClass } from "./urls.ts";

/** A query, and the names that are read of it, one after another. */
interface Reads {
  readonly query: string;
  readonly names: readonly string[];
}

/**
 * How much is read of a query. Ours walks through the text for the first names that are read, and makes the list of pairs
 * when it is asked for more, so that it gains most in the first row and loses in the third.
 */
export const paramsReadCases: readonly Case<Reads>[] = [
  namesCase("params-get-2", "5 pairs, two names read", "5", (names) => [names[0]!, names[3]!]),
  namesCase("params-get-absent", "5 pairs, one name that is not there", "5", () => ["nothing"]),
  namesCase("params-get-5", "5 pairs, all five names read by `get`", "5", (names) => names),
  namesCase("params-get-50", "1000 pairs, 50 names read by `get`", "1000", (names) => spread(names, 50)),
  {
    key: "params-iterate-1000",
    title: "`new URLSearchParams(q)`, 1000 pairs, then every pair read",
    inputs: () => readsOf("1000", () => []),
    contestants: forEachClass(iterate),
    comparisons: againstNative(1.2, 1),
  },
  {
    key: "params-string-5",
    title: "`new URLSearchParams(q).toString()`, 5 pairs",
    inputs: () => readsOf("5", () => []),
    contestants: forEachClass(writeAgain),
    comparisons: againstNative(),
  },
  {
    key: "params-sort-5",
    title: "`sort` and `toString`, 5 pairs",
    inputs: () => readsOf("5", () => []),
    contestants: forEachClass(sort),
    comparisons: againstNative(),
  },
  {
    key: "params-entries-5",
    title: "`new URLSearchParams(entries).toString()`, 5 pairs",
    inputs: () => readsOf("5", () => []),
    contestants: forEachClass(writeEntries),
    comparisons: againstNative(),
  },
  {
    key: "params-url-get",
    title: "`new URL(u).searchParams.get(name)`, 5 pairs",
    inputs: () => readsOf("5", (names) => names.slice(-1)),
    contestants: forEachClass(getOfURL),
    comparisons: againstNative(),
  },
];

function namesCase(key: string, title: string, kind: string, choose: (names: string[]) => string[]): Case<Reads> {
  return {
    key,
    title: `\`new URLSearchParams(q)\`, ${title}`,
    inputs: () => readsOf(kind, choose),
    contestants: forEachClass(get),
    comparisons: againstNative(),
  };
}

function readsOf(kind: string, choose: (names: string[]) => string[]): Reads[] {
  const queries = KINDS.find(({ key }) => key === kind)!.queries();
  return queries.map(({ query }: Query) => {
    const names = [...new URLSearchParams(query).keys()].map((name) => flatten(name));
    return { query, names: choose(names) };
  });
}

function get({ URLSearchParams }: URLClasses): Work<Reads> {
  return {
    run: ({ query, names }) => {
      const params = new URLSearchParams(query);
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += params.get(names[i]!)?.length ?? 0;
      return sum;
    },
    text: ({ query, names }) => {
      const params = new URLSearchParams(query);
      return names.map((name) => params.get(name)).join("");
    },
  };
}

function iterate({ URLSearchParams }: URLClasses): Work<Reads> {
  return {
    run: ({ query }) => {
      let sum = 0;
      for (const [name, value] of new URLSearchParams(query)) sum += name.length + value.length;
      return sum;
    },
    text: ({ query }) => [...new URLSearchParams(query)].flat().join(""),
  };
}

function writeAgain({ URLSearchParams }: URLClasses): Work<Reads> {
  return {
    run: ({ query }) => new URLSearchParams(query).toString().length,
    text: ({ query }) => new URLSearchParams(query).toString(),
  };
}

function sort({ URLSearchParams }: URLClasses): Work<Reads> {
  return {
    run: ({ query }) => {
      const params = new URLSearchParams(query);
      params.sort();
      return params.toString().length;
    },
    text: ({ query }) => {
      const params = new URLSearchParams(query);
      params.sort();
      return params.toString();
    },
  };
}

function writeEntries({ URLSearchParams }: URLClasses): Work<Reads, [string, string][]> {
  return {
    prepare: ({ query }) => Array.from(new URLSearchParams(query)),
    run: (entries) => new URLSearchParams(entries).toString().length,
    text: (entries) => new URLSearchParams(entries).toString(),
  };
}

function getOfURL({ URL }: URLClasses): Work<Reads, { readonly url: string; readonly name: string }> {
  return {
    prepare: ({ query, names }) => {
      const url = Array.from(`https://example.com/path?${query}`).join("");
      return { url, name: names[0]! };
    },
    run: ({ url, name }) => new URL(url).searchParams.get(name)!.length,
    text: ({ url, name }) => new URL(url).searchParams.get(name)!,
  };
}
