import type { Result } from "@url/result";
import { type BodyError, type BodyOptions, parseBody } from "@url/urlencoded/body";
import { createFormDecoder } from "@url/urlencoded/stream";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import { addPairs, type Pair } from "./pairs.ts";

/** Parses a body that is complete, or one that comes in chunks. */
export interface Parser {
  parse(body: Uint8Array): Result<Pair[], FormFailure>;
  /** Is undefined if the parser needs the whole body. */
  readonly stream?: () => ParserStream;
}

/** Parses a body that comes in chunks. A chunk is not kept. */
export interface ParserStream {
  push(chunk: Uint8Array): FormFailure | undefined;
  end(): Result<Pair[], FormFailure>;
}

/**
 * Returns the text of a body that is all ASCII, if the platform has a faster way to it than `TextDecoder`, and undefined
 * for any other body.
 */
export type ASCIIText = (body: Uint8Array) => string | undefined;

/** Creates a parser with limits, of forms in UTF-8 or in the encoding of `limits.decode`. */
export function createParser(limits: BodyOptions, asciiText: ASCIIText): Parser {
  return {
    parse: (body) => described(parseBody(asciiText(body) ?? body, limits)),
    stream() {
      const decoder = createFormDecoder(limits);
      const pairs: Pair[] = [];
      const take = (result: Result<Pair[], BodyError>): FormFailure | undefined => {
        if (!result.ok) return failureOf(result.error);
        addPairs(pairs, result.value);
        return undefined;
      };
      return {
        push: (chunk) => take(decoder.push(chunk)),
        end() {
          const error = take(decoder.end());
          return error ? { ok: false, error } : { ok: true, value: pairs };
        },
      };
    },
  };
}

/** Returns the result with a status and a sentence if it is a failure. */
export function described(result: Result<Pair[], BodyError>): Result<Pair[], FormFailure> {
  return result.ok ? result : { ok: false, error: failureOf(result.error) };
}
