import type { Work } from "../case.ts";
import { type Everyday, operation } from "./implementations.ts";
import type { Operation } from "./row.ts";

// As in operations.ts: each function uses nothing but its argument.

/** A query, and the names that are read of it. */
export interface Lookup {
  readonly query: string;
  readonly names: readonly string[];
}

export type Values = Readonly<Record<string, string>>;

/** `new URLSearchParams(query).get(name)`, for each of the names */
export const get: Operation<Lookup> = operation(
  ({ URLSearchParams }: Everyday): Work<Lookup> => ({
    run: ({ query, names }) => {
      const params = new URLSearchParams(query);
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += params.get(names[i]!)?.length ?? 1;
      return sum;
    },
    text: ({ query, names }) => {
      const params = new URLSearchParams(query);
      return names.map((name) => params.get(name)).join();
    },
  }),
);

export const has: Operation<Lookup> = operation(
  ({ URLSearchParams }: Everyday): Work<Lookup> => ({
    run: ({ query, names }) => {
      const params = new URLSearchParams(query);
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += params.has(names[i]!) ? 1 : 2;
      return sum;
    },
    text: ({ query, names }) => {
      const params = new URLSearchParams(query);
      return names.map((name) => params.has(name)).join();
    },
  }),
);

export const getAll: Operation<Lookup> = operation(
  ({ URLSearchParams }: Everyday): Work<Lookup> => ({
    run: ({ query, names }) => {
      const params = new URLSearchParams(query);
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += params.getAll(names[i]!).length;
      return sum;
    },
    text: ({ query, names }) => {
      const params = new URLSearchParams(query);
      return names.map((name) => params.getAll(name)).join();
    },
  }),
);

/** `new URLSearchParams(query).size`, which Node 20 has from 20.2 */
export const size: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => new URLSearchParams(input).size,
    text: (input) => `${new URLSearchParams(input).size}`,
  }),
);

/** `params.get(name)` of params that exist already */
export const getAgain: Operation<Lookup> = operation(
  ({
    URLSearchParams,
  }: Everyday): Work<Lookup, { readonly params: URLSearchParams; readonly names: readonly string[] }> => ({
    prepare: ({ query, names }) => ({ params: new URLSearchParams(query), names }),
    run: ({ params, names }) => {
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += params.get(names[i]!)?.length ?? 1;
      return sum;
    },
    text: ({ params, names }) => names.map((name) => params.get(name)).join(),
  }),
);

/** `new URLSearchParams(query).toString()` */
export const normalize: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => {
      const query = new URLSearchParams(input).toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (input) => new URLSearchParams(input).toString(),
  }),
);

/** `params.sort(); params.toString()`, as a key of a cache is made */
export const sort: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => {
      const params = new URLSearchParams(input);
      params.sort();
      const query = params.toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (input) => {
      const params = new URLSearchParams(input);
      params.sort();
      return params.toString();
    },
  }),
);

/** `new URLSearchParams({ … }).toString()` */
export const fromObject: Operation<Values> = operation(
  ({ URLSearchParams }: Everyday): Work<Values> => ({
    run: (input) => {
      const query = new URLSearchParams(input).toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (input) => new URLSearchParams(input).toString(),
  }),
);

/** `new URLSearchParams(Object.entries({ … })).toString()` */
export const fromEntries: Operation<Values> = operation(
  ({ URLSearchParams }: Everyday): Work<Values, [string, string][]> => ({
    prepare: (input) => Object.entries(input),
    run: (entries) => {
      const query = new URLSearchParams(entries).toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (entries) => new URLSearchParams(entries).toString(),
  }),
);

/** `new URLSearchParams(params)`, of params that exist already, then one is set */
export const copy: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string, URLSearchParams> => ({
    prepare: (input) => new URLSearchParams(input),
    run: (params) => {
      const copied = new URLSearchParams(params);
      copied.set("page", "2");
      const query = copied.toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (params) => {
      const copied = new URLSearchParams(params);
      copied.set("page", "2");
      return copied.toString();
    },
  }),
);

/** `const params = new URLSearchParams()`, an `append` for each pair, `toString()` */
export const append: Operation<Values> = operation(
  ({ URLSearchParams }: Everyday): Work<Values, [string, string][]> => ({
    prepare: (input) => Object.entries(input),
    run: (entries) => {
      const params = new URLSearchParams();
      for (let i = 0; i < entries.length; i++) params.append(entries[i]![0], entries[i]![1]);
      const query = params.toString();
      return query.length + query.charCodeAt(query.length - 1);
    },
    text: (entries) => {
      const params = new URLSearchParams();
      for (const [name, value] of entries) params.append(name, value);
      return params.toString();
    },
  }),
);

/** `params.delete(name); params.toString()`, as trackers are removed */
export const remove: Operation<Lookup> = operation(
  ({ URLSearchParams }: Everyday): Work<Lookup> => ({
    run: ({ query, names }) => {
      const params = new URLSearchParams(query);
      for (let i = 0; i < names.length; i++) params.delete(names[i]!);
      return params.toString().length;
    },
    text: ({ query, names }) => {
      const params = new URLSearchParams(query);
      for (const name of names) params.delete(name);
      return params.toString();
    },
  }),
);

/** `for (const [name, value] of new URLSearchParams(query))` */
export const iterate: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => {
      let sum = 0;
      for (const [name, value] of new URLSearchParams(input)) sum += name.length + value.length;
      return sum;
    },
    text: (input) => Array.from(new URLSearchParams(input)).join(),
  }),
);

/** `new URLSearchParams(query).forEach(…)` */
export const forEach: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => {
      let sum = 0;
      new URLSearchParams(input).forEach((value, name) => {
        sum += name.length + value.length;
      });
      return sum;
    },
    text: (input) => {
      const pairs: string[] = [];
      new URLSearchParams(input).forEach((value, name) => {
        pairs.push(name, value);
      });
      return pairs.join();
    },
  }),
);

/** `Object.fromEntries(new URLSearchParams(query))` */
export const toObject: Operation<string> = operation(
  ({ URLSearchParams }: Everyday): Work<string> => ({
    run: (input) => Object.keys(Object.fromEntries(new URLSearchParams(input))).length,
    text: (input) => JSON.stringify(Object.fromEntries(new URLSearchParams(input))),
  }),
);
