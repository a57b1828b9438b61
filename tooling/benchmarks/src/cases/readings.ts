import { type Case, type Contestant, contestant, type Work } from "../case.ts";
import { fresh } from "../fresh.ts";
import { URL_CLASSES, type URLClasses } from "../implementations.ts";

/**
 * What is read of a URL. An engine keeps a string that was built from parts in pieces until something reads it. Code that
 * reads only its length leaves that work to its caller.
 */
export interface Reading {
  /** What it adds to the key of a row. */
  readonly key: string;
  /** What it adds to the title. */
  readonly title: string;
  readonly read: (url: URL) => number;
  readonly text: (url: URL) => string;
}

/** One unit of `href`, which makes it flat. */
export const CHARACTER: Reading = {
  key: "read",
  title: "a character of `href` read",
  read: ({ href }) => href.charCodeAt(href.length - 1),
  text: ({ href }) => href,
};

/** The ten getters of components, of `href` one unit. */
export const GETTERS: Reading = {
  key: "getters",
  title: "every getter read",
  read: (u) => {
    const { href } = u;
    return (
      href.charCodeAt(href.length - 1) +
      u.protocol.length +
      u.username.length +
      u.password.length +
      u.host.length +
      u.hostname.length +
      u.port.length +
      u.pathname.length +
      u.search.length +
      u.hash.length
    );
  },
  text: (u) =>
    JSON.stringify([
      [u.href, u.protocol, u.username, u.password, u.host],
      [u.hostname, u.port, u.pathname, u.search, u.hash],
    ]),
};

/** The classes with what is read, compiled for them alone. */
export type ReadClasses = URLClasses & Pick<Reading, "read" | "text">;

/** The same work for every implementation that has the classes, except for some, and the same reading. */
export function forEachReader<Input, State>(
  make: (classes: ReadClasses) => Work<Input, State>,
  { read, text }: Reading,
  without: readonly string[] = [],
): Contestant<Input>[] {
  return [...URL_CLASSES]
    .filter(([name]) => !without.includes(name))
    .map(([name, classes]) => contestant(name, { ...classes, read: fresh(read), text: fresh(text) }, make));
}

/** A row and its twin: the same, with something read. */
export type Twin<Input> = Pick<Case<Input>, "key" | "title" | "inputs">;

/** The key and the title of a row's twin. */
export function twinOf<Input>({ key, title, inputs }: Twin<Input>, reading: Reading): Twin<Input> {
  return { key: `${key}-${reading.key}`, title: `${title}, ${reading.title}`, inputs };
}
