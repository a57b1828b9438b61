import * as display from "@url/display";
import { protectNames } from "@url/display/confusables";
import { repairTyped } from "@url/display/typed";
import * as edit from "@url/edit";
import { createEncoder, createDecoder as createLegacyDecoder } from "@url/encoding";
import { form as expressForm } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import * as fetchForm from "@url/form/fetch";
import * as honoForm from "@url/form/hono";
import * as nodeForm from "@url/form/node";
import * as guard from "@url/guard";
import { assertGuarded, probe } from "@url/guard/test";
import { guardedDispatcher } from "@url/guard/undici";
import { compareAs, parseAs } from "@url/history";
import * as draft2012 from "@url/history/2012";
import * as draft2014 from "@url/history/2014";
import * as draft2015 from "@url/history/2015";
import * as html5 from "@url/history/html5";
import * as idna2003 from "@url/history/idna2003";
import { parseHost } from "@url/host";
import { createBlobURLStore, parseURLWithBlobEntry as parseHTML } from "@url/html";
import * as htmlValid from "@url/html/valid";
import * as idna from "@url/idna";
import * as idnaASCII from "@url/idna/ascii";
import * as idnaPlatform from "@url/idna/platform";
import { formatAddress } from "@url/ip";
import { loadSet, loadTable } from "@url/ip/list";
import { parsePrefix, prefixMatcher, randomAddress } from "@url/ip/prefix";
import { makeSet, parseSet } from "@url/ip/set";
import { insert, makeTable, remove, tableFromBytes, tableToBytes } from "@url/ip/table";
import { parseIPv6 } from "@url/ipv6";
import * as parser from "@url/parser";
import { createListener } from "@url/parser";
import * as pattern from "@url/pattern";
import { createPatternList } from "@url/pattern/list";
import { orThrow } from "@url/result";
import { equals, partsOf, serializeURL } from "@url/serializer";
import * as site from "@url/site";
import * as customSite from "@url/site/custom";
import { clickHouseFiles } from "@url/sql/clickhouse";
import * as uri from "@url/uri";
import { registeredSchemes } from "@url/uri/schemes";
import { parseBody } from "@url/urlencoded/body";
import { parseLegacy, serializeLegacy } from "@url/urlencoded/legacy";
import * as nested from "@url/urlencoded/nested";
import { nest, nestAs, nestInput, shape, stringify, unnest } from "@url/urlencoded/nested";
import { createFormDecoder, createFormDecoderStream, decodeStream } from "@url/urlencoded/stream";
import { toObject } from "@url/urlencoded/views";
import * as validator from "@url/validator";
import { agrees } from "@url/validator/agree";
import * as whatwg from "@url/whatwg-url";
import {
  BOOLEAN,
  functionLike,
  type Kind,
  LIMIT,
  MAP,
  OFFSET,
  objectLike,
  oneOf,
  oneOfList,
  POSITION,
  STRING,
} from "./kind.ts";
import { argument, KNOWN_OPTIONS, type Row, withOptions } from "./row.ts";

const record = orThrow(parser.parseURL("http://a/b"));
const struct = whatwg.parseURL("http://a/b")!;
const urlPattern = orThrow(pattern.parsePattern({ pathname: "/:a" }));
const diagnostic = validator.validate("http://a b/")[0]!;
const table = orThrow(makeTable([["10.0.0.0/8", 1]]));
const encoder = orThrow(createEncoder("windows-1252"));
const decoder = orThrow(createLegacyDecoder("windows-1252"));
const suffixes = orThrow(customSite.createSuffixes("com"));

