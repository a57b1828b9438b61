import * as zlib from "node:zlib";
import { FORM } from "../servers/server.ts";

/** One behaviour that the tests of body-parser 2.4 (test/urlencoded.js) require, as a request. */
export interface Case {
  readonly name: string;
  /** What docs/migrating/forms.md counts it under. */
  readonly group?: string;
  /** The options of `express.urlencoded`. */
  readonly theirs?: object;
  /** The options of `form` that mean the same. */
  readonly ours?: object;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a server does before the middleware. */
  readonly before?: "consume" | "parse twice" | "wrong length" | "store" | "options change";
  /** No Content-Length, so that the body is sent in chunks. */
  readonly chunked?: boolean;
  readonly method?: "GET";
  /** Creating the middleware throws. */
  readonly throws?: boolean;
  /** Why ours differs on purpose, and what it does. */
  readonly differs?: readonly [why: string, ours: readonly [status: number, value: string] | "throws"];
}

const TEXT = "name=论";
const gzip = { "content-encoding": "gzip" };
const latin1 = { theirs: { defaultCharset: "iso-8859-1" }, ours: { charset: "iso-8859-1" } };
const sentinel = { theirs: { charsetSentinel: true }, ours: { sentinel: true } };
const extended = { theirs: { extended: true }, ours: { shape: "qs", maxDepth: 32 } };
const type = (value: string) => ({ headers: { "content-type": value } });
const limit = (value: number | string) => ({ theirs: { limit: value }, ours: { maxBytes: value } });
const dots = (count: number) => ".".repeat(count);
const deep = (keys: number) => `foo${"[p]".repeat(keys)}=bar`;
const fields = (count: number) =>
  Array.from({ length: count }, (_, i) => `${i.toString(36)}=${i.toString(36)}`).join("&");

const MODES: readonly Case[] = [
  { name: "decodes with a declared iso-8859-1", body: "%A2=%BD", ...type(`${FORM}; charset=iso-8859-1`) },
  { name: "decodes with iso-8859-1 as the default", body: "%A2=%BD", ...latin1 },
  { name: "takes iso-8859-1 from a sentinel", body: "utf8=%26%2310003%3B&user=%C3%B8", ...sentinel },
  { name: "takes UTF-8 from a sentinel", body: "utf8=%E2%9C%93&user=%C3%B8", ...sentinel },
  { name: "leaves out a sentinel at the start", body: "utf8=%E2%9C%93&foo=bar", ...sentinel },
  { name: "leaves out a sentinel in the middle", body: "foo=bar&utf8=%E2%9C%93&baz=quux", ...sentinel },
  { name: "leaves out a sentinel at the end", body: "foo=bar&baz=quux&utf8=%E2%9C%93", ...sentinel },
];

const PARAMETERS = (name: string, own: Pick<Case, "theirs" | "ours">): Case[] => {
  const most = (parameterLimit: unknown, maxPairs = parameterLimit) => ({
    theirs: { ...own.theirs, parameterLimit },
    ours: { ...own.ours, maxPairs },
  });
  return [
    {
      name: `${name}: refuses a limit of 0 parameters`,
      ...most(0),
      throws: true,
      differs: ["0 is a limit like every other: a form may have no field", [413, ""]],
    },
    { name: `${name}: refuses a limit that is text`, ...most("beep"), throws: true },
    { name: `${name}: rejects more parameters than the limit`, ...most(10), body: fields(11) },
    { name: `${name}: accepts as many parameters as the limit`, ...most(10), body: fields(10) },
    {
      name: `${name}: accepts a limit with a fraction`,
      ...most(10.1),
      body: fields(11),
      differs: ["a number of fields has no fraction, so the option is an error", "throws"],
    },
    { name: `${name}: accepts 5,000 parameters`, ...most(5000), body: fields(5000) },
    { name: `${name}: accepts 10,000 parameters without a limit`, ...most(Infinity), body: fields(10_000) },
  ];
};

const FUNCTION =
  "a body without a media type of a form is not read: list the types, or set the header in a middleware before";

