/** Where each package stands, and what else than lower packages it may import. */
export interface House {
  /** Names without the scope, in lines from the ground up. A package imports only packages of lower lines. */
  readonly floors: readonly string[];
  /** What a package may import from outside the house. */
  readonly outside: Readonly<Record<string, readonly string[]>>;
  /** The packages that are for Node alone, and so may import `node:` modules. */
  readonly node: readonly string[];
  /** The packages that contain some of what they import, so that it is in their `devDependencies`. */
  readonly contains: readonly string[];
}

/** Which of the lower packages one imports, its package.json says; docs/architecture.md shows it. */
export const HOUSE: House = {
  floors: [
    "result",
    "percent ipv4 ipv6 idna serializer encoding",
    "host urlencoded uri ip",
    "parser",
    "api validator",
    "html",
    "guard whatwg-url site edit pattern",
    "form display history links field",
    "sql",
    "cli eslint-plugin",
  ],
  outside: {
    "@url/cli": ["mdast-util-from-markdown", "mdast-util-gfm", "micromark-extension-gfm", "parse5"],
    "@url/encoding": ["@exodus/bytes"],
    "@url/eslint-plugin": ["eslint"],
    "@url/field": ["react"],
    "@url/form": ["@fastify/busboy", "express", "fastify", "hono", "koa"],
    "@url/guard": ["undici"],
    "@url/links": ["mdast-util-from-markdown", "mdast-util-gfm", "micromark-extension-gfm", "parse5"],
    "@url/sql": ["@duckdb/node-api"],
  },
  node: ["@url/cli", "@url/form", "@url/guard", "@url/sql"],
  contains: ["@url/cli", "@url/whatwg-url"],
};

/** The floor of a package: -1 for `@url/result`, which every package may import; undefined if it is on none. */
export function floorOf(name: string, { floors }: House): number | undefined {
  const index = floors.findIndex((line) => line.split(" ").some((short) => `@url/${short}` === name));
  return index === -1 ? undefined : index - 1;
}

/** Whether the package `name` may import from the package `dependency`. */
export function mayImport(name: string, dependency: string, house: House): boolean {
  if (!dependency.startsWith("@url/")) return house.outside[name]?.includes(dependency) ?? false;
  return (floorOf(dependency, house) ?? Infinity) < (floorOf(name, house) ?? -Infinity);
}