const HOST_BITS = { hostBits: oneOf("error", "mask") };
const LIST = {
  ...HOST_BITS,
  format: oneOf("lines", "aws", "google"),
  errors: oneOf("fail", "skip"),
  report: functionLike(() => {}),
  keep: functionLike(() => true),
  maxLength: LIMIT,
};
const SENTENCES: Kind = { good: [{}], wrongType: [1, true, "a", null], wrongValue: [] };
/** A URL: text, a record or anything with an `href`. */
const BASE: Kind = {
  good: [record, "http://a/", "http://user:secret@a/", new URL("http://a/"), { href: "http://a/" }],
  wrongType: [1, true, () => {}, {}, [], null, { href: 1 }],
  wrongValue: [],
};
/** What `createListener` returns; a function is not one. */
const LISTENER: Kind = { good: [createListener(() => {})], wrongType: [() => {}, "f", 1, null, {}], wrongValue: [] };
const STRUCT: Kind = { ...objectLike(struct, null), wrongType: [1, true, "http://a/", () => {}, {}, record] };
const URL_POLICY: Kind = { ...objectLike(validator.createURLPolicy({})), wrongType: [() => {}, "p", 1, null, {}] };
const MESSAGES: Kind = { ...objectLike({ "host-missing": "?" }), wrongType: [() => {}, "m", 1, null, { x: 1 }] };
const BASE_KIND: Kind = oneOf("special", "file", "other", "opaque-path");
/** Without a base, which is `null`, only absolute URLs are valid. */
const BASE_KIND_OR_NONE: Kind = {
  ...BASE_KIND,
  good: [...BASE_KIND.good, null],
  wrongType: BASE_KIND.wrongType.filter((value) => value !== null),
};
const REPEATED: Kind = oneOf("first", "last", "array", "error");
const BODY = {
  maxBytes: LIMIT,
  maxPairs: LIMIT,
  maxNameLength: LIMIT,
  maxValueLength: LIMIT,
  strict: BOOLEAN,
  decode: functionLike(decoder),
};
const LEGACY = {
  ...BODY,
  charset: functionLike(() => ({ ok: false, error: null })),
  semicolons: BOOLEAN,
  sentinel: BOOLEAN,
  interpretNumericEntities: BOOLEAN,
};
const IDNA_2003 = { allowUnassigned: BOOLEAN, useSTD3ASCIIRules: BOOLEAN };
const DRAFT_FORM = { decode: LEGACY.decode, charset: LEGACY.charset, isindex: BOOLEAN };
const DIALECT: Kind = oneOf("qs", "dot", "php", "rails");
const NESTED = { dialect: DIALECT, maxDepth: LIMIT, maxWidth: LIMIT, repeated: REPEATED, commas: BOOLEAN };
const POLICY: Kind = oneOf("empty", "omit", "error");
const WRITE = {
  dialect: DIALECT,
  arrays: oneOf("indices", "brackets", "repeat", "comma"),
  dates: { ...oneOf("iso", "milliseconds"), good: ["iso", "milliseconds", () => ""] },
  booleans: oneOf("words", "digits", "checkbox"),
  nulls: POLICY,
  undefineds: POLICY,
  empties: oneOf("omit", "error"),
  keep: functionLike(() => true),
  order: functionLike(() => 0),
  exact: BOOLEAN,
};
/** A shape, or an object of shapes. */
const SHAPE: Kind = {
  good: [nested.string(), { a: nested.number() }],
  wrongType: [1, "a", null, true, () => {}, [], [1]],
  wrongValue: [],
};
const PARSE = { base: BASE, encoding: functionLike(encoder), report: LISTENER, maxLength: LIMIT };
const SETTER = { report: LISTENER };
const QUERY_SETTER = { ...SETTER, encoding: functionLike(encoder) };
const TO_ASCII = { strict: BOOLEAN };
const URI_RULES = ["URI", "URI-reference", "absolute-URI", "relative-ref", "IRI", "IRI-reference"] as const;
const STATES = ["scheme start", "host", "hostname", "port", "path start", "query", "fragment"] as const;
const KNOWN_LABEL: Kind = { ...STRING, good: ["utf-8", "latin1"], wrongValue: ["utf-9"] };

const TEXTS: Kind = { good: [[]], wrongType: ["a", 1, null, true, {}, [1]], wrongValue: [] };
/** An object of options, which are checked in the tests of `@url/guard`. */
const GROUP: Kind = { good: [{}], wrongType: [1, "a", true, null, () => {}, []], wrongValue: [] };
const SECTIONS = { privateDomains: BOOLEAN };
const DISPLAY_HOST = { www: BOOLEAN, direction: oneOf("isolate", "embed", "none") };
/** A width in what the option `measure` measures. */
const WIDTH: Kind = {
  good: [0, 0.5, 80, Infinity],
  wrongType: ["80", 1n, null, true],
  wrongValue: [Number.NaN, -1, -Infinity],
};
const COMPARE = { fragment: BOOLEAN, queryOrder: BOOLEAN, trailingSlash: BOOLEAN, credentials: BOOLEAN };
const LOOKUP = { lookup: functionLike(() => {}) };

