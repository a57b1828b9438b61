import type { Entry } from "./entries.ts";
import type { Export } from "./exports.ts";

/** An `@example` of a doc comment, as a module that has the imports that it implies. */
export interface Example {
  readonly title: string;
  readonly code: string;
}

/** The packages whose root is implied in every example, after those of the example's own package. */
const IMPLIED = ["@url/result", "@url/parser", "@url/serializer", "@url/host"];

/**
 * Returns the examples of all exports and of the members of classes, each once. A name that an example uses and does
 * not declare is imported from the entry that it documents, or from another entry of the package, or from one of a few
 * packages.
 */
export function examplesOf(exportsByEntry: ReadonlyMap<Entry, readonly Export[]>): Example[] {
  const moduleOf = createModuleOf([...exportsByEntry].map(([{ name }, exports]) => ({ name, exports })));
  const seen = new Set<string>();
  return [...exportsByEntry].flatMap(([entry, exports]) =>
    exports.flatMap((item) =>
      [item.doc?.tags ?? [], ...item.members.map(({ tags }) => tags)].flat().flatMap(({ tag, text }) => {
        // An export of two entries is documented once.
        if (tag !== "example" || seen.has(item.file + text)) return [];
        seen.add(item.file + text);
        return [{ title: `${entry.name} ${item.name}`, code: moduleOf(text, entry.name) }];
      }),
    ),
  );
}

/** Creates the function that makes a module of the text of an example of an entry: with the imports that it implies. */
export function createModuleOf(
  entries: readonly { readonly name: string; readonly exports: readonly Pick<Export, "name" | "kind">[] }[],
): (text: string, entry: string) => string {
  const names = new Map(
    entries.map(({ name, exports }) => [
      name,
      new Set(exports.filter(({ kind }) => kind !== "type").map((item) => item.name)),
    ]),
  );
  return (text, entry) => {
    const code = plain(text);
    return `${importsFor(code, entry, names)}${code}`;
  };
}

/** Returns the code of an example without the fence that editors need for colours. */
function plain(text: string): string {
  return /^```\w*\n([\s\S]*?)\n```$/.exec(text)?.[1] ?? text;
}

function importsFor(code: string, entry: string, names: ReadonlyMap<string, ReadonlySet<string>>): string {
  const own = entry.split("/").slice(0, 2).join("/");
  const order = [entry, own, ...[...names.keys()].filter((name) => name.startsWith(`${own}/`)), ...IMPLIED];
  // Names outside strings and comments that do not follow a dot, except after "...".
  const bare = code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/ .*/g, "");
  const used = new Set(bare.match(/(?<![\w$])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*(?!\s*:(?!:))/g));
  const declared = new Set(Array.from(bare.matchAll(/\b(?:const|let|function|class) (\w+)/g), ([, name]) => name!));
  const lines = [...used].flatMap((name) => {
    if (declared.has(name)) return [];
    const from = order.find((candidate) => names.get(candidate)?.has(name));
    return from === undefined ? [] : [`import { ${name} } from "${from}"; `];
  });
  return lines.length === 0 ? "" : `${lines.join("")}\n`;
}
