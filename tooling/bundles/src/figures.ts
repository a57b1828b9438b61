import type { Part } from "./parts.ts";
import type { WeighOptions } from "./weigh.ts";

/** What is measured, its budget, and what it must not contain. */
export interface Figure extends WeighOptions {
  /** Its name in the marks of the READMEs. */
  readonly id: string;
  /** The module that is bundled. */
  readonly source: string;
  /** KB (1,024 bytes), minified and gzipped, for the figure rounded to a tenth. */
  readonly budget: number;
  /**
   * The size in KB of a figure that misses its budget, which `docs/decisions/budgets.md` explains. It may not grow beyond that,
   * and a figure that meets its budget again may not have one.
   */
  readonly miss?: number;
  /** The same for the fast build. */
  readonly fastMiss?: number;
  /** The budget of the fast build, for a package that has accelerators or uses them. The figure itself is the small one's. */
  readonly fast?: number;
  /** The size that we want to reach, if it is not reached. */
  readonly aim?: number;
  readonly without: readonly Part[];
}

const ASCII = { conditions: ["url-idna-ascii"] };
const PLATFORM = { conditions: ["url-idna-platform"] };
/** One file, as it is for React Native, but bundled by esbuild as everything else here. */
const REACT_NATIVE = { conditions: ["react-native"], platform: "neutral" as const };
/** What parses is the platform's own. */
const TIER = { conditions: ["url-platform"] };
const BARE: readonly Part[] = ["IDNA tables", "class"];
const BARE_TIER: readonly Part[] = [...BARE, "component path"];

const ENCODINGS: readonly Part[] = ["single-byte tables", "multi-byte tables"];

/** Functions of `@url/edit` beside `parseURL`. What they are more than that is their own. */
const PAIRS: readonly (readonly [name: string, budget: number, miss?: number])[] = [
  ["patchQuery", 8.7],
  ["fromParts", 9.1],
];

/** The same in the platform tier. */
const TIER_PAIRS: readonly (readonly [name: string, budget: number, miss?: number])[] = [
  ["patchQuery", 3.9],
  ["fromParts", 4.7, 4.9],
  ["relativize", 4],
];

/** The functions of `@url/edit` that need no host, each alone: no part of a parser may be in it. */
const EDIT_TEXT_FUNCTIONS: readonly (readonly [name: string, budget: number])[] = [
  ["patchQuery", 2.5],
  ["stripTracking", 2.5],
  ["segments", 2],
  ["appendSegments", 3],
  ["joinPath", 2.8],
  ["parent", 2],
  ["withTrailingSlash", 1.6],
  ["withoutTrailingSlash", 2],
  ["withExtension", 2.8],
  ["withFragment", 1.6],
];

/** Each other function of `@url/edit` alone, beside all of `@url/parser`: how much more it is than that. */
const EDIT_FUNCTIONS: readonly (readonly [name: string, budget: number])[] = [
  ["fromParts", 13.4],
  ["toParts", 11.9],
  ["withParts", 13.3],
  ["relativize", 13.3],
  ["parseReference", 12],
  ["serializeReference", 11.8],
  ["resolveReference", 11.9],
  ["joinReferences", 12],
  ["fromFilePath", 12.1],
  ["toFilePath", 11.9],
  ["format", 11.8],
  ["sameURL", 12.1],
  ["compareKey", 12.1],
];
const LINKS_DEPENDENCIES = [
  "@url/host",
  "@url/parser",
  "@url/percent",
  "@url/result",
  "@url/serializer",
  "@url/site",
  "mdast-util-from-markdown",
  "mdast-util-gfm",
  "micromark-extension-gfm",
  "parse5",
];
const FORM_DEPENDENCIES = ["@fastify/busboy", "@url/encoding", "@url/result", "@url/urlencoded"];
const FIELD_DEPENDENCIES = ["@url/result", "@url/validator"];
const SQL_DEPENDENCIES = [
  "@url/edit",
  "@url/ip",
  "@url/links",
  "@url/parser",
  "@url/pattern",
  "@url/percent",
  "@url/result",
  "@url/serializer",
  "@url/site",
  "@url/urlencoded",
  "@url/validator",
];

