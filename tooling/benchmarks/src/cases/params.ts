import { type Case, contestant, type Work } from "../case.ts";
import {
  FAST_QUERYSTRING,
  type FastQuerystring,
  fastQuerystring,
  MINIMUM,
  NATIVE,
  type URLClasses,
  WHATWG_URL,
} from "../implementations.ts";
import { between, type Random, seeded, word } from "../random.ts";
import { flatten } from "../strings.ts";
import { againstNative, forEachClass } from "./urls.ts";

/** A query with a name that is in it, and two other values for that. */
export interface Query {
  readonly query: string;
  readonly name: string;
  readonly values: readonly [string, string];
}

export interface Kind {
  readonly key: string;
  readonly title: string;
  readonly queries: () => Query[];
}

/** No two names are equal and no value has a space, because fast-querystring returns something else for those. */
export const KINDS: readonly Kind[] = [
  { key: "5", title: "5 pairs", queries: () => make(1000, 5, (random) => word(random, 3, 12)) },
  { key: "1000", title: "1000 pairs", queries: () => make(5, 1000, (random) => word(random, 3, 12)) },
  { key: "percent", title: "10 pairs, values all percent", queries: () => make(200, 10, reserved) },
  { key: "utf8", title: "10 pairs, values all non-ASCII", queries: () => make(200, 10, nonASCII) },
];

export const paramsCases: readonly Case<Query>[] = [
  ...KINDS.map((kind) => ({
    key: `params-parse-${kind.key}`,
    title: `\`new URLSearchParams(q)\`, ${kind.title}`,
    inputs: kind.queries,
    contestants: [...forEachClass(parse), contestant(FAST_QUERYSTRING, fastQuerystring, parseWithFastQuerystring)],
    comparisons: [...againstNative(1.5, 1.5), { against: FAST_QUERYSTRING }],
  })),
  ...KINDS.map((kind) => ({
    key: `params-stringify-${kind.key}`,
    title: `\`set\`, then \`toString\`, ${kind.title}`,
    inputs: kind.queries,
    contestants: [
      ...forEachClass(stringify),
      contestant(FAST_QUERYSTRING, fastQuerystring, stringifyWithFastQuerystring),
    ],
    comparisons: [...againstNative(1.2, 1), { against: FAST_QUERYSTRING }],
  })),
  {
    key: "params-iterate",
    title: "`new URLSearchParams(q)`, 5 pairs, then every pair read",
    inputs: KINDS[0]!.queries,
    contestants: forEachClass(iterate),
    comparisons: againstNative(1.2, 1),
  },
  {
    key: "params-iterate-percent",
    title: "`new URLSearchParams(q)`, 10 pairs, values all percent, then every pair read",
    inputs: KINDS[2]!.queries,
    contestants: forEachClass(iterate, [WHATWG_URL, MINIMUM]),
    comparisons: [{ against: NATIVE, target: { before24: 1.2, from24: 1 } }],
  },
];

/** Reads the last name, so that the whole query has to be read. Rows in which more is read are in `params-read.ts`. */
function parse({ URLSearchParams }: URLClasses): Work<Query> {
  return {
    run: ({ query, name }) => new URLSearchParams(query).get(name)!.length,
    text: ({ query }) => JSON.stringify([...new URLSearchParams(query)]),
  };
}

function parseWithFastQuerystring({ parse }: FastQuerystring): Work<Query> {
  return {
    run: ({ query, name }) => parse(query)[name]!.length,
    text: ({ query }) => JSON.stringify(Object.entries(parse(query))),
  };
}

function iterate({ URLSearchParams }: URLClasses): Work<Query> {
  return {
    run: ({ query }) => {
      let sum = 0;
      for (const [name, value] of new URLSearchParams(query)) sum += name.length + value.length;
      return sum;
    },
    text: ({ query }) => JSON.stringify([...new URLSearchParams(query)]),
  };
}

function stringify({ URLSearchParams }: URLClasses): Work<Query, Query & { readonly params: URLSearchParams }> {
  return {
    prepare: (input) => ({ ...input, params: new URLSearchParams(input.query) }),
    run: ({ params, name, values }, turn) => {
      params.set(name, values[turn & 1]!);
      return params.toString().length;
    },
    text: ({ params, name, values }, turn) => {
      params.set(name, values[turn & 1]!);
      return params.toString();
    },
  };
}

function stringifyWithFastQuerystring({
  parse,
  stringify,
}: FastQuerystring): Work<Query, Query & { readonly params: Record<string, string> }> {
  return {
    prepare: (input) => ({ ...input, params: { ...parse(input.query) } }),
    run: ({ params, name, values }, turn) => {
      params[name] = values[turn & 1]!;
      return stringify(params).length;
    },
    text: ({ params, name, values }, turn) => {
      params[name] = values[turn & 1]!;
      return stringify(params);
    },
  };
}

function make(queries: number, pairs: number, makeValue: (random: Random) => string): Query[] {
  const random = seeded(3);
  return Array.from({ length: queries }, () => {
    const names = Array.from({ length: pairs }, (_, index) => `${word(random, 1, 8)}_${index}`);
    const query = names.map((name) => `${name}=${encodeURIComponent(makeValue(random))}`).join("&");
    const values = [makeValue(random), `${makeValue(random)}x`] as const;
    return { query: flatten(query), name: flatten(names[pairs - 1]!), values };
  });
}

function reserved(random: Random): string {
  return characters(random, '&=+%/?#[]{}|<>"^`;:@$,');
}

function nonASCII(random: Random): string {
  return characters(random, "\u00e9\u00df\u00f1\u0434\u0436\u044f\u65e5\u672c\u8a9e\u6771\u4eac");
}

function characters(random: Random, from: string): string {
  return Array.from({ length: between(random, 3, 12) }, () => from[between(random, 0, from.length - 1)]).join("");
}
