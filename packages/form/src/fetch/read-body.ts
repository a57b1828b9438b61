import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import { type Plan, tooManyBytes } from "../head/judge.ts";
import type { FormResult, Reader } from "../reader.ts";
import { createDeadline, type Deadline } from "./deadline.ts";
import { createDecompression } from "./decompression.ts";

/** The header fields of a `Request`. */
export interface HeadersLike {
  get(name: string): string | null;
}

/** The body of a `Request`, a `ReadableStream`. */
export interface BodyLike {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    releaseLock(): void;
  };
}

/** A `Request` of the Fetch Standard. */
export interface RequestLike {
  readonly headers: HeadersLike;
  readonly body: BodyLike | null;
  readonly bodyUsed: boolean;
}

type Chunks = ReturnType<BodyLike["getReader"]>;

/**
 * Reads the body of a request whose head was judged. A rejected body is left to the server, which decides how long it
 * reads on: cancelling the stream would close the connection before the answer is sent.
 */
export async function readBody(request: RequestLike, plan: Plan, reader: Reader): Promise<FormResult> {
  const intake = reader.open(plan, request);
  const deadline = createDeadline(reader.settings.timeout);
  const chunks = request.body?.getReader();
  const progress = { hasEnded: chunks === undefined };
  let error: FormFailure | undefined;
  try {
    if (plan.encoding !== null) error = await decompress(chunks, plan, reader, intake.push, deadline, progress);
    else error = await pump(chunks, plan, deadline, intake.push, progress);
  } catch {
    // Whatever the stream failed with: the body did not arrive.
    error = failureOf({ code: deadline.isOver() ? "too-slow" : "aborted" });
  } finally {
    deadline.clear();
    release(chunks);
  }
  if (error === undefined) return reader.complete(intake, request);
  return { ok: false, error: progress.hasEnded ? error : { ...error, unread: true } };
}

/** How far a body was read. */
interface Progress {
  hasEnded: boolean;
}

/** Passes each chunk on, and checks the length at the end. */
async function pump(
  chunks: Chunks | undefined,
  { length }: Plan,
  deadline: Deadline,
  push: (chunk: Uint8Array) => FormFailure | undefined | Promise<FormFailure | undefined>,
  progress: Progress,
): Promise<FormFailure | undefined> {
  let sent = 0;
  for (;;) {
    const next = chunks ? await deadline.race(chunks.read()) : { done: true };
    if (next.done) break;
    const chunk = next.value!;
    sent += chunk.length;
    const result = push(chunk);
    const error = result instanceof Promise ? await deadline.race(result) : result;
    if (error) return error;
  }
  progress.hasEnded = true;
  return length !== null && sent !== length ? failureOf({ code: "wrong-length" }) : undefined;
}

/** Writes the body into a `DecompressionStream` and reads from it at the same time. */
async function decompress(
  chunks: Chunks | undefined,
  plan: Plan,
  { settings: { maxRatio } }: Reader,
  push: (chunk: Uint8Array) => FormFailure | undefined,
  deadline: Deadline,
  progress: Progress,
): Promise<FormFailure | undefined> {
  const { readable, writable } = createDecompression(plan.encoding!);
  const output = readable.getReader();
  const input = writable.getWriter();
  const malformed = failureOf({ code: "malformed-encoding" });
  let sent = 0;

  async function write(): Promise<FormFailure | undefined> {
    const push = async (chunk: Uint8Array) => {
      sent += chunk.length;
      if (sent > plan.most) return tooManyBytes(plan.most);
      return input.write(chunk).then(
        () => undefined,
        () => malformed,
      );
    };
    const error = await pump(chunks, plan, deadline, push, progress);
    if (error) await input.abort(error).catch(ignore);
    else await input.close().catch(ignore);
    return error;
  }

  async function read(): Promise<FormFailure | undefined> {
    let length = 0;
    for (;;) {
      const next = await output.read().catch(() => null);
      if (next === null) return malformed;
      if (next.done) return undefined;
      length += next.value!.length;
      const isBomb = length > FREE && length > maxRatio * sent;
      const error = isBomb ? failureOf({ code: "ratio-too-large", limit: maxRatio }) : push(next.value!);
      if (error) return error;
    }
  }

  // The writer fails too if the reader does, and the other way round; the first failure says why.
  let first: FormFailure | undefined;
  const writing = write().then((error) => void (first ??= error));
  writing.catch(ignore);
  try {
    const reading = read().then((error) => {
      first ??= error;
      if (error) return Promise.all([output.cancel().catch(ignore), input.abort().catch(ignore)]);
      return undefined;
    });
    await Promise.race([writing.then(() => reading), reading.then(() => (first ? undefined : writing))]);
    return first;
  } catch (error) {
    await input.abort().catch(ignore);
    throw error;
  }
}

function release(chunks: Chunks | undefined): void {
  try {
    chunks?.releaseLock();
  } catch {
    // Older streams keep the lock while a read is pending.
  }
}

function ignore(): void {}

/** What any body may become: short bodies of one repeated field have any ratio. */
const FREE = 64 * 1024;
