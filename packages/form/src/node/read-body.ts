import type { Readable } from "node:stream";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import { type Plan, tooManyBytes } from "../head/judge.ts";
import type { FormResult, Reader } from "../reader.ts";
import { deadlinesOf } from "./deadlines.ts";
import { createInflater, type Inflater } from "./inflater.ts";

/** Is called once: with a result, or with a promise of one, which rejects if a schema throws. */
export type Settle = (result: FormResult | Promise<FormResult>) => void;

/**
 * Reads the body of a request whose head was judged. Afterwards, there is no deadline and no decompressor, and no listener
 * that does anything. If it fails, the rest of the body is still there: the caller discards it.
 * @param request what `verify` receives
 */
export function readBody(source: Readable, plan: Plan, reader: Reader, request: unknown, settle: Settle): void {
  const { maxRatio, timeout } = reader.settings;
  const intake = reader.open(plan, request);
  const inflater = plan.encoding === null ? undefined : createInflater(plan.encoding);
  let isDone = false;
  let hasEnded = false;
  let sent = 0;

  function stop(): void {
    isDone = true;
    if (deadline) deadlines!.remove(deadline);
    inflater?.destroy();
  }

  function reject(error: FormFailure): void {
    if (isDone) return;
    stop();
    intake.stop?.(error);
    source.removeListener("data", onData);
    source.removeListener("end", onEnd);
    source.removeListener("close", onClose);
    settle({ ok: false, error });
  }

  function complete(): void {
    if (isDone) return;
    // The listeners stay: the body has ended, so that they have nothing to do. Without removing them, and with shared
    // deadlines, five pairs in Fastify on Node 20 took 1.07 of the time with @fastify/formbody, and 1.31 before.
    stop();
    try {
      settle(reader.complete(intake, request));
    } catch (error) {
      settle(Promise.reject(error));
    }
  }

  function onData(chunk: Uint8Array): void {
    sent += chunk.length;
    if (inflater) {
      if (sent > plan.most) reject(tooManyBytes(plan.most));
      // It has ended already if there is something behind the compressed body.
      else if (!inflater.writable) reject(failureOf({ code: "malformed-encoding" }));
      else if (!inflater.write(chunk)) source.pause();
      return;
    }
    take(chunk, source);
  }

  /** Gives a chunk on, and lets its stream wait if the intake has to. */
  function take(chunk: Uint8Array, from: Readable): void {
    const error = intake.push(chunk);
    if (error) reject(error);
    else if (intake.waits?.((failure) => (failure ? reject(failure) : void from.resume()))) from.pause();
  }

  function onEnd(): void {
    hasEnded = true;
    if (plan.length !== null && sent !== plan.length) reject(failureOf({ code: "wrong-length" }));
    else if (inflater) inflater.end();
    else complete();
  }

  // Of a body that has ended, the decompressor may still have something.
  const onClose = () => hasEnded || reject(failureOf({ code: "aborted" }));
  const onSlow = () => reject(failureOf({ code: "too-slow" }));
  const deadlines = timeout === Infinity ? undefined : deadlinesOf(timeout);
  const deadline = deadlines?.add(onSlow);
  if (inflater) {
    connect(inflater, {
      drain: () => void source.resume(),
      push(chunk, length) {
        if (length > FREE && length > maxRatio * sent) reject(failureOf({ code: "ratio-too-large", limit: maxRatio }));
        else take(chunk, inflater);
      },
      end() {
        // Otherwise something is behind the compressed body.
        if (hasEnded && inflater.bytesWritten === sent) complete();
        else reject(failureOf({ code: "malformed-encoding" }));
      },
      onError: () => reject(failureOf({ code: "malformed-encoding" })),
    });
  }
  source.on("data", onData);
  source.on("end", onEnd);
  source.on("close", onClose);
  // It stays, because an error may still come, and one without a listener would end the process.
  source.on("error", onClose);
}

interface Connection {
  drain(): void;
  /** Receives a chunk, and how much was decompressed so far. */
  push(chunk: Uint8Array, length: number): void;
  end(): void;
  onError(): void;
}

function connect(inflater: Inflater, { drain, push, end, onError }: Connection): void {
  let length = 0;
  inflater.on("drain", drain);
  inflater.on("data", (chunk: Uint8Array) => {
    length += chunk.length;
    push(chunk, length);
  });
  inflater.on("end", end);
  inflater.on("error", onError);
}

/** What any body may become: short bodies of one repeated field have any ratio. */
const FREE = 64 * 1024;
