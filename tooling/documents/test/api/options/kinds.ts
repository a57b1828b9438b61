import { protectNames } from "@url/display/confusables";
import { createDecoder, createEncoder } from "@url/encoding";
import { createBlobURLStore } from "@url/html";
import { createListener, parseURL } from "@url/parser";
import { parsePattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { number, string } from "@url/urlencoded/nested";
import { createURLPolicy } from "@url/validator";
import { parseURL as parseStruct } from "@url/whatwg-url";
import ts from "typescript";
import {
  BOOLEAN,
  functionLike,
  type Kind,
  LIMIT,
  listOf,
  OFFSET,
  OPTIONS,
  objectLike,
  oneOf,
  orNull,
  STRING,
  TEXTS,
} from "./kind.ts";
import type { Option } from "./read.ts";

/** Returns what an option may be: what is said of it below, or what follows from its type. */
export function kindOf({ entry, fn, name, types }: Option, checker: ts.TypeChecker): Kind {
  const said = KINDS[`${entry} ${fn} ${name}`] ?? KINDS[`${entry.split("/")[1]} ${name}`];
  if (said !== undefined) return said;
  if (types.length === 0) return REFUSES_UNKNOWN.test(`${entry} ${fn}`) ? KNOWN_OPTIONS : OPTIONS;
  const text = checker.typeToString(types[0]!).replace(" | undefined", "");
  const named = BY_NAME[text.replace(" | null", "")];
  const kind = named ?? kindOfTypes(types.flatMap(membersOf), checker);
  if (kind === undefined) throw new Error(`kinds.ts has no kind for ${entry} ${fn} ${name}: ${text}`);
  return text.endsWith(" | null") ? orNull(kind) : kind;
}

function membersOf(type: ts.Type): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
}

function kindOfTypes(types: readonly ts.Type[], checker: ts.TypeChecker): Kind | undefined {
  const first = types[0]!;
  if (types.every((type) => type.isStringLiteral())) return oneOf(...types.map(({ value }) => value));
  if (types.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return BOOLEAN;
  if (types.length > 1) return undefined;
  if (first.flags & ts.TypeFlags.Number) return LIMIT;
  if (first.flags & ts.TypeFlags.String) return STRING;
  if (first.getCallSignatures().length > 0) return functionLike(() => {});
  const [item] = checker.isArrayType(first)
    ? checker.getTypeArguments(first as ts.TypeReference).flatMap(membersOf)
    : [];
  if (item?.isStringLiteral()) return listOf(item.value);
  return item !== undefined && item.flags & ts.TypeFlags.String ? TEXTS : undefined;
}

const record = orThrow(parseURL("http://a/b"));
const SCHEMA = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => ({ type: "object" }) },
  },
} as const;

/** What `createListener` returns; a function is not one. */
const LISTENER: Kind = { good: [createListener(() => {})], wrongType: [() => {}, "f", 1, null, {}], wrongValue: [] };
/** An object of options, which are checked in the tests of `@url/guard`. */
const GROUP: Kind = { good: [{}], wrongType: [1, "a", true, null, () => {}, []], wrongValue: [] };
/** Text, a record or anything with an `href`. */
const URL_LIKE: Kind = {
  good: [record, "http://a/", "http://user:secret@a/", new URL("http://a/"), { href: "http://a/" }],
  wrongType: [1, true, () => {}, {}, [], null, { href: 1 }],
  wrongValue: [],
};
const SIZE: Kind = {
  good: [0, 1, 2 ** 53, Infinity, "100", "100kb", "1.5 MB"],
  wrongType: [1n, null, true, {}, [1]],
  wrongValue: [Number.NaN, -1, 0.5, -Infinity, "", "big", "-1kb", "1 tb"],
};