/** A budget is a promise, and a figure that misses it says so. `npm run tool -- size` prints where each stands. */
export const FIGURES: readonly Figure[] = [
  whole("result", 0.6, BARE),

  whole("percent", 2.1, BARE, { miss: 2.6 }),
  only("percent", "percentDecode", 0.6, [...BARE, "percent-encoder", "percent-encode sets"]),
  only("percent", "utf8PercentEncode, PATH", 1, [...BARE, "percent-decoder"], { id: "utf8PercentEncode" }),

  whole("ipv4", 0.9, BARE),
  only("ipv4", "parseIPv4", 0.5, [...BARE, "lenient IPv4 parser"]),
  whole("ipv6", 1, BARE),
  only("ipv6", "parseIPv6", 0.9, [...BARE, "IPv6 serializer"]),
  only("ipv6", "serializeIPv6", 0.4, [...BARE, "IPv6 parser"]),

  whole("serializer", 1.5, [...BARE, "URL parser", "percent-encoder"], { miss: 1.7 }),
  only("serializer", "schemeOf, hostTextOf, pathOf", 0.6, BARE, { id: "three components" }),
  only("serializer", "serializeURL", 1, BARE),

  whole("urlencoded", 1.7, BARE, { miss: 1.8, fast: 2.1 }),
  together(["urlencoded", "urlencoded/body", "urlencoded/stream"], 4.3, BARE, { id: "urlencoded, body, stream" }),
  only("urlencoded", "parse", 1.1, [...BARE, "form serializer", "percent-encode sets"], {
    id: "urlencoded parse",
  }),
  only("urlencoded", "parseString", 0.9, [...BARE, "form serializer", "percent-encoder", "percent-encode sets"]),
  only("urlencoded", "serialize", 1, [...BARE, "form parser", "percent-decoder"], { id: "urlencoded serialize" }),

  whole("urlencoded/views", 1.8, BARE),
  whole("urlencoded/legacy", 3.7, [...BARE, ...ENCODINGS]),
  // 1.1 KB of it describes valibot's schemas, dates, long integers and empty fields, and finds the places of issues.
  whole("urlencoded/nested", 9, [...BARE, "form parser", "percent-decoder"]),
  only(
    "urlencoded/nested",
    "nest",
    3.4,
    [...BARE, "form parser", "form serializer", "percent-decoder", "percent-encoder"],
    { id: "nest" },
  ),
  only("urlencoded/nested", "stringify", 5.7, [...BARE, "form parser", "percent-decoder"], { id: "stringify" }),
  only(
    "urlencoded/nested",
    "nestAs",
    6,
    [...BARE, "form parser", "form serializer", "percent-decoder", "percent-encoder"],
    { id: "nestAs" },
  ),

  whole("encoding", 88.2, ["IDNA tables"]),
  whole("encoding/single-byte", 7.2, ["IDNA tables", "multi-byte tables"]),
  whole("uri", 4.6, [...BARE, "host parser", "percent-encoder"], { miss: 5.7 }),
  only("uri", "parseURI, checkURI, resolveURI", 2.6, [...BARE, "host parser", "percent-encoder", "percent-decoder"], {
    id: "uri core",
  }),
  whole("uri/template", 3.3, [...BARE, "host parser"]),
  // Of the formats, "idn-hostname" and "idn-email" need the tables of IDNA.
  whole("uri/json-schema", 15, ["class", "host parser"]),
  only("uri/json-schema", "uriResolver", 6, [...BARE, "host parser"], { id: "uriResolver" }),
  whole("uri/schemes", 2.5, [...BARE, "host parser"]),

  whole("idna", 7.9, ["class", "IDNA of the platform", "IDNA in ASCII"], { miss: 8.1, fast: 9.1 }),
  whole("idna/platform", 2.1, [...BARE, "IDNA engine", "IDNA in ASCII"]),
  only("idna/platform", "toASCII", 1.1, [...BARE, "IDNA engine", "IDNA in ASCII", "Punycode"], {
    id: "idna/platform toASCII",
  }),
  whole("idna/ascii", 1, [...BARE, "IDNA engine", "IDNA of the platform", "Punycode"]),

  whole("host", 12.6, ["class", "URL parser"], { fast: 13.7 }),
  whole("host", 5.5, [...BARE, "URL parser", "Punycode"], { ...ASCII, id: "host, ascii" }),

  whole("ip", 3.1, BARE),
  only("ip", "parseAddress", 1.3, [...BARE, "lenient IPv4 parser"]),
  whole("ip/prefix", 4.9, [...BARE, "lenient IPv4 parser"]),
  whole("ip/set", 6.1, [...BARE, "lenient IPv4 parser"]),
  whole("ip/table", 6.4, [...BARE, "lenient IPv4 parser"]),
  only("ip/set", "makeSet, has", 4.1, [...BARE, "lenient IPv4 parser"]),
  only("ip/table", "makeTable, lookup", 4, [...BARE, "lenient IPv4 parser"]),
  whole("ip/list", 6.4, [...BARE, "lenient IPv4 parser"]),
  whole("ip/proxy", 7.5, [...BARE, "lenient IPv4 parser"]),
  whole("ip/endpoint", 2.1, [...BARE, "lenient IPv4 parser"]),
  whole("ip/arpa", 2.5, [...BARE, "lenient IPv4 parser"]),
  whole("ip/eui64", 2.4, [...BARE, "lenient IPv4 parser"]),
  whole("ip/special", 5.7, [...BARE, "lenient IPv4 parser", "host parser"]),

  whole("parser", 18.6, ["class", "form parser", "form serializer"], { fast: 24.0 }),
  whole("parser", 11.4, [...BARE, "form parser", "form serializer"], { ...ASCII, fast: 16.1, id: "parser, ascii" }),
  only("parser", "parseURL", 7, [...BARE, "URL setters"], { ...ASCII, fast: 11.2, id: "parseURL, ascii" }),
  only("parser", "parseURL", 1.9, [...BARE, "component path", "URL setters"], {
    ...TIER,
    id: "parseURL, url-platform",
  }),
  ...PAIRS.map((pair) => beside(pair, BARE, { ...ASCII, id: `parseURL and ${pair[0]}, ascii` })),
  ...TIER_PAIRS.map((pair) => beside(pair, BARE_TIER, { ...TIER, id: `parseURL and ${pair[0]}, url-platform` })),

  only("api", "URL, URLSearchParams", 17, ["IDNA of the platform", "IDNA in ASCII", ...ENCODINGS], {
    id: "api",
    fast: 22.2,
    fastMiss: 24.6,
  }),
  only("api", "URL, URLSearchParams", 9.8, ["IDNA engine", "IDNA tables", "IDNA in ASCII", "Punycode"], {
    ...PLATFORM,
    id: "api, platform",
    fast: 16.8,
  }),
  only("api", "URL, URLSearchParams", 9.6, ["IDNA engine", "IDNA tables", "IDNA of the platform", "Punycode"], {
    ...ASCII,
    id: "api, ascii",
    fast: 16.6,
  }),
  only("api", "URL, URLSearchParams", 16.4, ["accelerators", "IDNA of the platform", "IDNA in ASCII"], {
    ...REACT_NATIVE,
    id: "api, React Native",
  }),
  only("api", "URL, URLSearchParams", 9, ["accelerators", "IDNA engine", "IDNA tables", "Punycode"], {
    ...REACT_NATIVE,
    conditions: [...REACT_NATIVE.conditions, ...ASCII.conditions],
    id: "api, React Native, ascii",
  }),
  only("api", "URLSearchParams", 3.2, ["IDNA tables", "URL parser", "host parser"]),

  // .4 of "validator": the rule `hosts` of a policy.
  // .1 of these, and of what contains them: the name of a file and two sentences are not taken for a host, and offsets of tabs take less memory.
  // .1 to .2 of these, of `@url/whatwg-url`, and of what uses them: a bundle with a listener has a second pass over addresses,
  // so that all without one, such as `@url/api`, are .2 smaller.
  // .2 to .5 of these, and of what contains them: sentences that name a placeholder, and on text that begins with slashes or a
  // colon; commas instead of dots, and the names of pictures that look like addresses of mail.
  whole("validator", 40.5, ["class"]),
  whole("validator/agree", 18.9, ["class", "grammar of URLs", "explanations", "terminal tables"]),
  whole("validator/schema", 38.3, ["class", "grammar of URLs", "terminal tables"]),
  only("validator/schema", "createIPSchema", 17.6, ["class", "grammar of URLs", "terminal tables"]),
  whole("validator/de", 3.1, [...BARE, "explanations", "grammar of URLs", "URL parser"]),
  only("validator", "validate", 31, ["class", "grammar of URLs", "terminal tables"]),
  only("validator", "validate", 23.8, ["class", "grammar of URLs", "terminal tables"], {
    ...ASCII,
    id: "validate, ascii",
  }),
  only("validator", "validate, createURLPolicy, fix", 33.3, ["class", "grammar of URLs", "terminal tables"], {
    id: "validate, createURLPolicy, fix",
  }),
  only("validator", "isValidURLString", 9.5, ["class", "explanations", "terminal tables", "URL parser"]),
  only("validator", "isValidURLString", 2.6, [...BARE, "explanations", "terminal tables", "URL parser"], {
    ...ASCII,
    id: "isValidURLString, ascii",
  }),
  only("validator", "formatDiagnostic", 5.1, [...BARE, "explanations", "grammar of URLs", "URL parser"]),
  only("validator", "toSARIF", 4.9, [...BARE, "grammar of URLs", "terminal tables", "URL parser"]),
  // .1 of it: where the lines of a document begin is a typed array, so that a file of empty lines takes 4 bytes a unit.
  only("validator", "toEditorDiagnostic", 1, [...BARE, "explanations", "grammar of URLs", "URL parser"]),

  // Beside `@url/api`, whose users have the most of what it stands on.
  {
    id: "html and api, ascii",
    source: 'export { URL, URLSearchParams } from "@url/api";\nexport * from "@url/html";',
    budget: 14.6,
    without: ["IDNA tables", "Punycode", "grammar of URLs", "explanations", "single-byte tables"],
    ...ASCII,
  },
  whole("html", 3.7, BARE, {
    id: "html, itself",
    external: ["@url/parser", "@url/percent", "@url/result", "@url/serializer"],
  }),
  only("html", "hyperlinkURL", 9.8, [...BARE, "form parser"], { ...ASCII, id: "hyperlinkURL, ascii" }),
  whole("validator/html", 9.4, [...BARE, "explanations"], { ...ASCII, id: "validator/html, ascii" }),
  only("validator/html", "isValidAbsoluteURL", 2.3, [...BARE, "explanations", "URL parser"], {
    ...ASCII,
    id: "isValidAbsoluteURL, ascii",
  }),
  whole("whatwg-url", 30.7, ["multi-byte tables"]),
  // A class holds the errors.
  // The life of a response takes 2.2 KB: connections for other protocols, what ends a request, and the limits of each coding.
  whole("guard", 37.2, [], { platform: "node" }),
  // Every function at once. docs/sizes-explained.md says what each duty and each function takes, and what was tried.
  whole("guard", 7.5, ["IDNA tables"], {
    id: "guard, itself",
    miss: 10.7,
    platform: "node",
    external: ["@url/host", "@url/ip", "@url/parser", "@url/percent", "@url/result", "@url/serializer"],
  }),
  // For test suites, where the size hardly matters.
  whole("guard/test", 6.8, ["IDNA tables", "URL parser"], {
    id: "guard/test, itself",
    platform: "node",
    external: ["@url/ip", "@url/result"],
  }),
  // The list is 29 KB of it.
  whole("site", 44.7, ["class", "IDNA of the platform", "IDNA in ASCII"], { miss: 50 }),
  only("site", "publicSuffix, registrableDomain, isPublicSuffix", 44.9, ["class"], { id: "site, hosts" }),
  whole("site/icann", 32.4, ["class", "IDNA of the platform", "IDNA in ASCII"], { miss: 37.8 }),
  whole("site/custom", 15.5, ["class", "IDNA of the platform", "IDNA in ASCII"], { miss: 16.1 }),
  whole("site/custom", 3, ["class", "component path"], { ...TIER, miss: 4.8, id: "site/custom, url-platform" }),
  only("site/custom", "createSuffixes, publicSuffix, registrableDomain, isPublicSuffix", 1.2, BARE, {
    id: "site/custom, itself",
    external: ["@url/host", "@url/parser", "@url/result", "@url/serializer"],
  }),
  // Encodings and the form parser are measured above; a server has no reason to leave them out. What a server does for its
  // users, such as types of routes, hooks and the end of connections, costs no visitor a byte. On Node, 1.2 KB are files that
  // are read while they arrive; everywhere, .2 are the limits of their parts, and .2 keep a body in blocks, so that one in
  // small packets takes a quarter less memory. In `/fetch`, .2 are for a `FormData` that a framework has read, which a bundle
  // that reads only requests does not contain.
  ...(["node", "express", "fastify", "koa"] as const).map((entry) =>
    whole(`form/${entry}`, entry === "fastify" ? 9.7 : 9.3, [], {
      id: `form/${entry}, itself`,
      platform: "node",
      external: FORM_DEPENDENCIES,
    }),
  ),
  whole("form/lambda", 7.4, [], { id: "form/lambda, itself", platform: "node", external: FORM_DEPENDENCIES }),
  whole("form/hono", 8.7, [], { id: "form/hono, itself", external: FORM_DEPENDENCIES }),
  whole("form/fetch", 7.8, [], { id: "form/fetch, itself", external: FORM_DEPENDENCIES }),
  whole("form/fetch", 101.9, ["IDNA tables"], { id: "form/fetch" }),
  // Most of it is the URL parser. The aim is 5 KB beyond that, which the class alone has.
  whole("pattern", 24.5, ["form parser", "form serializer"], { fast: 29.0, aim: 22.6 }),
  only("pattern", "URLPattern", 22.3, ["form parser", "form serializer"], { fast: 26.9 }),
  only("pattern", "URLPattern", 14.8, ["IDNA tables", "form parser", "form serializer"], {
    ...ASCII,
    id: "URLPattern, ascii",
  }),
  only("pattern", "URLPattern", 9.3, ["component path", "IDNA tables", "form parser", "form serializer"], {
    ...TIER,
    miss: 10.4,
    id: "URLPattern, url-platform",
  }),
  together(["pattern", "pattern/list"], 26.5, ["form parser", "form serializer"], { id: "pattern and list" }),
  whole("edit", 6.5, BARE, {
    id: "edit, itself",
    miss: 9.4,
    external: ["@url/host", "@url/parser", "@url/percent", "@url/result", "@url/serializer", "@url/urlencoded"],
  }),
  whole("edit", 24.5, ["class"], { fast: 30 }),
  whole("edit/http", 20, ["class"]),
  only("edit/http", "encodeURL", 2.1, [...BARE, "host parser"]),
  whole("edit/git", 20, ["class"]),
  // The aim of the whole is 2.5 KB beyond the parser.
  together(["parser", "edit"], 20.3, BARE, { ...ASCII, aim: 13, id: "parser and edit, ascii" }),
  ...EDIT_TEXT_FUNCTIONS.map(([name, budget]) =>
    only("edit", name, budget, [...BARE, "URL parser", "host parser", "form serializer", "form parser"]),
  ),
  whole("edit/query", 2.7, [...BARE, "URL parser", "host parser", "form serializer", "form parser"]),
  ...EDIT_FUNCTIONS.map(([name, budget]) => ({
    id: `parser and ${name}, ascii`,
    source: `export * from "@url/parser";\nexport { ${name} } from "@url/edit";`,
    budget,
    without: BARE,
    ...ASCII,
  })),
  // The list of suffixes is 33 KB of it, IDNA 7, the table of scripts 3.
  whole("display", 60.5, ["class", "grammar of URLs", "terminal tables", "explanations"]),
  whole("display", 12.3, BARE, {
    id: "display, itself",
    external: [
      "@url/host",
      "@url/idna",
      "@url/parser",
      "@url/percent",
      "@url/result",
      "@url/serializer",
      "@url/site",
      "@url/validator",
    ],
  }),
  only("display", "hideSecrets", 4, [...BARE, "URL parser", "explanations"]),
  whole("display/confusables", 22.4, ["class", "URL parser"]),
  // .3 of these two: text that is percent-encoded as a whole, has two schemes, or is a link of Markdown.
  whole("display/typed", 32.6, ["class", "grammar of URLs", "terminal tables"]),
  whole("display/typed", 5.6, BARE, {
    id: "display/typed, itself",
    external: ["@url/host", "@url/parser", "@url/result", "@url/serializer", "@url/validator"],
  }),
  // Servers import it, and the size hardly matters there. The list of suffixes is 33 KB of it, and `url_extract` 12.
  // .1 of it: the sentences of the schemas, and the names that are not public.
  whole("sql", 77.6, ["class", "terminal tables", "explanations"]),
  whole("sql", 2.5, BARE, { id: "sql, itself", external: SQL_DEPENDENCIES }),
  whole("sql/duckdb", 3, BARE, { id: "sql/duckdb, itself", external: [...SQL_DEPENDENCIES, "@duckdb/node-api"] }),
  whole("sql/sqlite", 2.7, BARE, { id: "sql/sqlite, itself", external: SQL_DEPENDENCIES }),
  whole("sql/clickhouse", 3.8, BARE, { id: "sql/clickhouse, itself", platform: "node", external: SQL_DEPENDENCIES }),
  whole("history", 40.1, ["class", "form parser", "grammar of URLs"]),
  whole("history/2012", 1.8, BARE),
  whole("history/2014", 21.6, ["grammar of URLs"]),
  whole("history/2015", 2.2, BARE),
  whole("history/idna2003", 6, BARE),
  whole("history/html5", 10.8, ["class", "form parser", "grammar of URLs"]),
  // The ICANN section of the list is 22 KB of it, and the host parser 10. The data of UTS #58 takes 2.3 KB.
  whole("links", 46.6, ["class"]),
  only("links", "findLinks", 9, ["class", "URL parser"], {
    ...ASCII,
    miss: 9.8,
    id: "findLinks without the list, ascii",
    external: ["@url/site"],
  }),
  // .1 of it: `formatLink` works on long URLs in parts, where a text of "=%00" needed 61 bytes a unit.
  whole("links", 9, BARE, { id: "links, itself", external: LINKS_DEPENDENCIES }),
  only("links", "findLinks", 3, BARE, { id: "findLinks, itself", miss: 6.7, external: LINKS_DEPENDENCIES }),
  whole("links/linkify-it", 7, BARE, { id: "links/linkify-it, itself", external: LINKS_DEPENDENCIES }),
  // .1 of these two: what stands directly behind "mailto:" is not a web page.
  whole("links/dom", 7.4, BARE, { id: "links/dom, itself", external: LINKS_DEPENDENCIES }),
  // 0.6 KB for the place of each reference behind escapes, which GFM does not keep.
  whole("links/markdown", 7.8, BARE, { id: "links/markdown, itself", external: LINKS_DEPENDENCIES }),
  whole("links/html", 8.5, BARE, { id: "links/html, itself", external: LINKS_DEPENDENCIES }),
  whole("links/css", 1, BARE, { id: "links/css, itself", external: LINKS_DEPENDENCIES }),
  // The parser, with IDNA. The finder is not in it.
  whole("links/policy", 15.3, ["class"]),
  whole("links/policy", 1, BARE, { id: "links/policy, itself", external: LINKS_DEPENDENCIES }),
  whole("links/code", 7.1, BARE, { id: "links/code, itself", external: LINKS_DEPENDENCIES }),

  whole("eslint-plugin", 3.9, BARE, {
    platform: "node",
    external: ["@url/display", "@url/display/confusables", "@url/parser", "@url/validator"],
  }),
  whole("field", 31.2, ["grammar of URLs", "terminal tables"]),
  whole("field", 12, ["IDNA tables", "grammar of URLs", "terminal tables"], {
    ...ASCII,
    miss: 24,
    id: "field, ascii",
  }),
  whole("field", 3.8, ["IDNA tables"], { id: "field, itself", external: FIELD_DEPENDENCIES }),
  whole("field/react", 3.3, ["IDNA tables"], { id: "field/react, itself", external: [...FIELD_DEPENDENCIES, "react"] }),

  // It contains all packages, and what counts is what it installs: 88 of it are the scripts that `url sql bigquery` writes.
  whole("cli", 280, BARE, {
    platform: "node",
    // What parses documents for `url extract` is installed by those who want it.
    external: ["mdast-util-from-markdown", "mdast-util-gfm", "micromark-extension-gfm", "parse5"],
  }),
];

