import { URLSearchParams } from "@url/api";
import { createEncoder } from "@url/encoding";
import { createPolicy, guardedFetch } from "@url/guard";
import { parseHost } from "@url/host";
import { makeSet } from "@url/ip/set";
import { makeTable } from "@url/ip/table";
import { originOf, parseURL } from "@url/parser";
import { parsePattern, URLPattern } from "@url/pattern";
import { QUERY } from "@url/percent";
import { orThrow } from "@url/result";
import { partsOf } from "@url/serializer";
import { createSuffixes } from "@url/site/custom";
import { string } from "@url/urlencoded/nested";
import type { ReportedFunction } from "../../../src/api/report.ts";

/** What every entry exports, by the names of the entries. */
export type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Arguments that a function accepts: the test replaces them with wrong ones, one at a time. */
export function goodArguments({ entry, name, parameters }: ReportedFunction, modules: Modules): unknown[] {
  return parameters.map((parameter) => {
    const [, label = "", type = ""] = /^(?:\.\.\.)?(\{.*?\}\??|\w+\??): (.*)$/.exec(parameter) ?? [];
    const make =
      BY_EXPORT[`${entry} ${name} ${label.replace("?", "")}`] ??
      BY_PACKAGE[`${entry.split("/")[1]} ${type}`] ??
      BY_TYPE[type] ??
      BY_TYPE[type.replace(/^Pick<(.*), (".*")+>$/, "$1")] ??
      (type.endsWith("Options") ? () => ({}) : undefined);
    if (make === undefined) throw new Error(`good.ts has no value for ${entry} ${name} ${parameter}`);
    return make(modules);
  });
}

type Make = (modules: Modules) => unknown;

const HREF = "https://user:pass@example.com:8080/a/b?c=d#e";
const record = () => orThrow(parseURL(HREF));
const address = () => "192.0.2.1";
const document = () => ({ url: record(), address: "https://example.com/", baseHref: null });
const element = () => ({
  getHref: () => "/a",
  setHref() {},
  getURL: record,
  getEnvironment: () => ({ base: record() }),
  navigate() {},
  throwSyntaxError() {
    throw new SyntaxError();
  },
  getInput: () => HREF,
  setInput() {},
});

/** What `watchURLInput` uses of an input. */
const input = () => ({
  value: "",
  form: null,
  validity: { customError: false },
  validationMessage: "",
  setCustomValidity() {},
  addEventListener() {},
  removeEventListener() {},
});

/** Elements are numbers here: 1 is the root, 2 its child. */
const tree = () => ({
  getChildren: (element: number) => (element === 1 ? [2] : []),
  getParent: (element: number) => (element === 2 ? 1 : null),
  getName: () => "a",
  getAttribute: () => "/b",
  createsHyperlink: () => true,
  isShown: () => true,
});

/** What `assertGuarded` accepts. */
const guardedClient = ({ allowed, ca }: { readonly allowed: string; readonly ca: string }) => {
  const guarded = guardedFetch(createPolicy({ addresses: { allow: [allowed] } }), { ca });
  return async (url: string) => (await guarded(url)).text();
};

const reference = () => ({
  base: "special",
  scheme: null,
  authority: null,
  path: "a",
  query: null,
  fragment: null,
});

const encoder = () => unwrap(createEncoder("windows-1252"));
const diagnostic: Make = (modules) =>
  (callOf(modules, "@url/validator", "validate")("http://a b/") as readonly unknown[])[0];

function callOf(modules: Modules, entry: string, name: string): (input: string) => unknown {
  return modules.get(entry)![name] as (input: string) => unknown;
}

/** The value of a result; anything else is the value itself. */
function unwrap(result: unknown): unknown {
  return typeof result === "object" && result !== null && "value" in result ? result.value : result;
}

