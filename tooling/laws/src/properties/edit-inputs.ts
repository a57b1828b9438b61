import type { NewParts, PartsToWrite, QueryPatch } from "@url/edit";
import { canParse, parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { readCorpus } from "@url/tooling-corpora";
import fc from "fast-check";
import { hostile } from "./hostile.ts";
import { input, itemOf } from "./urls.ts";

const CORPORA = [...readCorpus("urls-web.txt").lines, ...readCorpus("urls-files.txt").lines].filter((line) =>
  canParse(line),
);

/** URLs in which a path, a query or a host has to be looked at twice. */
const NOTABLE = [
  ..."http://h https://h/ http://u:p@h:81/a/b?c#d ws://h//a//?&&a&=b&a=%20#".split(" "),
  ..."file:/// file:///a file:///C:/ file:///C: file:///C:/a/b file://h/a file://h/C:/a file:///a/C:/b file:///C:/D:/x".split(
    " ",
  ),
  ..."x:/ x:/a/b x:/.//a x:/.//a/b x://h x://h/ x://h/a x:///a x://u@h:1 x: x:a mailto:a@b?c#d x:a#b javascript:a/b".split(
    " ",
  ),
  ..."http://h/a:b/c http://h/?a=1&b=2&a=3 http://h/%2e%2ea/%2F/%FF http://h/C|/a http://[::1]:80/ http://127.1/a.b.c".split(
    " ",
  ),
];

/** Text that parses to a URL. */
export const urlText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: itemOf(NOTABLE) },
  { weight: 3, arbitrary: itemOf(CORPORA) },
  { weight: 3, arbitrary: input.filter((text) => canParse(text)) },
  { weight: 2, arbitrary: hostile.filter((text) => canParse(text)) },
);

/** Two URLs that often have the scheme, the host and a part of the path in common. */
export const twoURLs: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(urlText, urlText),
  fc.tuple(itemOf(NOTABLE), itemOf(NOTABLE)),
  fc
    .tuple(
      urlText,
      fc.array(itemOf("a b c: .. ../ / // C: C| ? ?a # #b . ./ %2e x:y //h/ /D:/".split(" ")), { maxLength: 4 }),
    )
    .filter(([base, parts]) => canParse(parts.join(""), base))
    .map(([base, parts]) => [base, orThrow(parseURL(parts.join(""), { base })).href] as const),
);

/** Text with every delimiter, without lone surrogates. */
export const word: fc.Arbitrary<string> = fc.oneof(
  itemOf([
    "",
    "a",
    "b",
    "a b",
    "é",
    "💩",
    ".",
    "..",
    "%2e",
    "%",
    "%41",
    "C:",
    "c|",
    "a/b",
    "\\",
    "?",
    "#",
    "&=",
    "+",
    "@:",
    " ",
    "\t",
    "\0",
  ]),
  fc.string({ unit: "binary", maxLength: 6 }).map((text) => text.replace(/[\ud800-\udfff]/g, "")),
  fc.array(itemOf([..."/\\?#%&=+@:|.[] '~"]), { maxLength: 4 }).map((units) => units.join("")),
);

const words = fc.array(word, { maxLength: 4 });
const pairs = fc.array(fc.tuple(word, word), { maxLength: 3 });
const host = itemOf([
  "h",
  "example.com",
  "xn--fa-hia.de",
  "127.0.0.1",
  "[::1]",
  "",
  "a b",
  "EXAMPLE.org",
  "1.2.3",
  "a:b",
  "faß.de",
]);
const port = fc.oneof(itemOf([80, 443, 21, 0, 81, 65535, 65536, -1, 1.5]), itemOf(["80", "0081", "", "8a"]));
const scheme = itemOf(["http", "https", "ws", "ftp", "file", "x", "mailto", "HTTP", "a+b", "1", ""]);

/** Parts for `fromParts`, most of which make a URL. */
export const newParts: fc.Arbitrary<NewParts> = fc
  .tuple(scheme, optional({ username: word, password: word, host, port, fragment: word }), pathOf(), queryOf())
  .map(([scheme, parts, path, query]) => ({ scheme, ...parts, ...path, ...query }) as NewParts);

/** Parts for `withParts`. */
export const partsToWrite: fc.Arbitrary<PartsToWrite> = fc
  .tuple(
    optional({ scheme, username: orNull(word), password: orNull(word), host: orNull(host), port: orNull(port) }),
    optional({ path: orNull(word), query: orNull(word), fragment: orNull(word) }),
  )
  .map(([authority, rest]) => ({ ...authority, ...rest }) as PartsToWrite);

/** Changes of a query, by names that it may have. */
export const queryPatch: fc.Arbitrary<QueryPatch> = optional({
  set: fc.array(fc.tuple(word, fc.oneof(orNull(word), words)), { maxLength: 3 }),
  append: pairs,
  delete: words,
  deleteWhere: itemOf([(name: string) => name > "b", (_: string, value: string) => value === ""]),
  keepOnly: words,
  sort: fc.boolean(),
}) as fc.Arbitrary<QueryPatch>;

/** A query with pairs that several patches change. */
export const queryText: fc.Arbitrary<string> = fc
  .array(itemOf(["a", "a=1", "b=", "=", "", "a=%20", "%61=+", "é=%E9", "+b=c=d", "a%26=1", "%2e=."]), { maxLength: 6 })
  .map((pieces) => pieces.join("&"));

function pathOf(): fc.Arbitrary<object> {
  const text = words.map((parts) => ({ path: `/${parts.join("/")}` }));
  return fc.oneof(
    fc.constant({}),
    text,
    word.map((path) => ({ path })),
    words.map((segments) => ({ segments })),
  );
}

function queryOf(): fc.Arbitrary<object> {
  return fc.oneof(
    fc.constant({}),
    word.map((query) => ({ query })),
    pairs.map((params) => ({ params })),
  );
}

function orNull<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(values, { nil: null, freq: 4 });
}

function optional(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  return fc.record(model, { requiredKeys: [] });
}