const BY_NAME: Readonly<Record<string, Kind>> = {
  AddressOptions: GROUP,
  HostOptions: GROUP,
  LimitOptions: GROUP,
  RedirectOptions: GROUP,
  "readonly GrantOptions[]": {
    good: [[], [{ hosts: ["a.example"], addresses: ["10.0.0.0/8"], ports: [443] }]],
    wrongType: [1, "a", true, null, {}],
    wrongValue: [],
  },
  "4 | 6": { good: [4, 6], wrongType: ["4", true, null, {}], wrongValue: [0, 5] },
  BaseKind: oneOf("special", "file", "other", "opaque-path"),
  "BlobURLStore<unknown>": objectLike(createBlobURLStore()),
  BodyDecoder: functionLike(orThrow(createDecoder("windows-1252"))),
  Encoder: functionLike(orThrow(createEncoder("windows-1252"))),
  FindName: functionLike(protectNames([])),
  HostListener: LISTENER,
  Listener: LISTENER,
  // A shape, or an object of shapes.
  Item: {
    good: [string(), { a: number() }],
    wrongType: [1, "a", null, true, () => {}, [], [1]],
    wrongValue: [],
  },
  Entries: { good: [{}, { a: number() }], wrongType: [1, "a", null, true, () => {}, [1]], wrongValue: [] },
  // Calls back with no address.
  LookupFunction: functionLike((_name: string, _options: object, done: (error: null, addresses: []) => void) =>
    done(null, []),
  ),
  "ReadonlyMap<string, SchemeRules>": { good: [new Map()], wrongType: [{}, [], "http", null], wrongValue: [] },
  Schema: { good: [SCHEMA], wrongType: [1, "a", null, true, {}, () => {}], wrongValue: [] },
  Size: SIZE,
  URLLike: URL_LIKE,
  URLPolicy: { ...objectLike(createURLPolicy({})), wrongType: [() => {}, "p", 1, null, {}] },
  URLRecord: { ...objectLike(parseStruct("http://a/b")), wrongType: [1, true, "http://a/", () => {}, {}, record] },
};

/** A timer takes 31 bits. */
const MILLISECONDS: Kind = {
  ...LIMIT,
  good: [0, 1, 2 ** 31 - 1, Infinity],
  wrongValue: [...LIMIT.wrongValue, 2 ** 31],
};
const ADDRESS: Kind = { good: ["127.0.0.1"], wrongType: [1, true, null, {}, []], wrongValue: ["", "localhost"] };
const URL_LIKE_OR_TEXT: Kind = { ...URL_LIKE, good: [...URL_LIKE.good, "no URL"] };
const PREFIXES: Kind = { good: [[], [["10.0.0.0/8", 1]]], wrongType: [1, true, null, () => {}, {}], wrongValue: [] };
const RESULT = functionLike(() => ({ ok: true, value: "a" }));

