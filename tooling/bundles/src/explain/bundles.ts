import { FIGURES, type Figure } from "../figures.ts";
import { type Edit, withoutChecks, withoutListener, withoutPieces, withoutReasons } from "./edits.ts";

/** A bundle of which the page says where its bytes are. */
export interface Bundle {
  readonly figure: Figure;
  readonly isFast: boolean;
  /** The budget of the design, in KB. `figures.ts` has what holds today. */
  readonly planned: number;
  /** Each source in the bundle belongs to one of them. */
  readonly parts: readonly Part[];
  readonly changes: readonly Change[];
}

/** Sources, as paths from the root. */
export interface Part {
  readonly name: string;
  readonly files: RegExp;
}

/** Something that is in many sources, and what removes it. */
export interface Change {
  readonly name: string;
  readonly edit: Edit;
}

const CHECKS: Change = { name: "checks of arguments and options, with their sentences", edit: withoutChecks };
const LISTENER: Change = { name: "calls of a listener", edit: withoutListener };
const REASONS: Change = { name: "calls that say why a setter rejects a value", edit: withoutReasons };
const PIECES: Change = { name: "long texts in flat pieces", edit: withoutPieces };

const API: readonly Part[] = [
  part("`URL`, its errors and bases", "api", "url|api-url-parser|comparable|last-base|index"),
  part("`URLSearchParams`", "api", "url-search-params|iterator|init|list|write-list"),
  part("Web IDL", "api", "webidl|interface"),
  part("printing in Node", "api", "(?:no-)?inspect"),
];

const FORMS: readonly Part[] = [part("form codec", "urlencoded", "[-\\w]+")];

const IDNA: readonly Part[] = [
  part("IDNA: tables and their decoder", "idna", "tables|decode-tables|counts"),
  part("IDNA: Punycode", "idna", "punycode"),
  part("IDNA: Normalization Form C", "idna", "normalize"),
  part("IDNA: Bidi and joiners", "idna", "bidi|context-j|properties"),
  part("IDNA: mapping and validity", "idna", "map|validity|process|text|labels|record|sentinel"),
  part("IDNA: ToASCII and ToUnicode", "idna", "to-ascii|to-unicode|options|strictly|index|ascii"),
  part("IDNA: errors", "idna", "error"),
  part("IDNA in ASCII", "idna/src/ascii-tier", "[-\\w]+"),
];

const HOSTS: readonly Part[] = [
  part(
    "host parser",
    "host",
    "canonicalize|domain|ends-in-a-number|forbidden|opaque-host|pieces|parse|host|serialize|equals|domain-text",
  ),
  part("errors of hosts", "host", "domain-errors|error|listener|steps"),
  part("IPv4", "ipv4", "[-\\w]+"),
  part("IPv6", "ipv6", "[-\\w]+"),
];

const RECORDS: readonly Part[] = [
  part("records: to locate and read components", "serializer", "locate|located|index-of-before|scheme|special-scheme"),
  part("records: what the attributes show", "serializer", "attributes"),
  part("records: to write", "serializer", "serialize"),
  part("records: components and ranges, with checks", "serializer", "components|ranges|equals|flag|record"),
];

const PERCENT: readonly Part[] = [
  part("percent-encoder", "percent", "encode|encode-text|bytes"),
  part("percent-encode sets", "percent", "sets"),
  part("percent-encode after encoding", "percent", "after-encoding"),
  part("percent-decoder of text", "percent", "decode-text"),
  part("percent-decoder of bytes", "percent", "decode|utf8-decode|utf8-encode"),
  part("URL units", "percent", "url-units"),
  part("scalar values, long texts", "percent", "scalar-value|parts|expect"),
];

const PARSER: readonly Part[] = [
  part("parser: entry and options", "parser", "parse|url-like|listener|error|create-listener|create-steps|steps"),
  part("parser: the route through the states", "parser", "canonicalize|scheme|draft|code-points"),
  part("parser: tabs, newlines, spaces at the ends", "parser", "source"),
  part("parser: authority and port", "parser", "authority|port"),
  part("parser: file hosts and drive letters", "parser", "file|windows-drive-letter"),
  part("parser: relative references", "parser", "relative"),
  part("parser: paths", "parser", "path|dot-segments|opaque-path"),
  part("parser: query and fragment", "parser", "query|fragment"),
  part("parser: normal form", "parser", "normal|grammar"),
  part("parser: origin", "parser", "origin|history"),
  part("parser: setters", "parser", "set-[-\\w]+|setter|rewrite|offsets|cannot-have"),
];

