import { PassThrough, type Readable } from "node:stream";
import type { BusboyInstance } from "@fastify/busboy";
import type { Result } from "@url/result";
import { append, bytesOf, createBuffer } from "../body/buffer.ts";
import type { Intake } from "../body/intake.ts";
import { createParts, type Multipart, tooMuch } from "../body/multipart.ts";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { tooManyBytes } from "../head/judge.ts";
import type { FormFile } from "../options/files.ts";
import type { Settings } from "../options/settings.ts";
import { statusOfCause } from "../reader.ts";
import { createBusboy, unescapeName } from "./busboy.ts";

/**
 * Opens the intake of a `multipart/form-data`, which `@fastify/busboy` parses while it arrives. Fails with `multipart`
 * where that package is not installed.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 */
export function openMultipart(type: string, settings: Settings, request: unknown): Intake {
  const { limits, maxUpload, onFile } = settings;
  const most = limits.maxBytes + (onFile ? maxUpload : 0);
  const parts = createParts(settings);
  const streams = new Set<PassThrough>();
  const waiting: Uint8Array[] = [];
  const pending: Promise<unknown>[] = [];
  let parser: BusboyInstance | undefined;
  let failure: FormFailure | undefined;
  let resume: ((error?: FormFailure) => void) | undefined;
  let hasEnded = false;
  let received = 0;
  let kept = 0;
  let uploaded = 0;
  let settle: (result: Result<Multipart, FormFailure>) => void;
  const result = new Promise<Result<Multipart, FormFailure>>((resolve) => void (settle = resolve));

  function stop(error: FormFailure): void {
    failure ??= error;
    for (const stream of streams) stream.destroy(createFormError(error));
    parser?.destroy();
    settle({ ok: false, error: failure });
  }

  function reject(error: FormFailure | undefined): void {
    if (error === undefined || failure) return;
    stop(error);
    goOn(error);
  }

  function goOn(error?: FormFailure): void {
    const waiter = resume;
    resume = undefined;
    waiter?.(error);
  }

  /** Counts bytes that stay in memory. */
  function keep(length: number): void {
    kept += length;
    if (kept > limits.maxBytes) reject(tooManyBytes(limits.maxBytes));
  }

  function takeText(name: string | undefined, text: string, _isNameCut: boolean, isCut: boolean): void {
    if (name === undefined) reject(failureOf({ code: "malformed-multipart" }));
    else if (isCut) reject(tooMuch("value-too-long", limits.maxValueLength));
    else {
      keep(name.length + text.length);
      reject(parts.add(unescapeName(name), text));
    }
  }

  function takeFile(name: string | undefined, source: Readable, given: string, type: string): void {
    source.on("error", () => reject(failureOf({ code: "malformed-multipart" })));
    const filename = unescapeName(given);
    if (name === undefined) reject(failureOf({ code: "malformed-multipart" }));
    else reject(parts.add(unescapeName(name), ""));
    if (failure) source.resume();
    else if (onFile && filename !== "") streamFile({ name: unescapeName(name!), filename, type }, source);
    else keepFile(filename, type, source);
  }

  function keepFile(filename: string, type: string, source: Readable): void {
    const pair = parts.pairs[parts.pairs.length - 1]!;
    const buffer = createBuffer();
    source.on("data", (chunk: Uint8Array) => {
      append(buffer, chunk);
      keep(chunk.length);
    });
    source.on("end", () => {
      // An input without a file sends an empty one without a name.
      if (filename === "" && buffer.length === 0) return;
      const file = new File([bytesOf(buffer) as Uint8Array<ArrayBuffer>], filename, { type });
      parts.setFile(pair, () => file);
    });
  }

  function streamFile(file: Omit<FormFile, "stream">, source: Readable): void {
    const stream = new PassThrough();
    let value: unknown;
    parts.setFile(parts.pairs[parts.pairs.length - 1]!, () => value);
    streams.add(stream);
    // The reader of the stream gets the error, too.
    stream.on("error", () => {});
    stream.on("drain", () => source.resume());
    stream.on("close", () => {
      streams.delete(stream);
      source.resume();
    });
    source.on("data", (chunk: Uint8Array) => {
      uploaded += chunk.length;
      if (uploaded > maxUpload) reject(tooManyBytes(maxUpload));
      else if (!stream.destroyed && !stream.write(chunk)) source.pause();
    });
    source.on("end", () => stream.end());
    const finish = (given: unknown): void => {
      value = given;
      // What it did not read is discarded.
      stream.resume();
    };
    const onRejected = (cause: unknown): void => {
      reject(failureOf({ code: "verify-failed", cause }, statusOfCause(cause) ?? 500));
    };
    pending.push((async () => onFile!({ ...file, stream }, request as never))().then(finish, onRejected));
  }

  function start(given: BusboyInstance): void {
    parser = given;
    parser.on("field", takeText);
    parser.on("file", (name, stream, filename, _, type) => takeFile(name, stream, filename, type));
    parser.on("partsLimit", () => reject(tooMuch("too-many-pairs", limits.maxPairs)));
    parser.on("error", () => reject(failureOf({ code: "malformed-multipart" })));
    parser.on("drain", () => goOn());
    parser.on("finish", () => void Promise.all(pending).then(() => settle({ ok: true, value: parts })));
    for (const chunk of waiting) parser.write(chunk);
    if (hasEnded) parser.end();
    goOn();
  }

  void createBusboy(type, settings).then((found) => {
    if (failure) return;
    if (isFailure(found)) reject(found);
    else start(found);
  });

  return {
    push(chunk) {
      received += chunk.length;
      if (received > most) stop(tooManyBytes(most));
      if (failure) return failure;
      if (parser) parser.write(chunk);
      else waiting.push(chunk);
      return failure;
    },
    waits(given) {
      if (parser && !parser.writableNeedDrain) return false;
      resume = given;
      return true;
    },
    stop,
    bytes: () => new Uint8Array(0),
    multipart() {
      hasEnded = true;
      parser?.end();
      return result;
    },
    end: () => ({ ok: true, value: [] }),
  };
}