/** All 91 cases that run in one version of Node. */
export const CASES: readonly Case[] = [
  ...about("plain bodies", [
    { name: "parses a form", body: "user=tobi" },
    { name: "rejects a Content-Length that is wrong", body: "str=", before: "wrong length" },
    { name: "accepts a Content-Length of 0", body: "" },
  ]),
  ...about("charsets and sentinels", [
    {
      name: "refuses utf-16 as the default charset",
      theirs: { defaultCharset: "utf-16" },
      ours: { charset: "utf-16" },
      body: "%61%00=%62%00",
      throws: true,
      differs: ["every encoding of the Encoding Standard is supported", [200, '{"a":"b"}']],
    },
    ...MODES.map((row) => ({ ...row, name: `simple: ${row.name}` })),
    ...MODES.map((row) => ({
      ...row,
      name: `extended: ${row.name}`,
      theirs: { ...row.theirs, ...extended.theirs },
      ours: { ...row.ours, ...extended.ours },
    })),
  ]),
  ...about("plain bodies", [
    { name: "accepts an empty body in chunks", body: "", chunked: true },
    { name: "leaves a body alone that was read before", body: "user=tobi", before: "consume" },
    { name: "works when it is there twice", body: "user=tobi", before: "parse twice" },
  ]),
  ...about("nesting", [
    { name: "does not nest by default", body: "user[name][first]=Tobi" },
    { name: "simple: does not nest", theirs: { extended: false }, body: "user[name][first]=Tobi" },
    { name: "simple: makes a list of a repeated name", theirs: { extended: false }, body: "user=Tobi&user=Loki" },
    { name: "extended: makes a list of a repeated name", body: "user=Tobi&user=Loki", ...extended },
    { name: "extended: nests brackets", body: "user[name][first]=Tobi", ...extended },
    { name: "extended: leaves dots alone", body: "user.name=Tobi", ...extended },
    { name: "extended: nests encoded brackets", body: "user%5Bname%5D%5Bfirst%5D=Tobi", ...extended },
    { name: "extended: makes a list of indices", body: "foo[0]=bar&foo[1]=baz", ...extended },
    { name: "extended: makes a list of 500 indices", body: fields(500).replace(/\w+=/g, bracketed()), ...extended },
    { name: "extended: makes a list of objects", body: "foo[0][bar]=baz&foo[0][fizz]=buzz&foo[]=done!", ...extended },
    { name: "extended: nests 32 keys", body: deep(32), ...extended },
    {
      name: "refuses a depth below 0",
      theirs: { extended: true, depth: -1 },
      ours: { maxDepth: -1 },
      throws: true,
    },
    {
      name: "nests up to the depth",
      theirs: { extended: true, depth: 10 },
      ours: { shape: "qs", maxDepth: 10 },
      body: "a[b][c][d]=value",
    },
    {
      name: "rejects more than the depth",
      theirs: { extended: true, depth: 1 },
      ours: { shape: "qs", maxDepth: 1 },
      body: "a[b][c][d][e]=value",
    },
    { name: "nests 32 keys by default", body: deep(32).replace("foo", "a"), ...extended },
    { name: "rejects 33 keys by default", body: deep(33), ...extended },
  ]),
  ...about("content encodings", [
    {
      name: "rejects compressed bodies without inflate",
      theirs: { inflate: false },
      ours: { encodings: [] },
      body: zlib.gzipSync(TEXT),
      headers: gzip,
    },
    {
      name: "accepts compressed bodies with inflate",
      theirs: { inflate: true },
      body: zlib.gzipSync(TEXT),
      headers: gzip,
    },
  ]),
  ...about("limits of size", [
    { name: "limits a body by its Content-Length", body: `str=${dots(1024)}`, ...limit("1kb") },
    { name: "limits a body in chunks", body: `str=${dots(1024)}`, chunked: true, ...limit("1kb") },
    {
      name: "limits what a body is decompressed to",
      body: zlib.gzipSync(`str=${dots(1024)}`),
      headers: gzip,
      ...limit("1kb"),
    },
    { name: "accepts a number as limit", body: `str=${dots(1024)}`, ...limit(1024) },
    { name: "copies its options", body: `str=${dots(1024)}`, before: "options change", ...limit("1kb") },
    { name: "answers before the body has ended", body: dots(30_720), chunked: true, ...limit("8kb") },
    {
      name: "answers once if a cut compressed body is over the limit",
      body: zlib.gzipSync(`str=${dots(1024)}`).subarray(0, -1),
      headers: gzip,
      ...limit("1kb"),
    },
  ]),
  ...about("limits of parameters", [
    ...PARAMETERS("simple", { theirs: { extended: false } }),
    ...PARAMETERS("extended", extended),
  ]),
  ...about("media types", [
    ...["application/vnd.x-www-form-urlencoded"].flatMap((types) => [
      { name: "reads another type", theirs: { type: types }, ours: { types }, body: "user=tobi", ...type(types) },
      {
        name: "leaves the standard type alone if it is not listed",
        theirs: { type: types },
        ours: { types },
        body: "user=tobi",
      },
    ]),
    ...[FORM, "application/x-pairs", "application/x-foo"].map((listed) => ({
      name: `reads two types: ${listed}`,
      theirs: { type: ["urlencoded", "application/x-pairs"] },
      ours: { types: [FORM, "application/x-pairs"] },
      body: "user=tobi",
      ...type(listed),
    })),
    {
      name: "lets a function choose the type",
      theirs: {
        type: (request: { headers: Record<string, string> }) =>
          request.headers["content-type"] === "application/vnd.something",
      },
      ours: { types: FORM },
      body: "user=tobi",
      ...type("application/vnd.something"),
      differs: [FUNCTION, [200, "undefined"]],
    },
    {
      name: "lets a function accept a body without a type",
      theirs: { type: () => true },
      ours: { types: FORM },
      body: "user=tobi",
      ...type(""),
      differs: [FUNCTION, [200, "undefined"]],
    },
    {
      name: "does not judge a request without a body",
      theirs: {
        type: () => {
          throw new Error("not called");
        },
      },
      ours: { others: "reject" },
      method: "GET",
    },
  ]),
  ...about("`verify`", [
    {
      name: "refuses a verify that is not a function",
      theirs: { verify: "lol" },
      ours: { verify: "lol" },
      throws: true,
    },
    {
      name: "rejects with 403 what verify throws for",
      ...verify(() => new Error("no leading space")),
      body: " user=tobi",
    },
    {
      name: "takes the status of what verify throws",
      ...verify(() => Object.assign(new Error("no"), { status: 400 })),
      body: " user=tobi",
    },
    {
      name: "keeps the type of what verify throws",
      ...verify(() => Object.assign(new Error("no"), { type: "foo.bar" })),
      body: " user=tobi",
    },
    { name: "accepts what verify accepts", ...verify(() => new Error("no arrays")), body: "user=tobi" },
    {
      name: "rejects an unknown charset before verify",
      ...verify(() => new Error("not called")),
      body: " ",
      ...type(`${FORM}; charset=x-bogus`),
    },
  ]),
  ...about("`AsyncLocalStorage`", [
    { name: "keeps the store", before: "store", body: "user=tobi" },
    { name: "keeps the store for another type", before: "store", body: "buzz", ...type("application/fizzbuzz") },
    { name: "keeps the store of a compressed body", before: "store", body: zlib.gzipSync(TEXT), headers: gzip },
    {
      name: "keeps the store of a malformed compressed body",
      before: "store",
      body: zlib.gzipSync(TEXT).subarray(0, -1),
      headers: gzip,
    },
    { name: "keeps the store over a limit", before: "store", body: `user=${dots(102_400)}`, ...limit("100kb") },
  ]),
  ...about("charsets and sentinels", [
    { name: "decodes a declared utf-8", body: TEXT, ...type(`${FORM}; charset=utf-8`) },
    { name: "counts bytes and not characters", body: "test=å", ...type(`${FORM}; charset=utf-8`) },
    { name: "decodes UTF-8 by default", body: TEXT },
    {
      name: "rejects koi8-r",
      body: "name=%CE%C5%D4",
      ...type(`${FORM}; charset=koi8-r`),
      differs: ["every encoding of the Encoding Standard is supported", [200, '{"name":"нет"}']],
    },
  ]),
  ...about("content encodings", [
    { name: "accepts a body without an encoding", body: TEXT },
    { name: "accepts identity", body: TEXT, headers: { "content-encoding": "identity" } },
    { name: "accepts gzip", body: zlib.gzipSync(TEXT), headers: gzip },
    { name: "accepts deflate", body: zlib.deflateSync(TEXT), headers: { "content-encoding": "deflate" } },
    { name: "accepts br", body: zlib.brotliCompressSync(TEXT), headers: { "content-encoding": "br" } },
    {
      name: "accepts zstd where Node has it, and rejects it elsewhere",
      body: ((zlib as { zstdCompressSync?: typeof zlib.gzipSync }).zstdCompressSync ?? zlib.gzipSync)(TEXT),
      headers: { "content-encoding": "zstd" },
    },
    { name: "ignores the case of an encoding", body: zlib.gzipSync(TEXT), headers: { "content-encoding": "GZIP" } },
    { name: "rejects an unknown encoding", body: "000000000000", headers: { "content-encoding": "nulls" } },
  ]),
];

function about(group: string, rows: readonly Case[]): Case[] {
  return rows.map((row) => ({ ...row, group }));
}

/** `verify` of both, which throws for a leading space. */
function verify(error: () => Error): Pick<Case, "theirs" | "ours"> {
  const check = (body: Uint8Array) => {
    if (body[0] === 0x20) throw error();
  };
  return { theirs: { verify: (_: unknown, __: unknown, body: Uint8Array) => check(body) }, ours: { verify: check } };
}

function bracketed(): () => string {
  let index = 0;
  return () => `f[${index++}]=`;
}
