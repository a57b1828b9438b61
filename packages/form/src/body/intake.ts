import type { Result } from "@url/result";
import type { FormFailure } from "../failure/failure.ts";
import { tooManyBytes } from "../head/judge.ts";
import type { Settings } from "../options/settings.ts";
import { append, bytesOf, clear, createBuffer } from "./buffer.ts";
import { type Multipart, parseMultipart } from "./multipart.ts";
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
  /** Parses a `multipart/form-data`, which `end` does not; null for another form. */
  readonly multipart: (() => Promise<Result<Multipart, FormFailure>>) | null;
  /**
   * Returns true if the body must wait, and then calls `resume` when it may go on, or with the failure that happened in
   * the meantime.
   */
  waits?(resume: (error?: FormFailure) => void): boolean;
  /** Ends what is still being read after a failure. */
  stop?(error: FormFailure): void;
  /** Parses what is left. */
  end(): Result<Pair[], FormFailure>;
}

/** Creates the intake of one body. It buffers all of it if `isWhole`, or if the parser needs it, up to the limit. */
export function createIntake(settings: Settings, parser: Parser, multipart: string | null, isWhole: boolean): Intake {
  const { limits, streamAbove } = settings;
  const buffer = createBuffer();
  const open = isWhole ? undefined : parser.stream;
  const most = open ? Math.min(streamAbove, limits.maxBytes) : limits.maxBytes;
  let stream: ParserStream | undefined;
  return {
    multipart: multipart === null ? null : () => parseMultipart(bytesOf(buffer), multipart, settings),
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

/** Lets an intake keep the bytes for `verify`. They are given to the intake of `open` when the form is parsed. */
export function keepBytes(keeping: Intake, open: () => Intake): Intake {
  return {
    ...keeping,
    async multipart() {
      const intake = open();
      const error = intake.push(keeping.bytes());
      return error ? { ok: false, error } : intake.multipart!();
    },
  };
}
