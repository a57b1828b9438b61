import type { IncomingMessage } from "node:http";
import type { Controller } from "./handler.ts";

/** A controller whose response is sent to a handler piece by piece. */
export interface Steering extends Controller {
  /** Takes over the headers, except those in `omitted`, and the trailers when they are there. */
  receive(message: IncomingMessage, omitted: ReadonlySet<string>): void;
  /** Waits until the handler wants more, or the signal ends that. */
  resumed(): Promise<void>;
}

/** Makes the controller of a request, which `abort` ends; `signal` is then aborted. */
export function createController(abort: (reason: unknown) => void, signal: AbortSignal): Steering {
  let isPaused = false;
  let wake = () => {};
  let message: IncomingMessage | undefined;
  let rawHeaders: readonly Buffer[] = [];
  signal.addEventListener("abort", () => wake());
  return {
    get aborted() {
      return signal.aborted;
    },
    get paused() {
      return isPaused;
    },
    get reason() {
      return signal.reason;
    },
    get rawHeaders() {
      return rawHeaders;
    },
    get rawTrailers() {
      return toBuffers(message?.rawTrailers ?? []);
    },
    pause() {
      isPaused = true;
    },
    resume() {
      isPaused = false;
      wake();
    },
    abort,
    receive(given, omitted) {
      message = given;
      const raw = given.rawHeaders;
      rawHeaders = toBuffers(raw.filter((_, at) => !omitted.has(raw[at - (at % 2)]!.toLowerCase())));
    },
    async resumed() {
      while (isPaused && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

/** Node reads the bytes of headers as Latin-1. */
function toBuffers(texts: readonly string[]): readonly Buffer[] {
  return texts.map((text) => Buffer.from(text, "latin1"));
}
