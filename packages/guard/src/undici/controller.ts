import type { IncomingMessage } from "node:http";
import type { Ending } from "../fetch/deadline.ts";
import type { Controller } from "./handler.ts";

/** A controller whose response is sent to a handler piece by piece. */
export interface Steering extends Controller {
  /** Takes over the headers, except those in `omitted`, and the trailers when they are there. Returns the headers. */
  receive(message: IncomingMessage, omitted: ReadonlySet<string>): readonly string[];
  /**
   * Forgets the response when nothing of it is to come. Node's `fetch` keeps a controller until the next full collection
   * of garbage, and with it all that it holds.
   */
  release(): void;
  /** Waits until the handler wants more, or the request is over. */
  resumed(): Promise<void>;
}

/** Makes the controller of a request. */
export function createController(ending: Ending): Steering {
  let isPaused = false;
  let wake = () => {};
  let message: IncomingMessage | undefined;
  let headers: readonly string[] = [];
  ending.onEnd(() => wake());
  return {
    get aborted() {
      return ending.isOver;
    },
    get paused() {
      return isPaused;
    },
    get reason() {
      return ending.reason;
    },
    get rawHeaders() {
      return toBuffers(headers);
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
    abort(reason) {
      ending.end(reason ?? new Error("the request was aborted"));
    },
    receive(given, omitted) {
      message = given;
      const raw = given.rawHeaders;
      headers = omitted.size === 0 ? raw : raw.filter((_, at) => !omitted.has(raw[at - (at % 2)]!.toLowerCase()));
      return headers;
    },
    release() {
      message = undefined;
      headers = [];
      wake = () => {};
    },
    async resumed() {
      while (isPaused && !ending.isOver) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

/** Node reads the bytes of headers as Latin-1. */
function toBuffers(texts: readonly string[]): readonly Buffer[] {
  return texts.map((text) => Buffer.from(text, "latin1"));
}
