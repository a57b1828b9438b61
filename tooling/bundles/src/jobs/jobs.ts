/** One way to do a job: what an application imports for it. */
export interface Contender {
  /** The package, of which the version is shown unless it is ours. */
  readonly name: string;
  /** The module of an application that uses it. */
  readonly source: string;
  /** An export condition that the bundler is given. */
  readonly condition?: string;
  /** What to know about it. */
  readonly note?: string;
}

export interface Job {
  readonly job: string;
  readonly ours: readonly Contender[];
  readonly others: readonly Contender[];
}

const ASCII = "url-idna-ascii";
const PLATFORM = "url-platform";
const OF_PLATFORM = "on the platform's `URL`";
const API = "URL, URLSearchParams";

/** What people import other packages for, and our imports that do the same. */
export const JOBS: readonly Job[] = [
  {
    job: "`URL` and `URLSearchParams`",
    ours: [using("@url/api", API), using("@url/api", API, ASCII)],
    others: [
      using("whatwg-url", API),
      {
        name: "core-js",
        source:
          'import "core-js/web/url";\nimport "core-js/web/url-search-params";\nconsole.log(URL, URLSearchParams);\n',
      },
      using("whatwg-url-minimum", API),
      { ...using("react-native-url-polyfill", API), note: "no IDNA" },
    ],
  },
  {
    job: "domains to ASCII and Unicode",
    ours: [using("@url/idna", "toASCII, toUnicode")],
    others: [using("tr46", "toASCII, toUnicode")],
  },
  {
    job: "change parameters of a URL's query",
    ours: [using("@url/edit", "patchQuery")],
    others: [using("ufo", "withQuery"), usingDefault("query-string", "stringifyUrl")],
  },
  {
    job: "read and write a query",
    ours: [using("@url/urlencoded", "parseString, serialize")],
    others: [using("ufo", "parseQuery, stringifyQuery"), usingDefault("query-string", "parse", "stringify")],
  },
  {
    job: "nested queries",
    ours: [using("@url/urlencoded/nested", "nest, stringify", undefined, ["@url/urlencoded", "parseString"])],
    others: [usingDefault("qs", "parse", "stringify")],
  },
  {
    job: "the registrable domain, without private suffixes",
    ours: [
      using("@url/site/icann", "registrableDomain"),
      { ...using("@url/site/icann", "registrableDomain", PLATFORM), note: OF_PLATFORM },
    ],
    others: [{ ...using("tldts-icann", "getDomain"), note: "no IDNA" }],
  },
  {
    job: "`URLPattern`",
    ours: [
      using("@url/pattern", "URLPattern"),
      { ...using("@url/pattern", "URLPattern", PLATFORM), note: OF_PLATFORM },
    ],
    others: [{ ...using("urlpattern-polyfill", "URLPattern"), note: OF_PLATFORM }],
  },
  {
    job: "the path of a route",
    ours: [{ ...using("@url/pattern", "parsePattern, matchPattern", PLATFORM), note: `whole URLs, ${OF_PLATFORM}` }],
    others: [{ ...using("path-to-regexp", "match"), note: "paths alone" }],
  },
  {
    job: "URIs of RFC 3986",
    ours: [using("@url/uri", "parseURI, recompose, resolveURI, normalize, sameURI")],
    others: [usingDefault("fast-uri", "parse", "serialize", "resolve", "normalize", "equal")],
  },
  {
    job: "IP addresses, prefixes, special ranges",
    ours: [
      using(
        "@url/ip/prefix",
        "parsePrefix, contains",
        undefined,
        ["@url/ip", "parseAddress"],
        ["@url/ip/special", "classify"],
      ),
    ],
    others: [usingDefault("ipaddr.js", "parse", "parseCIDR", "subnetMatch")],
  },
];

/** The package of an entry: `@url/ip/prefix` is of `@url/ip`. */
export function packageOf(entry: string): string {
  return entry
    .split("/")
    .slice(0, entry.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Named imports, of more than one entry if `more` are given. */
function using(
  name: string,
  names: string,
  condition?: string,
  ...more: readonly (readonly [entry: string, names: string])[]
): Contender {
  const all = [[name, names] as const, ...more];
  const imports = all.map(([entry, some]) => `import { ${some} } from "${entry}";\n`).join("");
  const source = `${imports}console.log(${all.map(([, some]) => some).join(", ")});\n`;
  return { name, source, ...(condition !== undefined && { condition }) };
}

/** Properties of a default export. */
function usingDefault(name: string, ...properties: readonly string[]): Contender {
  const used = properties.map((property) => `it.${property}`).join(", ");
  return { name, source: `import it from "${name}";\nconsole.log(${used});\n` };
}
