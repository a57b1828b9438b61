import type { Work } from "../case.ts";
import { fresh } from "../fresh.ts";
import { type Everyday, operation } from "./implementations.ts";
import type { Operation } from "./row.ts";

// Each function that is passed to `operation` is compiled again from its source, so it uses nothing but its argument. What
// is read of a result is summed and compared, so that no engine can leave the work out; of text, a unit is read, because an
// engine keeps a string that was built from parts in pieces until something reads it.

/** A reference, and the URL that it is resolved against. */
export interface Reference {
  readonly reference: string;
  readonly base: string;
}

/** A URL, and two values in turn, so that there is always something to change. */
export interface Change {
  readonly url: string;
  readonly values: readonly [string, string];
}

/** A reference, and the names of the parameters that are read of it. */
export interface Request extends Reference {
  readonly names: readonly string[];
}

/** A URL, and a parameter to set. */
export interface Pair {
  readonly url: string;
  readonly name: string;
  readonly value: string;
}

/** `new URL(text).href` */
export const parse: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => {
      const { href } = new URL(input);
      return href.length + href.charCodeAt(href.length - 1);
    },
    text: (input) => new URL(input).href,
  }),
);

/** `parseURL(text)`, beside `new URL(text)` */
export const parseWithoutClass: Operation<string> = operation(
  ({ parse }: Everyday): Work<string> => ({
    run: (input) => {
      const href = parse(input);
      return href.length + href.charCodeAt(href.length - 1);
    },
    text: (input) => parse(input),
  }),
);

/** `URL.canParse(text)` */
export const canParse: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => (URL.canParse(input) ? 1 : 0),
    text: (input) => `${URL.canParse(input)}`,
  }),
);

/** `URL.parse(text)`, which Node 20 does not have */
export const parseOrNull: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => URL.parse(input)?.href.length ?? 0,
    text: (input) => `${URL.parse(input)?.href}`,
  }),
  { needs: ({ URL }) => URL.parse },
);

/** `parseURL(text).ok`, beside `URL.canParse(text)` */
export const accepts: Operation<string> = operation(
  ({ accepts }: Everyday): Work<string> => ({
    run: (input) => (accepts(input) ? 1 : 0),
    text: (input) => `${accepts(input)}`,
  }),
);

/** `new URL(text)` in a `try`, and what is thrown is caught */
export const catchError: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => {
      try {
        return new URL(input).href.length;
      } catch (error) {
        return error instanceof TypeError ? 0 : 1;
      }
    },
    text: (input) => {
      try {
        return new URL(input).href;
      } catch (error) {
        return (error as Error).constructor.name;
      }
    },
  }),
);

/** `new URL(reference, base).href` */
export const resolve: Operation<Reference> = operation(
  ({ URL }: Everyday): Work<Reference> => ({
    run: ({ reference, base }) => {
      const { href } = new URL(reference, base);
      return href.length + href.charCodeAt(href.length - 1);
    },
    text: ({ reference, base }) => new URL(reference, base).href,
  }),
);

/** `new URL(text)`, and one getter */
export const readOrigin: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => {
      const { origin } = new URL(input);
      return origin.length + origin.charCodeAt(origin.length - 1);
    },
    text: (input) => new URL(input).origin,
  }),
);

export const readHostname: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => {
      const { hostname } = new URL(input);
      return hostname.length + hostname.charCodeAt(hostname.length - 1);
    },
    text: (input) => new URL(input).hostname,
  }),
);

/** `const { protocol, hostname, port, username, password, pathname } = new URL(text)`, as clients of databases do */
export const readConnection: Operation<string> = operation(
  ({ URL }: Everyday): Work<string> => ({
    run: (input) => {
      const { protocol, hostname, port, username, password, pathname } = new URL(input);
      return (
        protocol.length + hostname.length + port.length + username.length + password.length + pathname.charCodeAt(0)
      );
    },
    text: (input) => {
      const { protocol, hostname, port, username, password, pathname } = new URL(input);
      return [protocol, hostname, port, username, password, pathname].join(" ");
    },
  }),
);

