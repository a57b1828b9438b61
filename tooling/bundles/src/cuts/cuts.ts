import { ROWS } from "./rows.ts";

/** The imports whose bytes are counted. The first is the one that is run. */
export const IMPORTED: readonly [Imported, ...Imported[]] = [
  ["`@url/api`", "URL, URLSearchParams", "@url/api"],
  ["`parseURL`", "parseURL", "@url/parser"],
  ["`parse`, `serialize`", "parse, serialize", "@url/urlencoded"],
  ["`patchQuery`", "patchQuery", "@url/edit"],
  ["`URLPattern`", "URLPattern", "@url/pattern"],
];

type Imported = readonly [shown: string, names: string, entry: string];

/** What another small build would be: one source replaced, or one accelerator of the fast build taken over. */
export interface Cut {
  readonly name: string;
  /** The rows that run what it changes. */
  readonly rows: readonly string[];
  /** Texts of sources, as paths from the root, each with what stands in its place. */
  readonly edits?: readonly (readonly [file: string, from: RegExp, to: string])[];
  /** Names of `#fast` of a package, which are the fast build's. */
  readonly fast?: readonly [packageName: string, ...names: string[]];
}

/** What the small build could do without as well, one by one. */
const ONE_BY_ONE: readonly Cut[] = [
  {
    name: "the test for normal form",
    rows: ["a normal URL", "a reference", "spaces", "capital letters in the host"],
    edits: [
      [
        "packages/parser/src/canonicalize.ts",
        /const end = normalLength\(input\);[\s\S]*?> input\.length\) return `\$\{input\}\/`;/,
        "const end = 0;",
      ],
    ],
  },
  {
    name: "a loop over a table that encodes: `replace` and `encodeURIComponent`",
    rows: ["spaces", "a path beyond ASCII", "write a form", "`set` and `toString` by turns"],
    edits: [
      [
        "packages/percent/src/encode-text.ts",
        /^[\s\S]*$/,
        `import { BYTES } from "./bytes.ts";
import { PLUS } from "./sets.ts";
export function encodeText(input, set, start = 0, end = input.length) {
  const every = (set.every ??= new RegExp("[\\\\ud800-\\\\udbff][\\\\udc00-\\\\udfff]|" + set.members.source, "g"));
  return input.slice(start, end).replace(every, (one) => {
    const unit = one.charCodeAt(0);
    if (unit < 0x80) return set.table[unit] === PLUS ? "+" : BYTES[unit];
    return encodeURIComponent(/^[\\ud800-\\udfff]$/.test(one) ? "\\ufffd" : one);
  });
}`,
      ],
    ],
  },
  {
    name: "long texts in flat pieces",
    rows: ["spaces", "write a form"],
    edits: [
      [
        "packages/percent/src/parts.ts",
        /^[\s\S]*$/,
        "export const flatten = (text) => text, inParts = (text, work) => work(text), LONG = Infinity;",
      ],
    ],
  },
];

/** What the small build could do without as well. The last is all of it together. */
export const NOT_TAKEN: readonly Cut[] = [
  ...ONE_BY_ONE,
  {
    name: "all of these",
    rows: ROWS.map(([row]) => row),
    edits: ONE_BY_ONE.flatMap(({ edits = [] }) => edits),
  },
];

/** What the small build does without: taken over from the fast build, one by one. */
export const TAKEN: readonly Cut[] = [
  { name: "setters that move offsets", rows: ["set `pathname`", "set `protocol`"], fast: ["parser", "splice"] },
  {
    name: "a text of each pair that is kept",
    rows: ["`set` and `toString` by turns"],
    fast: ["api", "nextWriter"],
  },
  { name: "addresses written from a table", rows: ["IPv6"], fast: ["ipv6", "writeIPv6"] },
  {
    name: "common hosts found by one test",
    rows: ["capital letters in the host", "spaces"],
    fast: ["host", "isASCIIDomain", "isPlainDomain"],
  },
  { name: "references against a located base", rows: ["a reference"], fast: ["parser", "resolveReference"] },
];
