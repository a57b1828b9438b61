/** An accelerator: what `#fast` of a package exports for one purpose. */
export interface Accelerator {
  readonly title: string;
  readonly package: string;
  readonly names: readonly string[];
  /** The key of the row that it is for; undefined if it is not in the bundle of `@url/api`. */
  readonly row: string | undefined;
}

/** All of them. A name that is not listed, and one that no package exports, fails a test. */
export const ACCELERATORS: readonly Accelerator[] = [
  of("parser", "`canParse` by the start of the text", ["startsAsURL"], "can-parse"),
  of("parser", "references against a located base", ["resolveReference"], "relative-read"),
  of(
    "parser",
    "the last normal form, whose path end is known",
    ["isWhole", "locateParsed", "rememberNormal"],
    "getters",
  ),
  of("parser", "normal form of all kinds of URLs", ["normalLength"], "work-ipv6"),
  of("parser", "local repair", ["insertPath", "isOrigin", "mendURL"], "work-read"),
  of(
    "parser",
    "clean setters",
    [
      "setCleanFragment",
      "setCleanHost",
      "setCleanHostname",
      "setCleanPath",
      "setCleanPort",
      "setCleanQuery",
      "setCleanScheme",
    ],
    "set-hostname-read",
  ),
  of("parser", "setters that move offsets", ["splice"], "set-username-read"),
  of("parser", "dot segments removed in one walk", ["withoutDotSegments"], "work-dot-segments"),
  of("parser", "schemes read unit by unit", ["findSchemeEnd"], "relative-read"),
  // It saves memory: the row says what that costs.
  of("parser", "one byte for each unit of a long URL", ["serializeDraft"], "work-long-text"),
  of("host", "common hosts found by one test", ["isASCIIDomain", "isPlainDomain"], "set-hostname-read"),
  of("host", "hosts decoded by the engine", ["decodeByEngine"], "set-hostname-read"),
  of("ipv6", "addresses written from a table", ["writeIPv6"], "work-ipv6"),
  of("host", "odd IPv4 addresses in one walk", ["canonicalizeIPv4At"], "work-odd-ipv4"),
  of("idna", "simple IDNA", ["simpleToASCII", "simpleToUnicode"], "work-non-ascii-host"),
  of("api", "values read from the text of a query", ["readFirst", "unparsed"], "params-parse-5"),
  of("api", "a text of each pair that is kept", ["nextWriter"], "params-stringify-1000"),
  of("api", "queries that are written already", ["isSerialized"], "params-string-5"),
  of("api", "few pairs sorted by insertion", ["sortFew"], "params-sort-5"),
  of(
    "api",
    "arrays and other parameters read without an iterator",
    ["knownItems", "knownPairs", "rememberPairs"],
    "params-entries-5",
  ),
  of("urlencoded", "a decoder of pairs of its own", ["decodePairs", "parseList"], "params-iterate-percent"),
  of("urlencoded", "a writer of its own", ["encodePart"], "params-stringify-percent"),
  of("percent", "long texts searched first, and runs encoded by the engine", ["encodeText"], "work-long-path"),
  of("percent", "texts decoded and encoded by the engine", ["decodeByEngine", "encodeByEngine"]),
];

function of(name: string, title: string, names: readonly string[], row?: string): Accelerator {
  return { title, package: `@url/${name}`, names, row };
}