const SIZE: Kind = {
  good: [0, 1, 2 ** 53, Infinity, "100", "100kb", "1.5 MB"],
  wrongType: [1n, null, true, {}, [1]],
  wrongValue: [Number.NaN, -1, 0.5, -Infinity, "", "big", "-1kb", "1 tb"],
};
/** A timer takes 31 bits. */
const MILLISECONDS: Kind = {
  ...LIMIT,
  good: [0, 1, 2 ** 31 - 1, Infinity],
  wrongValue: [...LIMIT.wrongValue, 2 ** 31],
};
const ADDRESS: Kind = { good: ["127.0.0.1"], wrongType: [1, true, null, {}, []], wrongValue: ["", "localhost"] };
const PROBE = {
  scheme: oneOf("http", "https"),
  except: { good: [[], ["proxy"]], wrongType: ["proxy", 1, null, {}], wrongValue: [["HTTP"]] },
  time: LIMIT,
  listen: ADDRESS,
  allowed: ADDRESS,
};
/** Ends a probe before its first request. */
const noClient = () => {
  throw new Error("no client");
};
const SCHEMA = { "~standard": { version: 1, vendor: "test", validate: (value: unknown) => ({ value }) } } as const;
const FORM = {
  maxBytes: SIZE,
  maxPairs: LIMIT,
  maxNameLength: SIZE,
  maxValueLength: SIZE,
  maxRatio: LIMIT,
  strict: BOOLEAN,
  timeout: MILLISECONDS,
  patience: MILLISECONDS,
  streamAbove: SIZE,
  types: {
    good: ["a/b", ["a/b", "C/D"], []],
    wrongType: [1, null, true, {}, [1]],
    wrongValue: ["", "form", "a/b; charset=utf-8", ["a"]],
  },
  encodings: { good: [[], ["gzip", "br"]], wrongType: ["gzip", 1, null, true, {}, [1]], wrongValue: [["compress"]] },
  charset: { good: ["utf-8", "Latin1"], wrongType: STRING.wrongType, wrongValue: ["", "utf-9", "hz-gb-2312"] },
  charsetField: BOOLEAN,
  sentinel: BOOLEAN,
  interpretNumericEntities: BOOLEAN,
  maxDepth: LIMIT,
  shape: oneOf("form", "pairs", "object", "qs", "dot", "php", "rails"),
  repeated: oneOf("mixed", "first", "last", "array", "error"),
  schema: { good: [SCHEMA], wrongType: [1, "a", null, true, {}, () => {}], wrongValue: [] },
  verify: functionLike(() => {}),
} satisfies Readonly<Record<string, Kind>>;
const MIDDLEWARE = {
  ...FORM,
  others: oneOf("pass", "reject"),
  onError: { good: ["problem", "throw", () => {}], wrongType: [1, null, true, {}], wrongValue: ["", "log"] },
} satisfies Readonly<Record<string, Kind>>;
const NODE_REQUEST = { headers: {}, on: () => {}, once: () => {}, readableEnded: true };

