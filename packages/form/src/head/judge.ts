import type { Decoder } from "@url/encoding";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import type { ContentEncoding } from "../options/options.ts";
import { MULTIPART_TYPE, type Settings } from "../options/settings.ts";
import type { FindDecoder } from "./charsets.ts";
import { parseContentType } from "./content-type.ts";

/** The header fields that say what the body is. A field that the request does not have is undefined or null. */
export interface Head {
  readonly contentType: string | null | undefined;
  readonly contentEncoding: string | null | undefined;
  readonly contentLength: string | null | undefined;
}

/** What the head of a request says about its body. */
export interface Plan {
  /** The decoder of the declared encoding; null for UTF-8. */
  readonly decoder: Decoder | null;
  /** Whether the Content-Type itself declares it. */
  readonly isDeclared: boolean;
  /** How the body is compressed; null if it is not. */
  readonly encoding: ContentEncoding | null;
  /** The Content-Type of a `multipart/form-data`, with its boundary; null for another form. */
  readonly multipart: string | null;
  /** The Content-Length; null if there is none. */
  readonly length: number | null;
  /** How many bytes the body may have, with the files that are not kept. */
  readonly most: number;
}

/** Judges the head of a request before anything is read. */
export type Judge = (head: Head) => Plan | FormFailure;

/** Creates a function that judges heads by the settings. */
export function createJudge(settings: Settings, findDecoder: FindDecoder): Judge {
  const { types, encodings, limits, maxUpload, onFile } = settings;
  // Nearly all requests of a server have the same Content-Type.
  let lastType: string | undefined;
  let last: Charset | FormFailure | undefined;

  function judgeType(value: string): Charset | FormFailure {
    const parsed = parseContentType(value);
    if (parsed === null || !types.includes(parsed.type)) {
      const code = parsed?.type === MULTIPART_TYPE ? "multipart" : "unsupported-media-type";
      return failureOf({ code, accepts: types });
    }
    if (parsed.type === MULTIPART_TYPE) return { decoder: null, isDeclared: false, multipart: value };
    const decoder = findDecoder(parsed.charset ?? settings.charset);
    if (decoder === undefined) return failureOf({ code: "unsupported-charset", accepts: [] });
    return { decoder, isDeclared: parsed.charset !== null, multipart: null };
  }

  return ({ contentType, contentEncoding, contentLength }) => {
    const value = contentType ?? "";
    if (value !== lastType) {
      last = judgeType(value);
      lastType = value;
    }
    const charset = last!;
    if (isFailure(charset)) return charset;
    const encoding = encodingOf(contentEncoding);
    if (encoding !== null && !encodings.includes(encoding as ContentEncoding)) {
      return failureOf({ code: "unsupported-content-encoding", accepts: encodings });
    }
    const length = contentLength === null || contentLength === undefined ? null : lengthOf(contentLength);
    if (Number.isNaN(length)) return failureOf({ code: "wrong-length" });
    const most = limits.maxBytes + (charset.multipart !== null && onFile !== undefined ? maxUpload : 0);
    if (length !== null && length > most) return tooManyBytes(most);
    // Not a spread, which took 2 of the 18 µs that five pairs took in Fastify on Node 20.
    const { decoder, isDeclared, multipart } = charset;
    return { decoder, isDeclared, encoding: encoding as ContentEncoding | null, multipart, length, most };
  };
}

type Charset = Pick<Plan, "decoder" | "isDeclared" | "multipart">;

/** Returns the failure of a body that is longer than `limit`. */
export function tooManyBytes(limit: number): FormFailure {
  return failureOf({ code: "too-many-bytes", limit, start: limit, end: limit + 1 });
}

/** Returns null for no encoding. A body with several encodings, which nobody sends, has the name of none. */
function encodingOf(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const name = value.trim().toLowerCase();
  if (name === "" || name === "identity") return null;
  // "A recipient SHOULD consider x-gzip to be equivalent to gzip": RFC 9110, 8.4.1.3.
  return name === "x-gzip" ? "gzip" : name;
}

/** Returns NaN for what is not a length. */
function lengthOf(value: string): number {
  return /^[\t ]*\d+[\t ]*$/.test(value) ? Number(value) : Number.NaN;
}
