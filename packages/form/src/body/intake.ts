import type { Result } from "@url/result";
import type { FormFailure } from "../failure/failure.ts";
import { tooManyBytes } from "../head/judge.ts";
import type { Settings } from "../options/settings.ts";
import { append, bytesOf, clear, createBuffer } from "./buffer.ts";
import type { Pair } from "./pairs.ts";
import type { Parser, ParserStream } from "./parser.ts";

/**
 * Takes one body in chunks, within the limits. A small body is buffered and parsed as a whole, which takes half of the
 * time. From `streamAbove` on, each chunk is parsed when it comes, so that only the pairs are kept.
 */
export interface Intake {
  /** Takes the next chunk. After a failure, it must not be called again. */
  push(chunk: Uint8Array): FormFailure | undefined;
  /** Returns the whole body, if it is buffered. */
  bytes(): Uint8Array;
  /** The Content-Type of a `multipart/form-data`, which `end` does not parse. */
  readonly multipart: string | null;
  /** Parses what is left. */
  end(): Result<Pair[], FormFailure>;
}

/** Creates the intake of one body. It buffers all of it if `isWhole`, or if the parser needs it, up to the limit. */
export function createIntake(
  { limits, streamAbove }: Settings,
  parser: Parser,
  multipart: string | null,
  isWhole: boolean,
): Intake {
  const buffer = createBuffer();
  const open = isWhole ? undefined : parser.stream;
  const most = open ? Math.min(streamAbove, limits.maxBytes) : limits.maxBytes;
  let stream: ParserStream | undefined;
  return {
    multipart,
    push(chunk) {
      if (stream) return stream.push(chunk);
      if (buffer.length + chunk.length <= most) {
        append(buffer, chunk);
        return undefined;
      }
      if (!open) return tooManyBytes(limits.maxBytes);
      stream = open();
      const error = buffer.length > 0 ? stream.push(bytesOf(buffer)) : undefined;
      clear(buffer);
      return error ?? stream.push(chunk);
    },
    bytes: () => bytesOf(buffer),
    end: () => (stream ? stream.end() : parser.parse(bytesOf(buffer))),
  };
}