/** What React Native's bundler makes of an import. */
export interface MetroFigure {
  readonly id: string;
  readonly entry: string;
  readonly names: string;
  readonly condition?: string;
  readonly budget: number;
}

export const METRO: readonly MetroFigure[] = [
  metro("@url/api", "URL, URLSearchParams", 17.7),
  metro("@url/api", "URL, URLSearchParams", 10.3, "url-idna-ascii"),
  // .1 of it are the questions of `isPlatformExact` about domains, which it passed without being asked.
  // Another .1 of these two: offsets of a text with tabs take 4 bytes for each tab, and not for each unit.
  // .1 to .2 of these and of all that has them: a second pass over addresses for listeners, which only bundlers that shake drop.
  metro("@url/parser", "parseURL", 24.5),
  metro("@url/parser", "parseURL", 18.1, "url-idna-ascii"),
  metro("@url/parser", "parseURL", 16.4, "url-platform"),
  metro("@url/host", "parseHost", 17.9),
  metro("@url/ipv6", "parseIPv6", 2.2),
  metro("@url/percent", "percentDecodeText", 3.8),
  metro("@url/urlencoded", "parseString", 8.2),
  // .3 of the main entry: it is two files, of which `/query` is one.
  metro("@url/edit", "patchQuery", 36.4),
  metro("@url/edit/query", "patchQuery", 7.1),
  metro("@url/edit", "patchQuery", 29.0, "url-platform"),
  metro("@url/uri", "parseURI", 9.8),
  metro("@url/pattern", "URLPattern", 25.3, "url-platform"),
  metro("@url/site", "registrableDomain", 59.3),
  // .1 of it: percent-encoded text is decoded in parts.
  metro("@url/display", "displayURL", 99.2),
  metro("@url/display/secrets", "hideSecrets", 7.5),
  metro("@url/validator", "validate", 50.1),
  metro("@url/validator/is-valid", "isValidURLString", 24.3),
  metro("@url/validator/passwords", "hidePasswords", 3.6),
];

