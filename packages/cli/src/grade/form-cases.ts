import { deflateSync, gzipSync } from "node:zlib";
import type { Pieces, Reaction, Target } from "./exchange.ts";

/** What a case expects: that a form is read, that it is rejected, or only that the server goes on. */
export type Expected = "2xx" | "4xx" | "4xx before the body" | "413" | "415" | "408 or an end" | "no 5xx";

/** A hostile request, and what a server should do with it. */
export interface FormCase {
  readonly name: string;
  readonly expected: Expected;
  /** Whether the sender is silent, so that an answer may come when the server gives it up, and not before. */
  readonly isSlow?: boolean;
  pieces(target: Target): Pieces;
}

/** The verdict about a reaction: `weak` if the server did what costs it more than it should, `bad` if it failed. */
export type Verdict = "ok" | "weak" | "bad";

/** Judges how a server reacted to a case. */
export function judge({ expected }: FormCase, { status, isClosed }: Reaction): Verdict {
  if (status !== null && status >= 500) return "bad";
  switch (expected) {
    case "2xx":
      return status !== null && status < 300 ? "ok" : "bad";
    case "no 5xx":
      return status !== null ? "ok" : "bad";
    case "408 or an end":
      return status === 408 || (status === null && isClosed) || (status !== null && status >= 400) ? "ok" : "weak";
    case "413":
    case "415":
      if (status === Number(expected)) return "ok";
      return status === null && !isClosed ? "bad" : "weak";
    default:
      if (status !== null && status >= 400) return "ok";
      // Node's own parser ends some connections without an answer.
      return status === null && !isClosed ? "bad" : "weak";
  }
}

const FORM = "application/x-www-form-urlencoded";
const BODY = "name=caf%C3%A9&a=1&b=x+y";
const MEGABYTE = "a".repeat(1_048_576);

/** Makes a bomb when it is first needed: compressing 64 MB takes a fifth of a second. */
function once(make: () => Uint8Array): () => Uint8Array {
  let bytes: Uint8Array | undefined;
  return () => (bytes ??= make());
}

function head({ host, path }: Target, fields: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ Host: host, "Content-Type": FORM, ...fields }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

/** A case whose body is sent at once, with its length. */
function whole(
  name: string,
  expected: Expected,
  body: () => string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): FormCase {
  return {
    name,
    expected,
    pieces(target) {
      const bytes = body();
      return [head(target, { "Content-Length": bytes.length, ...fields }), bytes];
    },
  };
}

/** A case whose pieces follow its head. */
function raw(
  name: string,
  expected: Expected,
  fields: Readonly<Record<string, string | number>>,
  pieces: () => Pieces,
  isSlow = false,
): FormCase {
  return {
    name,
    expected,
    isSlow,
    *pieces(target) {
      yield head(target, fields);
      yield* pieces();
    },
  };
}

const CHUNKED = { "Transfer-Encoding": "chunked" };
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

function* endless(count: number): Pieces {
  for (let index = 0; index < count; index++) yield chunk(MEGABYTE);
  yield chunk("");
}

function* slowly(): Pieces {
  for (let index = 0; index < 1000; index++) {
    yield "a";
    yield 200;
  }
}

const gzip = { "Content-Encoding": "gzip" };
const charset = (name: string) => ({ "Content-Type": `${FORM}; charset=${name}` });

/** A good form, which has to be read after each of the others, too. */
export const GOOD: FormCase = whole("a good form", "2xx", () => BODY);

/** The hostile requests, those that take until a deadline last. */
export const FORM_CASES: readonly FormCase[] = [
  GOOD,
  raw("a form in one-byte chunks", "2xx", CHUNKED, () => [...BODY.split(""), ""].map(chunk)),
  raw("a form in one-byte packets", "2xx", { "Content-Length": BODY.length }, () => BODY.split("")),
  whole("a compressed form", "2xx", () => gzipSync(BODY), gzip),
  whole("an empty form", "2xx", () => ""),
  raw(
    "100 GB by the Content-Length, nothing sent",
    "4xx before the body",
    { "Content-Length": 10 ** 11 },
    () => [],
    true,
  ),
  raw("64 MB in chunks", "413", CHUNKED, () => endless(64)),
  whole(
    "a gzip bomb of 64 MB",
    "413",
    once(() => gzipSync(MEGABYTE.repeat(64))),
    gzip,
  ),
  whole(
    "a deflate bomb of 64 MB",
    "413",
    once(() => deflateSync(MEGABYTE.repeat(64))),
    { "Content-Encoding": "deflate" },
  ),
  whole("a gzip body that is cut off", "4xx", () => gzipSync(BODY).subarray(0, 20), gzip),
  whole("a body that is not gzip", "4xx", () => BODY, gzip),
  whole("more bytes behind a gzip body", "4xx", () => Buffer.concat([gzipSync(BODY), Buffer.from("&a=2")]), gzip),
  whole("an unknown encoding", "415", () => BODY, { "Content-Encoding": "lzma" }),
  whole("an unknown charset", "415", () => BODY, charset("klingon")),
  whole("a charset with a prototype's name", "415", () => BODY, charset("__proto__")),
  whole("100,000 fields", "413", () => "a&".repeat(100_000)),
  whole("a name of 100 KB", "413", () => "n".repeat(100_000)),
  whole("10,000 brackets", "4xx", () => `a${"[a]".repeat(10_000)}=1`),
  whole("10,000 open brackets", "no 5xx", () => `${"[".repeat(10_000)}=1`),
  whole("an array index of a billion", "no 5xx", () => "a[1000000000]=1"),
  whole(
    "names of the prototype",
    "no 5xx",
    () => "__proto__[x]=1&constructor[prototype][x]=1&toString=1&a[__proto__][x]=1",
  ),
  whole("a name with and without brackets", "no 5xx", () => "a=1&a[b]=2&a[]=3"),
  whole("malformed percent signs", "no 5xx", () => "%=%&%zz=%2"),
  whole("ill-formed UTF-8", "no 5xx", () => "a=%FF%FE&b=%C3"),
  whole("raw bytes", "no 5xx", () => Uint8Array.of(0x61, 0x3d, 0xff, 0x00, 0x80)),
  whole("a multipart body without its boundary", "4xx", () => "--a--", { "Content-Type": "multipart/form-data" }),
  whole("a Content-Type of 4 KB", "4xx", () => BODY, { "Content-Type": `${FORM}; a="${"\\".repeat(4000)}` }),
  raw("a length that is not a number", "4xx", { "Content-Length": "1e3" }, () => [BODY]),
  raw("a length and chunks", "4xx", { "Content-Length": 5, ...CHUNKED }, () => [BODY]),
  raw("a chunk without a length", "4xx", CHUNKED, () => ["zz\r\na=1\r\n"]),
  raw("nothing behind the head", "408 or an end", { "Content-Length": 10 }, () => [], true),
  raw("nothing behind a part of the body", "408 or an end", { "Content-Length": 10 }, () => ["a=1"], true),
  raw("five bytes a second", "408 or an end", { "Content-Length": 100_000 }, slowly, true),
];