/** Options that may be less, or more, than what their types say: by entry, function and name, or by package and name. */
const KINDS: Readonly<Record<string, Kind>> = {
  "display defaultScheme": {
    good: ["http", "HTTPS"],
    wrongType: [1, null, true, {}],
    wrongValue: ["", "https:", "a b"],
  },
  // An element needs a page.
  "field messages": { ...objectLike({ "host-missing": "?" }), wrongType: [() => {}, "m", 1, null, { x: 1 }] },
  "field mirror": { good: [null], wrongType: [1, "a", true, {}, [], () => {}], wrongValue: [] },
  // A width in what the option `measure` measures.
  "display maxWidth": {
    good: [0, 0.5, 80, Infinity],
    wrongType: ["80", 1n, null, true],
    wrongValue: [Number.NaN, -1, -Infinity],
  },
  "display measure": functionLike((shown: string) => shown.length),
  "display names": { ...TEXTS, good: [[], ["a"]] },
  "display patterns": { good: [[], [/a/]], wrongType: ["a", 1, null, true, {}, ["a"]], wrongValue: [] },
  "display schemes": { good: [[], ["https"]], wrongType: ["https", {}, [1]], wrongValue: [["https:"]] },
  // A misspelt limit would be no limit.
  "@url/form createQueryParser options": {
    good: [undefined, {}, Object.create(null)],
    wrongType: [1, "a", true, null, () => {}, []],
    wrongValue: [],
  },
  "@url/form/fastify formPlugin options": {
    ...OPTIONS,
    good: [{}, { prefix: "/a", logLevel: "warn" }],
  },
  "form charset": { ...STRING, good: ["utf-8", "Latin1"], wrongValue: ["", "utf-9", "hz-gb-2312"] },
  "form encodings": { ...listOf("gzip"), good: [[], ["gzip", "br"]], wrongValue: [["compress"]] },
  "form onError": { good: ["problem", "throw", () => {}], wrongType: [1, null, true, {}], wrongValue: ["", "log"] },
  "form patience": MILLISECONDS,
  "form timeout": MILLISECONDS,
  "form types": {
    good: ["a/b", ["a/b", "C/D"], []],
    wrongType: [1, null, true, {}, [1]],
    wrongValue: ["", "form", "a/b; charset=utf-8", ["a"]],
  },
  "guard allowed": ADDRESS,
  // It can be true only beside onDecision.
  "guard dryRun": { good: [false], wrongType: [1, "true", null, {}], wrongValue: [] },
  "guard except": { good: [[], ["proxy"]], wrongType: ["proxy", 1, null, {}], wrongValue: [["HTTP"]] },
  "guard listen": ADDRESS,
  "guard ports": {
    good: [[1, [2, 3]]],
    wrongType: [1, "1", ["1"], null, {}],
    wrongValue: [[-1], [Number.NaN], [[2, 1]]],
  },
  "guard proxies": { ...TEXTS, good: [["http://proxy"]], wrongValue: [["proxy"]] },
  "guard schemes": { ...TEXTS, good: [["https"]], wrongValue: [["ftp"]] },
  "history charset": functionLike(() => ({ ok: false, error: null })),
  "ip entries": PREFIXES,
  "ip value": functionLike(() => 1),
  // They are needed.
  "@url/ip/list loadTable options": { ...OPTIONS, good: [{ value: () => 1, unknown: 1 }] },
  "ipv6 into": { good: [new Uint16Array(8)], wrongType: [new Uint16Array(7), {}, 8, "eight"], wrongValue: [] },
  "pattern entries": {
    good: [[], [[orThrow(parsePattern({ pathname: "/:a" })), 1]]],
    wrongType: [1, true, null, () => {}, {}, [1], ["ab"], [[1, 2]]],
    wrongValue: [],
  },
  "pattern routes": {
    good: [
      [],
      [["GET", orThrow(parsePattern({ pathname: "/:a" })), 1]],
      [[null, orThrow(parsePattern("http://a/")), 1]],
    ],
    wrongType: [1, true, null, () => {}, {}, [1], ["ab"], [["GET", 2]], [[1, orThrow(parsePattern("http://a/")), 1]]],
    wrongValue: [[["GET /", orThrow(parsePattern("http://a/")), 1]]],
  },
  "result sentences": { good: [{}], wrongType: [1, true, "a", null], wrongValue: [] },
  "sql command": {
    good: [["url"], ["node", "a b"]],
    wrongType: ["url", 1, null, true, {}, [1]],
    wrongValue: [[], ["a\0b"]],
  },
  "sql functions": {
    good: [["url_host"], ["url_site", "url_host"]],
    wrongType: ["url_host", 1, null, true, {}, [1]],
    wrongValue: [[], ["url_hosts"]],
  },
  "sql library": { good: ["gs://bucket/url.js"], wrongType: [1, null, true, {}], wrongValue: ["", "https://a/"] },
  "sql poolSize": {
    good: [1, 16],
    wrongType: ["4", 1n, null, true],
    wrongValue: [0, -1, 0.5, Number.NaN, Infinity],
  },
  "sql schema": { good: ["urls", "my-project.urls"], wrongType: [1, null, true, {}], wrongValue: ["", "a b"] },
  "sql suffixes": { good: ["com\nco.uk"], wrongType: [1, null, true, {}], wrongValue: ["", "a..b"] },
  "uri toASCII": RESULT,
  "uri toUnicode": RESULT,
  "urlencoded charset": functionLike(() => ({ ok: false, error: null })),
  "urlencoded dates": { ...oneOf("iso", "milliseconds"), good: ["iso", "milliseconds", () => ""] },
  "@url/validator findErrors base": URL_LIKE_OR_TEXT,
  "@url/validator fix base": URL_LIKE_OR_TEXT,
  "@url/validator validate base": URL_LIKE_OR_TEXT,
  "@url/validator/agree agrees base": URL_LIKE_OR_TEXT,
  "validator hostKinds": { good: [["domain", "none"]], wrongType: ["domain", {}, [1]], wrongValue: [[], ["ip"]] },
  "validator hosts": {
    good: [["a.example", "*.b.example"]],
    wrongType: ["a.example", {}, [1]],
    wrongValue: [[], ["a b"]],
  },
  "validator messages": {
    ...objectLike({ "host-missing": "?" }),
    wrongType: [() => {}, "m", 1, null, { x: 1 }],
  },
  "validator offset": OFFSET,
  "validator rules": { ...OPTIONS, good: [{}, Object.create(null)] },
  "validator ports": { good: [[], [80]], wrongType: [80, {}, ["80"]], wrongValue: [[65_536], [-1]] },
  "validator schemes": { good: [["https"]], wrongType: ["https", {}, [1]], wrongValue: [[], ["https:"]] },
  "@url/validator caretLines width": {
    ...LIMIT,
    good: [3, 80, Infinity],
    wrongValue: [...LIMIT.wrongValue, 0, 2],
  },
  "whatwg-url encoding": { ...STRING, good: ["utf-8", "latin1"], wrongValue: ["utf-9"] },
};

/** Functions that protect something throw a TypeError for an unknown option too, with another message. */
const REFUSES_UNKNOWN = /^@url\/(?:form\/|guard (?:createPolicy|explain)$|guard\/test |validator\/schema )/;
const KNOWN_OPTIONS: Kind = { ...OPTIONS, good: OPTIONS.good.slice(0, -1) };