/** Every option of every package. */
export const TABLE: readonly Row[] = [
  ...withOptions("@url/urlencoded/body", "parseBody", (given) => parseBody("", given), BODY),
  ...withOptions("@url/urlencoded/stream", "createFormDecoder", (given) => createFormDecoder(given), BODY),
  ...withOptions("@url/urlencoded/stream", "decodeStream", (given) => decodeStream([], given), BODY),
  ...withOptions("@url/urlencoded/stream", "createFormDecoderStream", (given) => createFormDecoderStream(given), BODY),
  ...withOptions("@url/urlencoded/nested", "nest", (given) => nest([], given), NESTED),
  ...withOptions("@url/urlencoded/nested", "nestAs", (given) => nestAs([], shape({}), given), NESTED),
  ...withOptions("@url/urlencoded/nested", "nestInput", (given) => nestInput([], shape({}), given), NESTED),
  ...withOptions("@url/urlencoded/nested", "unnest", (given) => unnest({}, given), WRITE),
  ...withOptions("@url/urlencoded/nested", "stringify", (given) => stringify({}, given), WRITE),
  argument("@url/urlencoded/nested", "list", "item", SHAPE, (value) => nested.list(value)),
  ...withOptions("@url/urlencoded/legacy", "parseLegacy", (given) => parseLegacy("a=1", given), LEGACY),
  ...withOptions("@url/urlencoded/legacy", "serializeLegacy", (given) => serializeLegacy([["a", "1"]], given), {
    encode: functionLike(encoder),
    semicolons: BOOLEAN,
  }),
  argument("@url/urlencoded/views", "toObject", "repeated", REPEATED, (value) => toObject([], value)),

  ...withOptions(
    "@url/form/node",
    "createFormReader",
    (given) => nodeForm.createFormReader(given),
    FORM,
    KNOWN_OPTIONS,
  ),
  ...withOptions(
    "@url/form/node",
    "readForm",
    (given) => void nodeForm.readForm(NODE_REQUEST as never, given),
    FORM,
    KNOWN_OPTIONS,
  ),
  ...withOptions("@url/form/node", "expectContinue", (given) => nodeForm.expectContinue(given), FORM, KNOWN_OPTIONS),
  ...withOptions(
    "@url/form/fetch",
    "createFormReader",
    (given) => fetchForm.createFormReader(given),
    FORM,
    KNOWN_OPTIONS,
  ),
  ...withOptions(
    "@url/form/fetch",
    "readForm",
    (given) => void fetchForm.readForm(new Request("http://a/"), given),
    FORM,
    KNOWN_OPTIONS,
  ),
  ...withOptions("@url/form/express", "form", (given) => expressForm(given), MIDDLEWARE, KNOWN_OPTIONS),
  ...withOptions("@url/form/fastify", "formPlugin", registerForm, MIDDLEWARE, {
    ...KNOWN_OPTIONS,
    good: [{}, { prefix: "/a", logLevel: "warn" }],
  }),
  ...withOptions("@url/form/hono", "form", (given) => honoForm.form(given), MIDDLEWARE, KNOWN_OPTIONS),
  ...withOptions(
    "@url/form/hono",
    "formValidator",
    (given) => honoForm.formValidator(SCHEMA, given),
    MIDDLEWARE,
    KNOWN_OPTIONS,
  ),

  ...withOptions(
    "@url/guard",
    "createPolicy",
    (given) => guard.createPolicy(given),
    {
      schemes: { ...TEXTS, good: [["https"]], wrongValue: [["ftp"]] },
      ports: { good: [[1, [2, 3]]], wrongType: [1, "1", ["1"], null, {}], wrongValue: [[-1], [Number.NaN], [[2, 1]]] },
      hosts: GROUP,
      addresses: GROUP,
      grants: {
        good: [[], [{ hosts: ["a.example"], addresses: ["10.0.0.0/8"], ports: [443] }]],
        wrongType: [1, "a", true, null, {}],
        wrongValue: [],
      },
      answers: oneOf("every", "some"),
      credentials: oneOf("reject", "allow"),
      redirects: GROUP,
      sockets: TEXTS,
      proxies: { ...TEXTS, good: [["http://proxy"]], wrongValue: [["proxy"]] },
      limits: GROUP,
      // It can be true only beside onDecision.
      dryRun: { good: [false], wrongType: [1, "true", null, {}], wrongValue: [] },
      onDecision: functionLike(() => {}),
    },
    KNOWN_OPTIONS,
  ),
  ...withOptions(
    "@url/guard",
    "explain",
    (given) => guard.explain(guard.createPolicy(), "http://a/", given),
    { base: BASE, addresses: TEXTS },
    KNOWN_OPTIONS,
  ),
  ...withOptions("@url/guard", "guardedAgent", (given) => guard.guardedAgent(guard.createPolicy(), given), LOOKUP),
  ...withOptions("@url/guard", "guardedConnect", (given) => guard.guardedConnect(guard.createPolicy(), given), LOOKUP),
  ...withOptions("@url/guard", "discoverNAT64", (given) => void guard.discoverNAT64(given).catch(() => {}), {
    // Calls back with no address.
    lookup: functionLike((_name: string, _options: object, done: (error: null, addresses: []) => void) =>
      done(null, []),
    ),
  }),
  ...withOptions("@url/guard", "guardedFetch", (given) => guard.guardedFetch(guard.createPolicy(), given), LOOKUP),
  ...withOptions("@url/guard", "guardedLookup", (given) => guard.guardedLookup(guard.createPolicy(), given), LOOKUP),
  ...withOptions(
    "@url/guard/undici",
    "guardedDispatcher",
    (given) => guardedDispatcher(guard.createPolicy(), given),
    LOOKUP,
  ),
  ...withOptions(
    "@url/guard/test",
    "probe",
    (given) => void probe(noClient, given).catch(() => {}),
    PROBE,
    KNOWN_OPTIONS,
  ),
  ...withOptions(
    "@url/guard/test",
    "assertGuarded",
    (given) => void assertGuarded(noClient, given).catch(() => {}),
    PROBE,
    KNOWN_OPTIONS,
  ),

  ...withOptions("@url/sql/clickhouse", "clickHouseFiles", (given) => clickHouseFiles(given), {
    command: {
      good: [["url"], ["node", "a b"]],
      wrongType: ["url", 1, null, true, {}, [1]],
      wrongValue: [[], ["a\0b"]],
    },
    poolSize: { good: [1, 16], wrongType: ["4", 1n, null, true], wrongValue: [0, -1, 0.5, Number.NaN, Infinity] },
  }),

  ...withOptions("@url/edit", "sameURL", (given) => edit.sameURL(record, record, given), COMPARE),
  ...withOptions("@url/edit", "compareKey", (given) => edit.compareKey(record, given), COMPARE),
  ...withOptions("@url/edit", "format", (given) => edit.format(record, given), {
    credentials: BOOLEAN,
    fragment: BOOLEAN,
    query: BOOLEAN,
    unicodeHost: BOOLEAN,
  }),
  ...withOptions("@url/edit", "patchQuery", (given) => edit.patchQuery(record, {}, given), {
    spaceAsPlus: BOOLEAN,
  }),
  ...withOptions("@url/edit", "relativize", (given) => edit.relativize(record, record, given), {
    kinds: { good: [[], ["path-absolute"]], wrongType: ["path-absolute", 1, null, {}, [1]], wrongValue: [["path"]] },
  }),
  ...withOptions("@url/edit", "segments", (given) => edit.segments(record, given), { raw: BOOLEAN }),
  ...withOptions("@url/edit", "appendSegments", (given) => edit.appendSegments(record, ["a"], given), {
    dots: oneOf("reject", "escape"),
  }),
  argument("@url/edit", "stripTracking", "rules", TEXTS, (value) => edit.stripTracking(record, value)),

  ...withOptions("@url/parser", "parseURL", (given) => parser.parseURL("x", given), PARSE),
  ...withOptions("@url/parser", "setScheme", (given) => parser.setScheme(record, "https", given), SETTER),
  ...withOptions("@url/parser", "setUsername", (given) => parser.setUsername(record, "u", given), SETTER),
  ...withOptions("@url/parser", "setPassword", (given) => parser.setPassword(record, "p", given), SETTER),
  ...withOptions("@url/parser", "setHost", (given) => parser.setHost(record, "h", given), SETTER),
  ...withOptions("@url/parser", "setHostname", (given) => parser.setHostname(record, "h", given), SETTER),
  ...withOptions("@url/parser", "setPort", (given) => parser.setPort(record, "1", given), SETTER),
  ...withOptions("@url/parser", "setPath", (given) => parser.setPath(record, "p", given), SETTER),
  ...withOptions("@url/parser", "setQuery", (given) => parser.setQuery(record, "q", given), QUERY_SETTER),
  ...withOptions("@url/parser", "setQuery", (given) => parser.setQuery(record, null, given), QUERY_SETTER),
  ...withOptions("@url/parser", "setFragment", (given) => parser.setFragment(record, "f", given), SETTER),
  ...withOptions("@url/parser", "setFragment", (given) => parser.setFragment(record, null, given), SETTER),
  argument("@url/result", "orThrow", "input", STRING, (value) => orThrow({ ok: true, value: 1 }, value)),
  argument("@url/result", "orThrow", "sentences", SENTENCES, (value) => orThrow({ ok: true, value: 1 }, "", value)),
  argument("@url/parser", "canParse", "base", BASE, (value) => parser.canParse("http://a/", value)),

  ...withOptions("@url/pattern", "parsePattern", (given) => pattern.parsePattern("http://a/", given), {
    base: BASE,
    ignoreCase: BOOLEAN,
    allowRegExp: BOOLEAN,
    maxLength: LIMIT,
    maxParts: LIMIT,
  }),
  argument("@url/pattern", "testPattern", "base", BASE, (value) => pattern.testPattern(urlPattern, "/a", value)),
  argument("@url/pattern", "matchPattern", "base", BASE, (value) => pattern.matchPattern(urlPattern, "/a", value)),
  argument(
    "@url/pattern/list",
    "createPatternList",
    "entries",
    { good: [[], [[urlPattern, 1]]], wrongType: [1, true, null, () => {}, {}, [1], ["ab"], [[1, 2]]], wrongValue: [] },
    (value) => createPatternList(value),
  ),
  ...withOptions("@url/pattern/list", "createPatternList", (given) => createPatternList([], given), {
    order: oneOf("first", "specific"),
  }),

  ...withOptions("@url/html", "parseURLWithBlobEntry", (given) => parseHTML("x", given), {
    base: BASE,
    encoding: functionLike(encoder),
    blobURLStore: objectLike(createBlobURLStore()),
  }),
  argument("@url/html/valid", "isValidURL", "base", BASE, (value) => htmlValid.isValidURL("x", value)),
  argument("@url/html/valid", "isValidNonEmptyURL", "base", BASE, (value) => htmlValid.isValidNonEmptyURL("", value)),
  argument("@url/html/valid", "isValidURLPotentiallySurroundedBySpaces", "base", BASE, (value) =>
    htmlValid.isValidURLPotentiallySurroundedBySpaces("x", value),
  ),
  argument("@url/html/valid", "isValidNonEmptyURLPotentiallySurroundedBySpaces", "base", BASE, (value) =>
    htmlValid.isValidNonEmptyURLPotentiallySurroundedBySpaces("", value),
  ),

  argument(
    "@url/html",
    "createBlobURLStore",
    "randomUUID",
    functionLike(() => "a"),
    (value) => createBlobURLStore(value),
  ),
  argument("@url/history/2014", "sharingURL", "base", BASE, (value) => draft2014.sharingURL("http://a/", value)),
  ...withOptions("@url/history/idna2003", "labelToASCII", (given) => idna2003.labelToASCII("é", given), IDNA_2003),
  ...withOptions("@url/history/idna2003", "labelToUnicode", (given) => idna2003.labelToUnicode("é", given), IDNA_2003),
  argument("@url/history/html5", "resolve", "encode", functionLike(encoder), (value) =>
    html5.resolve("a", "http://a/", value),
  ),
  argument("@url/history", "parseAs", "base", BASE, (value) => parseAs("2014", "http://a/", value)),
  argument("@url/history", "compareAs", "base", BASE, (value) => compareAs("2014", "http://a/", value)),
  ...withOptions("@url/history", "compareAs", (given) => compareAs("2014", "http://a/", undefined, given), {
    encoding: functionLike(encoder),
  }),
  ...withOptions("@url/history", "parseAs", (given) => parseAs("2012", "http://a/", undefined, given), {
    encoding: functionLike(encoder),
    corrected: BOOLEAN,
  }),
  ...withOptions("@url/history/2012", "parseForm", (given) => draft2012.parseForm("a=1", given), DRAFT_FORM),
  ...withOptions("@url/history/2014", "parseForm", (given) => draft2014.parseForm("a=1", given), DRAFT_FORM),
  ...withOptions("@url/history/2015", "parseForm", (given) => draft2015.parseForm("a=1", given), DRAFT_FORM),

  ...withOptions("@url/host", "parseHost", (given) => parseHost("a", given), { isOpaque: BOOLEAN, report: LISTENER }),
  ...withOptions("@url/idna", "toASCII", (given) => idna.toASCII("a", given), TO_ASCII),
  ...withOptions("@url/idna", "findIDNAErrors", (given) => idna.findIDNAErrors("a", given), TO_ASCII),
  ...withOptions("@url/idna/ascii", "toASCII", (given) => idnaASCII.toASCII("a", given), TO_ASCII),
  ...withOptions("@url/idna/ascii", "findIDNAErrors", (given) => idnaASCII.findIDNAErrors("a", given), TO_ASCII),
  ...withOptions("@url/idna/platform", "toASCII", (given) => idnaPlatform.toASCII("a", given), TO_ASCII),
  ...withOptions("@url/idna/platform", "findIDNAErrors", (given) => idnaPlatform.findIDNAErrors("a", given), TO_ASCII),

  argument(
    "@url/ipv6",
    "parseIPv6",
    "into",
    { good: [new Uint16Array(8)], wrongType: [new Uint16Array(7), {}, 8, "eight"], wrongValue: [] },
    (value) => parseIPv6("::", value),
  ),
  ...withOptions("@url/ip", "formatAddress", (given) => formatAddress("::1", given), {
    ipv4Mapped: oneOf("hex", "dotted"),
  }),
  ...withOptions("@url/ip/prefix", "parsePrefix", (given) => parsePrefix("10.0.0.1/8", given), HOST_BITS),
  ...withOptions("@url/ip/list", "loadSet", (given) => loadSet([], given), LIST),
  ...Object.entries({ ...LIST, value: functionLike(() => 1) }).map(([option, kind]) =>
    argument("@url/ip/list", "loadTable", option, kind, (given) =>
      loadTable([], { value: () => 1, [option]: given } as never),
    ),
  ),
  ...withOptions("@url/ip/prefix", "randomAddress", (given) => randomAddress("10.0.0.0/8", given), {
    random: functionLike(() => {}),
  }),
  ...withOptions("@url/ip/prefix", "prefixMatcher", (given) => prefixMatcher("10.0.0.0/8", given), HOST_BITS),
  ...withOptions("@url/ip/set", "makeSet", (given) => makeSet(["10.0.0.0/8"], given), HOST_BITS),
  ...withOptions("@url/ip/set", "parseSet", (given) => parseSet("10.0.0.0/8", given), HOST_BITS),
  ...withOptions("@url/ip/table", "makeTable", (given) => makeTable([["10.0.0.0/8", 1]], given), HOST_BITS),
  ...withOptions("@url/ip/table", "insert", (given) => insert(table, [["10.0.0.0/8", 1]], given), HOST_BITS),
  ...withOptions("@url/ip/table", "remove", (given) => remove(table, ["10.0.0.0/8"], given), HOST_BITS),
  ...withOptions("@url/ip/table", "tableFromBytes", (given) => tableFromBytes(tableToBytes(table), given), {
    trusted: BOOLEAN,
  }),

  ...withOptions("@url/serializer", "equals", (given) => equals(record, record, given), {
    excludeFragments: BOOLEAN,
  }),
  ...withOptions("@url/serializer", "serializeURL", (given) => serializeURL(partsOf(record), given), {
    excludeFragment: BOOLEAN,
  }),

  ...withOptions("@url/display", "displayURL", (given) => display.displayURL(record, given), {
    ...DISPLAY_HOST,
    scheme: oneOf("show", "hide-https", "hide"),
    path: oneOf("show", "hide-bidi", "hide"),
    maxWidth: WIDTH,
    measure: functionLike((shown: string) => shown.length),
  }),
  ...withOptions(
    "@url/display",
    "displayHost",
    (given) => display.displayHost(orThrow(parseHost("a")), given),
    DISPLAY_HOST,
  ),
  ...withOptions("@url/display", "findSpoofs", (given) => display.findSpoofs("http://a/", given), {
    protect: functionLike(protectNames([])),
  }),
  ...withOptions("@url/display/typed", "repairTyped", (given) => repairTyped("a", given), {
    schemes: { good: [[], ["https"]], wrongType: ["https", {}, [1]], wrongValue: [["https:"]] },
    base: BASE,
    defaultScheme: { good: ["http", "HTTPS"], wrongType: [1, null, true, {}], wrongValue: ["", "https:", "a b"] },
  }),
  ...withOptions("@url/display", "hideSecrets", (given) => display.hideSecrets("", given), {
    names: { good: [[], ["a"]], wrongType: ["a", 1, null, true, {}, [1]], wrongValue: [] },
    patterns: { good: [[], [/a/]], wrongType: ["a", 1, null, true, {}, ["a"]], wrongValue: [] },
  }),
  ...withOptions("@url/site", "publicSuffix", (given) => site.publicSuffix("a", given), SECTIONS),
  ...withOptions("@url/site", "registrableDomain", (given) => site.registrableDomain("a", given), SECTIONS),
  ...withOptions("@url/site", "isPublicSuffix", (given) => site.isPublicSuffix("a", given), SECTIONS),
  ...withOptions("@url/site", "siteOf", (given) => site.siteOf(record, given), SECTIONS),
  ...withOptions("@url/site", "isSameSite", (given) => site.isSameSite(record, record, given), SECTIONS),
  ...withOptions(
    "@url/site",
    "isSchemelesslySameSite",
    (given) => site.isSchemelesslySameSite(record, record, given),
    SECTIONS,
  ),
  ...withOptions(
    "@url/site/custom",
    "publicSuffix",
    (given) => customSite.publicSuffix("a", suffixes, given),
    SECTIONS,
  ),
  ...withOptions(
    "@url/site/custom",
    "registrableDomain",
    (given) => customSite.registrableDomain("a", suffixes, given),
    SECTIONS,
  ),
  ...withOptions(
    "@url/site/custom",
    "isPublicSuffix",
    (given) => customSite.isPublicSuffix("a", suffixes, given),
    SECTIONS,
  ),
  ...withOptions("@url/site/custom", "siteOf", (given) => customSite.siteOf(record, suffixes, given), SECTIONS),
  ...withOptions(
    "@url/site/custom",
    "isSameSite",
    (given) => customSite.isSameSite(record, record, suffixes, given),
    SECTIONS,
  ),
  ...withOptions(
    "@url/site/custom",
    "isSchemelesslySameSite",
    (given) => customSite.isSchemelesslySameSite(record, record, suffixes, given),
    SECTIONS,
  ),

  ...withOptions("@url/uri", "isURI", (given) => uri.isURI("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "isURIReference", (given) => uri.isURIReference("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "isAbsoluteURI", (given) => uri.isAbsoluteURI("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "isRelativeReference", (given) => uri.isRelativeReference("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "isIRI", (given) => uri.isIRI("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "isIRIReference", (given) => uri.isIRIReference("", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "checkURI", (given) => uri.checkURI("", "URI", given), { zone: BOOLEAN }),
  argument("@url/uri", "checkURI", "rule", oneOfList(URI_RULES), (value) => uri.checkURI("", value)),
  ...withOptions("@url/uri", "hostRule", (given) => uri.hostRule("a", given), { zone: BOOLEAN }),
  ...withOptions("@url/uri", "toURI", (given) => uri.toURI("%", given), {
    toASCII: functionLike(() => ({ ok: true, value: "a" })),
  }),
  ...withOptions("@url/uri", "toIRI", (given) => uri.toIRI("%", given), {
    toUnicode: functionLike(() => ({ ok: true, value: "a" })),
  }),
  ...withOptions("@url/uri", "resolveURI", (given) => uri.resolveURI("a", "b", given), { strict: BOOLEAN }),
  argument("@url/uri", "normalize", "level", oneOf("syntax", "scheme"), (value) => uri.normalize("a", value)),
  argument("@url/uri", "normalize", "schemes", MAP, (value) => uri.normalize("a", "syntax", value)),
  argument("@url/uri", "sameURI", "level", oneOf("syntax", "scheme"), (value) => uri.sameURI("a", "a", value)),
  argument("@url/uri", "sameURI", "schemes", MAP, (value) => uri.sameURI("a", "a", "syntax", value)),
  argument(
    "@url/uri/schemes",
    "registeredSchemes",
    "status",
    oneOf("permanent", "provisional", "historical"),
    registeredSchemes,
  ),

  ...(
    [
      ["validate", validator.validate],
      ["fix", validator.fix],
    ] as const
  ).flatMap(([name, check]) =>
    withOptions("@url/validator", name, (given) => check("x", given), {
      base: { ...BASE, good: [...BASE.good, "no URL"] },
      policy: URL_POLICY,
      messages: MESSAGES,
    }),
  ),
  ...(
    Object.entries({
      schemes: { good: [["https"]], wrongType: ["https", {}, [1]], wrongValue: [[], ["https:"]] },
      hostKinds: { good: [["domain", "none"]], wrongType: ["domain", {}, [1]], wrongValue: [[], ["ip"]] },
      requireDot: BOOLEAN,
      maxLength: LIMIT,
      credentials: BOOLEAN,
      ports: { good: [[], [80]], wrongType: [80, {}, ["80"]], wrongValue: [[65_536], [-1]] },
      ignore: {
        good: [[], ["bytes-not-UTF-8"]],
        wrongType: ["bytes-not-UTF-8", {}, [1]],
        wrongValue: [["port-invalid"]],
      },
    }) as [keyof validator.PolicyRules, Kind][]
  ).map(([rule, kind]) =>
    argument("@url/validator", "createURLPolicy", rule, kind, (value) => validator.createURLPolicy({ [rule]: value })),
  ),
  ...withOptions(
    "@url/validator",
    "formatDiagnostic",
    (given) => validator.formatDiagnostic(diagnostic, "http://a b/", given),
    {
      color: BOOLEAN,
      width: LIMIT,
      place: STRING,
      showPassword: BOOLEAN,
    },
  ),
  ...withOptions("@url/validator", "findErrors", (given) => validator.findErrors("x", 1, given), {
    base: { ...BASE, good: [...BASE.good, "no URL"] },
    policy: URL_POLICY,
    messages: MESSAGES,
  }),
  ...withOptions("@url/validator", "toSARIF", (given) => validator.toSARIF([], given), { showPassword: BOOLEAN }),
  argument("@url/validator", "visible", "width", LIMIT, (value) => validator.visible("abc", value)),
  argument(
    "@url/validator",
    "caretLines",
    "width",
    { ...LIMIT, good: [3, 80, Infinity], wrongValue: [...LIMIT.wrongValue, 0, 2] },
    (value) => validator.caretLines("abc", 0, 1, value),
  ),
  argument("@url/validator", "toEditorDiagnostic", "offset", OFFSET, (value) =>
    validator.toEditorDiagnostic(diagnostic, "http://a b/", value),
  ),
  ...(["file", "line", "column"] as const).map((option) =>
    argument("@url/validator", "toSARIF", option, option === "file" ? STRING : POSITION, (value) =>
      validator.toSARIF([{ diagnostic, input: "http://a b/", [option]: value }]),
    ),
  ),
  argument("@url/validator", "isValidURLString", "baseKind", BASE_KIND_OR_NONE, (value) =>
    validator.isValidURLString("http://a/", value),
  ),
  argument("@url/validator", "isRelativeURLWithFragmentString", "baseKind", BASE_KIND, (value) =>
    validator.isRelativeURLWithFragmentString("", value),
  ),
  argument("@url/validator", "isRelativeURLString", "baseKind", BASE_KIND, (value) =>
    validator.isRelativeURLString("", value),
  ),
  argument("@url/validator", "isValidNonEmptyURLString", "baseKind", BASE_KIND_OR_NONE, (value) =>
    validator.isValidNonEmptyURLString("x", value),
  ),
  argument("@url/validator", "isValidURLStringPotentiallySurroundedBySpaces", "baseKind", BASE_KIND_OR_NONE, (value) =>
    validator.isValidURLStringPotentiallySurroundedBySpaces("x", value),
  ),
  argument(
    "@url/validator",
    "isValidNonEmptyURLStringPotentiallySurroundedBySpaces",
    "baseKind",
    BASE_KIND_OR_NONE,
    (value) => validator.isValidNonEmptyURLStringPotentiallySurroundedBySpaces("x", value),
  ),
  ...withOptions("@url/validator/agree", "agrees", (given) => agrees("x", given), {
    base: { ...BASE, good: [...BASE.good, "no URL"] },
  }),

  ...withOptions("@url/whatwg-url", "parseURL", (given) => whatwg.parseURL("x", given), {
    baseURL: STRUCT,
    encoding: KNOWN_LABEL,
  }),
  ...withOptions(
    "@url/whatwg-url",
    "parseURLWithValidationErrors",
    (given) => whatwg.parseURLWithValidationErrors("x", given),
    { baseURL: STRUCT, encoding: KNOWN_LABEL },
  ),
  ...withOptions("@url/whatwg-url", "basicURLParse", (given) => whatwg.basicURLParse("x", given), {
    baseURL: STRUCT,
    encoding: KNOWN_LABEL,
    url: STRUCT,
  }),
  argument("@url/whatwg-url", "basicURLParse", "stateOverride", oneOfList(STATES), (value) =>
    whatwg.basicURLParse("x", { url: whatwg.parseURL("http://a/b")!, stateOverride: value }),
  ),
  ...withOptions("@url/whatwg-url", "isValidURLString", (given) => whatwg.isValidURLString("x", given), {
    baseURL: STRUCT,
  }),
  argument("@url/whatwg-url", "serializeURL", "excludeFragment", BOOLEAN, (value) =>
    whatwg.serializeURL(struct, value),
  ),
];

/** Throws what a plugin of Fastify passes to its callback. */
function registerForm(options: never): void {
  const app = { addContentTypeParser: () => {}, hasRequestDecorator: () => true, addHook: () => {} };
  formPlugin(app as never, options === undefined ? {} : options, (error) => {
    if (error) throw error;
  });
}