/** `new URL(request.url, base)`, then `pathname` and `search` */
export const readRequest: Operation<Reference> = operation(
  ({ URL }: Everyday): Work<Reference> => ({
    run: ({ reference, base }) => {
      const { pathname, search } = new URL(reference, base);
      return pathname.length + pathname.charCodeAt(pathname.length - 1) + search.length;
    },
    text: ({ reference, base }) => {
      const { pathname, search } = new URL(reference, base);
      return `${pathname} ${search}`;
    },
  }),
);

/** `new URL(request.url, base).searchParams.get(…)`, once for each name */
export const readParams: Operation<Request> = operation(
  ({ URL }: Everyday): Work<Request> => ({
    run: ({ reference, base, names }) => {
      const { searchParams } = new URL(reference, base);
      let sum = 0;
      for (let i = 0; i < names.length; i++) sum += searchParams.get(names[i]!)?.length ?? 0;
      return sum;
    },
    text: ({ reference, base, names }) => {
      const { searchParams } = new URL(reference, base);
      return names.map((name) => searchParams.get(name)).join();
    },
  }),
);

/** `const url = new URL(text); url.searchParams.set(name, value); url.href` */
export const setParam: Operation<Pair> = operation(
  ({ URL }: Everyday): Work<Pair> => ({
    run: ({ url, name, value }) => {
      const u = new URL(url);
      u.searchParams.set(name, value);
      const { href } = u;
      return href.length + href.charCodeAt(href.length - 1);
    },
    text: ({ url, name, value }) => {
      const u = new URL(url);
      u.searchParams.set(name, value);
      return u.href;
    },
  }),
);

/** `const copy = new URL(url); copy.pathname = value; copy.href`, where `url` is a URL, as a middleware redirects */
export const redirect: Operation<Change> = operation(
  ({ URL }: Everyday): Work<Change, { readonly url: URL; readonly path: string }> => ({
    prepare: ({ url, values }) => ({ url: new URL(url), path: values[0] }),
    run: ({ url, path }) => {
      const copy = new URL(url);
      copy.pathname = path;
      const { href } = copy;
      return href.length + href.charCodeAt(href.length - 1);
    },
    text: ({ url, path }) => {
      const copy = new URL(url);
      copy.pathname = path;
      return copy.href;
    },
  }),
);

type Property = "hash" | "host" | "hostname" | "href" | "pathname" | "port" | "protocol" | "search" | "username";

/** `url.name = value; url.href`, for a URL that exists. */
function setter(set: (url: URL, value: string) => void): Operation<Change> {
  return operation(
    ({ URL, set }: Everyday & { readonly set: (url: URL, value: string) => void }): Work<Change, Changing> => ({
      prepare: ({ url, values }) => ({ url: new URL(url), values }),
      run: ({ url, values }, turn) => {
        set(url, values[turn & 1]!);
        const { href } = url;
        return href.length + href.charCodeAt(href.length - 1);
      },
      text: ({ url, values }, turn) => {
        set(url, values[turn & 1]!);
        return url.href;
      },
    }),
    { more: () => ({ set: fresh(set) }) },
  );
}

interface Changing {
  readonly url: URL;
  readonly values: readonly [string, string];
}

export const SETTERS: Readonly<Record<Property, Operation<Change>>> = {
  hash: setter((url, value) => {
    url.hash = value;
  }),
  host: setter((url, value) => {
    url.host = value;
  }),
  hostname: setter((url, value) => {
    url.hostname = value;
  }),
  href: setter((url, value) => {
    url.href = value;
  }),
  pathname: setter((url, value) => {
    url.pathname = value;
  }),
  port: setter((url, value) => {
    url.port = value;
  }),
  protocol: setter((url, value) => {
    url.protocol = value;
  }),
  search: setter((url, value) => {
    url.search = value;
  }),
  username: setter((url, value) => {
    url.username = value;
  }),
};