const FAST: readonly Part[] = [
  part("accelerators: normal form mended", "parser/src/fast", "mend-[-\\w]+|dots|web-scheme"),
  part("accelerators: references", "parser/src/fast", "resolve-reference"),
  part("accelerators: setters", "parser/src/fast", "set-clean|splice"),
  part(
    "accelerators: other, of the parser",
    "parser/src/fast",
    "starts-as-url|last-normal|normal-form|refuse|tidy|dot-segments|scheme-end|serialize-draft|index",
  ),
  part("accelerators: IDNA", "idna/src/fast", "[-\\w]+"),
  part("accelerators: forms", "urlencoded/src/fast", "[-\\w]+"),
  part("accelerators: params read in place, texts kept", "api/src/fast", "[-\\w]+"),
  part("accelerators: percent-encoder", "percent/src/fast", "[-\\w]+"),
  part("accelerators: hosts", "(?:host|ipv6)/src/fast", "[-\\w]+"),
];

const URL_PARTS = [...API, ...FORMS, ...PARSER, ...HOSTS, ...IDNA, ...RECORDS, ...PERCENT];

const URI: readonly Part[] = [
  part("parse and recompose", "uri", "parse|recompose|find|ranges|index"),
  part("`checkURI`", "uri", "check|characters|error|path-rule|host"),
  part("IRIs", "uri", "iri|encode"),
  part("`normalize`, `equals`", "uri", "normalize|triplets|scheme-rules"),
  part("`resolve`", "uri", "resolve|join-path|remove-dot-segments"),
  part("`relativize`", "uri", "relativize"),
];

/** What each duty of a guarded request takes. */
const GUARD: readonly Part[] = [
  part("policy: its options, read, checked and kept", "guard", "policy/(?:create-policy|checks|policy)"),
  part("policy: hosts by name", "guard", "policy/host-patterns|rules/special-names"),
  part("policy: ports", "guard", "policy/ports|rules/ports"),
  part("policy: lists of addresses", "guard", "policy/address-list"),
  part("policy: grants", "guard", "policy/grants"),
  part("decisions, errors, `onDecision` and dry runs", "guard", "policy/decision|error|record|rules/dry-run"),
  part("rules", "guard", "rules/(?:judge-[-\\w]+|place|without-credentials)|explain"),
  part("clouds' services and what IANA has allocated", "guard", "rules/(?:tables|cloud-services|allocated)"),
  part("the machine's own addresses", "guard", "own-addresses"),
  part("`discoverNAT64`", "guard", "nat64"),
  part("names: `guardedLookup`", "guard", "connect/lookup"),
  part("connections: TCP, TLS, HTTP/2, Unix domain sockets", "guard", "connect/(?:open|guarded-connect|timer)"),
  part("agents", "guard", "connect/agent"),
  part("proxies", "guard", "connect/proxies|policy/proxy"),
  part("limits of a response on the wire", "guard", "connect/watch"),
  part("fetch: its request", "guard", "fetch/(?:guarded-fetch|hop|headers|authorization|send)"),
  part("fetch: redirects", "guard", "fetch/redirect"),
  part("fetch: its end, by whatever ends it", "guard", "fetch/deadline"),
  part("fetch: bodies, and the limit of each coding", "guard", "fetch/(?:body|decode)"),
  part("fetch: `Response`", "guard", "fetch/response"),
  // They belong to no source. The other bundles import nothing.
  { name: "imports of other packages and of Node", files: /^$/ },
];

const WHOLE_URL: readonly Change[] = [CHECKS, LISTENER, REASONS, PIECES];

export const BUNDLES: readonly Bundle[] = [
  bundle("api", 15.4, URL_PARTS, WHOLE_URL),
  bundle("api", 18.5, [...URL_PARTS, ...FAST], [], true),
  bundle("api, ascii", 9, URL_PARTS, WHOLE_URL),
  bundle("parseURL, ascii", 6.5, URL_PARTS, [CHECKS, LISTENER, PIECES]),
  bundle("percent", 1.8, PERCENT, [CHECKS, PIECES]),
  bundle("serializer", 1.2, RECORDS, [CHECKS]),
  bundle("idna", 6.9, IDNA, [CHECKS]),
  bundle("uri", 3.8, [...URI, ...PERCENT, part("IPv6", "ipv6", "[-\\w]+")], [CHECKS, PIECES]),
  bundle("urlencoded", 1.6, [...FORMS, ...PERCENT], [CHECKS, PIECES]),
  bundle("guard, itself", 7.5, GUARD, [CHECKS]),
];

function bundle(
  id: string,
  planned: number,
  parts: readonly Part[],
  changes: readonly Change[],
  isFast = false,
): Bundle {
  const shared = part("checks that packages share", "result/src", "(?:[-\\w]+/)?[-\\w]+");
  const small = part("accelerators: what stands for them", "[-\\w]+/src/fast", "none");
  const figure = FIGURES.find((one) => one.id === id)!;
  return { figure, isFast, planned, parts: [...parts, shared, ...(isFast ? [] : [small])], changes };
}

function part(name: string, folder: string, files: string): Part {
  const inner = folder.includes("/") ? folder : `${folder}/src`;
  return { name, files: new RegExp(`^packages/${inner}/(?:${files})\\.ts$`) };
}