function metro(entry: string, names: string, budget: number, condition?: string): MetroFigure {
  const id = [entry, names, condition].filter(Boolean).join(", ");
  return { id, entry, names, budget, ...(condition !== undefined && { condition }) };
}

type Rest = WeighOptions & Partial<Pick<Figure, "id" | "aim" | "fast" | "fastMiss" | "miss">>;

/** All that an entry exports. */
function whole(entry: string, budget: number, without: readonly Part[], rest: Rest = {}): Figure {
  return { id: entry, source: `export * from "@url/${entry}";`, budget, without, ...rest };
}

/** All that several entries export. */
function together(
  entries: readonly string[],
  budget: number,
  without: readonly Part[],
  rest: Rest & { id: string },
): Figure {
  return { source: entries.map((entry) => `export * from "@url/${entry}";`).join("\n"), budget, without, ...rest };
}

/** A function of `@url/edit` beside `parseURL`. */
function beside(
  [name, budget, miss]: readonly [name: string, budget: number, miss?: number],
  without: readonly Part[],
  rest: Rest & { id: string },
): Figure {
  const source = `export { parseURL } from "@url/parser";\nexport { ${name} } from "@url/edit";`;
  return { source, budget, without, ...(miss !== undefined && { miss }), ...rest };
}

/** Some names of an entry. */
function only(entry: string, names: string, budget: number, without: readonly Part[], rest: Rest = {}): Figure {
  return { id: names, source: `export { ${names} } from "@url/${entry}";`, budget, without, ...rest };
}
