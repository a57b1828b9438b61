/** Public functions that `calls` has no input for, by the reason. Each name is the entry and the name in docs/api. */
export const WITHOUT_TEXT: Readonly<Record<string, readonly string[]>> = {
  "It takes rules, each a short text or a number.": ["@url/validator createURLPolicy"],
  "It takes numbers, or a fixed number of them.": [
    "@url/ip fromBigInt",
    "@url/ip fromBytes",
    "@url/ipv4 serializeIPv4",
    "@url/ipv4/bytes ipv4FromBytes",
    "@url/ipv4/bytes ipv4ToBytes",
    "@url/ipv6 serializeIPv6",
    "@url/percent isInSet",
    "@url/percent isURLCodePoint",
    "@url/percent percentEncodeByte",
    "@url/whatwg-url serializeInteger",
  ],
  "It is a function of `@url/api`, which has a call, built into one file.": [
    "@url/api/standalone domainToASCII",
    "@url/api/standalone domainToUnicode",
  ],
  "It reads a body as `readForm` does, which has a call.": [
    "@url/form/express form",
    "@url/form/fastify formPlugin",
    "@url/form/fetch createFormReader",
    "@url/form/hono form",
    "@url/form/hono formValidator",
    "@url/form/node createFormReader",
  ],
  "It reads a stream line by line, with functions of other packages that have a call.": [
    "@url/sql/clickhouse answerClickHouse",
  ],
  "It takes nothing, or returns something about what it is given without reading text.": [
    "@url/cli outputTo",
    "@url/form createFormError",
    "@url/form headersOf",
    "@url/form problemOf",
    "@url/form/fetch problemResponse",
    "@url/form/node expectContinue",
    "@url/form/node sendProblem",
    "@url/guard discoverNAT64",
    "@url/guard guardedAgent",
    "@url/guard guardedFetch",
    "@url/guard guardedConnect",
    "@url/guard guardedLookup",
    "@url/guard GuardError.constructor",
    "@url/guard/test assertGuarded",
    "@url/guard/test probe",
    "@url/guard/undici guardedDispatcher",
    "@url/host createHostListener",
    "@url/ip/special classifyHost",
    "@url/ip/special specialBlocks",
    "@url/parser createListener",
    "@url/pattern patternOf",
    "@url/pattern URLPattern.get hasRegExpGroups",
    "@url/pattern URLPattern.get hash",
    "@url/pattern URLPattern.get hostname",
    "@url/pattern URLPattern.get password",
    "@url/pattern URLPattern.get pathname",
    "@url/pattern URLPattern.get port",
    "@url/pattern URLPattern.get protocol",
    "@url/pattern URLPattern.get search",
    "@url/pattern URLPattern.get username",
    "@url/result orThrow",
    "@url/serializer isRecord",
    "@url/sql/clickhouse clickHouseFiles",
    "@url/sql/duckdb registerDuckDB",
    "@url/sql/sqlite registerSQLite",
    "@url/uri/schemes registeredSchemes",
    "@url/urlencoded/nested boolean",
    "@url/urlencoded/nested list",
    "@url/urlencoded/nested number",
    "@url/urlencoded/nested optional",
    "@url/urlencoded/nested record",
    "@url/urlencoded/nested shape",
    "@url/urlencoded/nested string",
    "@url/urlencoded/body statusOf",
    "@url/validator baseKindOf",
  ],
};

/** Calls that take more than 8 bytes for each unit of their input, by the reason. */
export const OVER_THE_LIMIT: Readonly<Record<string, readonly string[]>> = {
  "Its result is a list of small objects, 81 bytes a unit for expressions of one letter. Beyond the result it takes 4.":
    ["@url/uri/template parseTemplate"],
  "The platform's `Request` copies its body: 9 bytes in all. The same body takes 7 in `@url/form/node readForm`.": [
    "@url/form/fetch readForm",
  ],
  "It resolves its answer again to check it, so that several URLs of this length are alive at the same time.": [
    "@url/edit relativize",
  ],
  "The engine's own `URL` takes 18 to 24 bytes a unit.": [
    "@url/idna/platform findIDNAErrors",
    "@url/idna/platform readASCII",
    "@url/idna/platform toASCII",
    "@url/idna/platform toUnicode",
  ],
};

/** Classes that are those of `@url/api`. */
export const SAME_CLASS: readonly string[] = [
  "@url/api/standalone URL",
  "@url/api/standalone URLSearchParams",
  "@url/whatwg-url URL",
  "@url/whatwg-url URLSearchParams",
];