const BY_TYPE: Readonly<Record<string, Make>> = {
  string: () => HREF,
  Sentences: () => ({}),
  "HostShape | null": () => orThrow(parseHost("192.0.2.1")),
  "string | null": () => "a",
  number: () => 1,
  bigint: () => 1n,
  boolean: () => true,
  unknown: () => "a",
  "number | undefined": () => 65,
  URLLike: record,
  NewParts: () => ({ scheme: "https", host: "example.com" }),
  PartsToWrite: () => ({ path: "/a" }),
  QueryPatch: () => ({ set: { a: "b" } }),
  Platform: () => "posix",
  GitRemoteForm: () => "scp",
  Reference: reference,
  Policy: () => createPolicy(),
  PatternLike: () => new URLPattern(),
  "PatternLike<Known>": () => new URLPattern(),
  "ValuesFor<Known[Component]>": () => ({}),
  CreateClient: () => guardedClient,
  Pattern: () => orThrow(parsePattern({ pathname: "/:a" })),
  URLPattern: () => new URLPattern(),
  ComponentName: () => "pathname",
  MatchInput: () => HREF,
  "string | URLPatternInit": () => ({ pathname: "/:a" }),
  "Readonly<Record<string, string>>": () => ({ a: "b" }),
  "Iterable<PatternEntry<Value>>": () => [[new URLPattern(), 1]],
  "Iterable<Route<Value>>": () => [["GET", new URLPattern(), 1]],
  "() => string": () => () => "a",
  "() => void": () => () => {},
  "(part: string) => string": () => (part: string) => part,
  "(text: string, at: number) => number": () => (_: string, at: number) => at,
  "(name: string, value: string) => unknown": () => () => {},
  "readonly string[]": () => ["a"],
  "Iterable<string>": () => ["10.0.0.0/8"],
  "string | Uint8Array": () => "a=b",
  "ArrayLike<number>": () => new Uint8Array(4),
  Uint8Array: () => new Uint8Array(4),
  Uint16Array: () => new Uint16Array(8),
  Encoder: encoder,
  "Encoder | null | undefined": () => null,
  "(label: string) => Result<Encoder, E>": () => createEncoder,
  URLRecord: record,
  "URLRecord | string": record,
  "string | URLRecord": record,
  "URLRecord | URLParts": () => partsOf(record()),
  URLParts: () => partsOf(record()),
  Origin: () => originOf(record()),
  "URLRecord | Origin": record,
  "URLLike | Origin": record,
  HostLike: () => "example.com",
  "string | Host | URLRecord": () => "example.com",
  Site: () => ({ kind: "opaque" }),
  Suffixes: () => unwrap(createSuffixes("com")),
  Host: () => orThrow(parseHost("example.com")),
  "Host | null": () => orThrow(parseHost("192.0.2.1")),
  Report: () => () => {},
  HostReport: () => () => {},
  "Result<T, E>": () => ({ ok: true, value: 1 }),
  Text: address,
  Address: address,
  "HostLike | null": () => orThrow(parseHost("192.0.2.1")),
  "4 | 6": () => 4,
  IPSet: () => unwrap(makeSet(["10.0.0.0/8"])),
  "Table<Value>": () => unwrap(makeTable([["10.0.0.0/8", 1]])),
  "Table<number>": () => unwrap(makeTable([["10.0.0.0/8", 1]])),
  "number | bigint": () => 1,
  "Uint8Array | ArrayBufferLike": () => new Uint8Array(4),
  EndpointLike: () => ({ address: "10.0.0.1", port: 80 }),
  ListSource: () => ["10.0.0.0/8"],
  "TableListOptions<Value>": () => ({ value: () => 1 }),
  "Iterable<readonly [prefix: string, value: Value]>": () => [["10.0.0.0/8", 1]],
  PercentEncodeSet: () => QUERY,
  Pairs: () => [["a", "b"]],
  "Iterable<readonly [name: string, value: string]>": () => [["a", "b"]],
  "AsyncIterable<Uint8Array> | Iterable<Uint8Array>": () => [new Uint8Array(2)],
  "AsyncIterable<PairToWrite> | Iterable<PairToWrite>": () => [["a", "b"]],
  '"first" | "last"': () => "first",
  '"array"': () => "array",
  '"error"': () => "error",
  BaseDocument: document,
  HTML5Document: document,
  "BaseURLChange<Element>": () => ({ trigger: "move", element: 1, from: "http://a/", to: "http://b/" }),
  "ElementTree<Element>": tree,
  Element: () => 2,
  URLEnvironment: () => ({ base: record() }),
  "BlobURLEntry | null": () => null,
  HyperlinkHost: element,
  LocationHost: element,
  HrefHost: element,
  DecompositionHost: element,
  DecompositionAttribute: () => "port",
  DocumentName: () => "2014",
  OldDocumentName: () => "2014",
  ChangeName: () => "gopher",
  ParamsLike: () => new URLSearchParams("a=1"),
  "string | URLSearchParams": () => "a=b",
  URLSearchParams: () => new URLSearchParams("a=b"),
  Level: () => "syntax",
  StartRule: () => "URI",
  "ReadonlyMap<string, SchemeRules>": () => new Map(),
  URIComponents: () => ({ scheme: "a", authority: null, path: "b", query: null, fragment: null }),
  "string | Template": () => "{a}",
  TemplateValues: () => ({ a: "b" }),
  PolicyRules: () => ({ schemes: ["https"] }),
  Diagnostic: diagnostic,
  Suggestion: () => ({ start: 0, end: 1, replacement: "a" }),
  "Iterable<Finding>": (modules) => [{ diagnostic: diagnostic(modules), input: "http://a b/" }],
  BaseRecord: record,
  BaseKind: () => "special",
  "BaseKind | null": () => "special",
  'Exclude<BaseKind, "opaque-path">': () => "special",
  BodyError: () => ({ code: "too-many-bytes", start: 0, end: 0, offset: 0, limit: 1 }),
  DuckDBConnection: () => ({ registerScalarFunction() {} }),
  SQLiteDatabase: () => ({ function() {} }),
  "AsyncIterable<Uint8Array>": () => process.stdin,
  Writable: () => ({ write: () => true, on() {}, once() {} }),
  Terminal: () => ({ columns: 80, color: false }),
  FormFailure: () => ({ code: "aborted", status: 400, message: "Gone.", start: 0, end: 0 }),
  NodeRequest: () => ({
    headers: { "content-type": "application/x-www-form-urlencoded" },
    on() {},
    once() {},
    removeListener() {},
    readableEnded: true,
  }),
  NodeResponse: () => ({ headersSent: false, destroyed: false, writeHead() {}, end() {} }),
  RequestLike: () => new Request("http://a/", { method: "POST", body: new URLSearchParams("a=b").toString() }),
  FormDataEntries: () => new FormData(),
  FastifyInstance: () => ({
    addContentTypeParser() {},
    addHook() {},
    decorateRequest() {},
    hasRequestDecorator: () => true,
  }),
  "(error?: Error) => void": () => (error?: Error) => {
    if (error) throw error;
  },
  O: () => ({}),
  "O & FormHonoOptions": () => ({}),
  "O & FormKoaOptions": () => ({}),
  "O & FormMiddlewareOptions": () => ({}),
  LambdaEvent: () => ({ headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" }),
  NodeFormOptions: () => ({}),
  FormValidatorOptions: () => ({}),
  S: () => ({
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => ({ type: "object" }) },
    },
  }),
  Streams: () => ({ input: [], output: { write() {} }, errors: { write() {} } }),
};

/** Types that two packages declare under the same name. */
const BY_PACKAGE: Readonly<Record<string, Make>> = {
  // The type parameter of what returns the form that it was given.
  "edit T": record,
  "edit string | null": () => "a",
  "urlencoded object": () => ({ a: ["b"] }),
  "urlencoded Schema": () => string(),
  "urlencoded StandardSchema": () => string(),
  "urlencoded Item": () => string(),
  "urlencoded Entries": () => ({ a: string() }),
  "whatwg-url URLRecord": (modules) => callOf(modules, "@url/whatwg-url", "parseURL")(HREF),
  "whatwg-url HostValue": () => "example.com",
};

/** Arguments for parameters whose type does not say enough: `entry function parameter`. */
const BY_EXPORT: Readonly<Record<string, Make>> = {
  "@url/edit/git formatGitRemote remote": () => ({ host: "example.com", path: "a/b" }),
  "@url/pattern generate component": () => "pathname",
  "@url/pattern parsePattern input": () => ({ pathname: "/:a" }),
  "@url/links findLinksInChunks chunks": () => ["a"],
  "@url/links replaceLinks replace": () => () => null,
  "@url/links parseLink link": () => ({ kind: "url", text: "a.com", start: 0, end: 5, hasScheme: false }),
  "@url/links formatLinkParts parts": () => ({ origin: "https://example.com" }),
  "@url/links/linkify-it markdownItLinks md": () => ({ linkify: null, set() {} }),
  "@url/links/dom linkifyDOM root": () => ({ nodeType: 1, nodeName: "P", nodeValue: null, childNodes: [] }),
  "@url/field defineURLField name": () => "url-field",
  "@url/field watchURLInput input": input,
  "@url/display/confusables protectNames names": () => ["example.com"],
  "@url/edit fromFilePath path": () => "/a",
  "@url/edit toFilePath url": () => "file:///a",
  "@url/ip compareAddresses a": () => "10.0.0.1",
  "@url/validator caretLines width": () => 80,
  "@url/ip compareAddresses b": () => "10.0.0.1",
  "@url/sql/clickhouse answerClickHouse name": () => "url_host",
  "@url/sql/warehouse warehouseFiles engine": () => "bigquery",
  "@url/ip family address": () => "10.0.0.1",
  "@url/ip/prefix contains prefix": () => "10.0.0.0/8",
  "@url/ip/prefix contains other": () => "10.0.0.1",
  "@url/ip/prefix overlaps a": () => "10.0.0.0/8",
  "@url/ip/prefix overlaps b": () => "10.0.0.1",
  "@url/ip/prefix comparePrefixes a": () => "10.0.0.0/8",
  "@url/ip/prefix comparePrefixes b": () => "10.0.0.0/8",
  "@url/ip/prefix prefixMatcher prefix": () => "10.0.0.0/8",
  "@url/ip/proxy clientAddress request": () => ({ socket: { remoteAddress: "10.0.0.1" }, headers: {} }),
  "@url/ip/proxy clientAddress trust": () => () => false,
  "@url/ip/proxy trustProxy trusted": () => ["10.0.0.0/8"],
  "@url/ip/set containsPrefix prefix": () => "10.0.0.0/8",
  "@url/ip/set has address": () => "10.0.0.1",
  "@url/ip/set hasBatch family": () => 4,
  "@url/ip/set hasBatch bytes": () => new Uint8Array(4),
  "@url/ip/set overlapsPrefix prefix": () => "10.0.0.0/8",
  "@url/ip/special isGlobal address": () => "10.0.0.1",
  "@url/ip/table covered prefix": () => "10.0.0.0/8",
  "@url/ip/table covering prefix": () => "10.0.0.0/8",
  "@url/ip/table exact prefix": () => "10.0.0.0/8",
  "@url/ip/table lookup address": () => "10.0.0.1",
  "@url/ip/table lookupBatch family": () => 4,
  "@url/ip/table lookupBatch bytes": () => new Uint8Array(4),
  "@url/ip/table match address": () => "10.0.0.1",
  "@url/uri/template matchTemplate text": () => "a",
  "@url/uri/schemes registeredSchemes status": () => "permanent",
};
