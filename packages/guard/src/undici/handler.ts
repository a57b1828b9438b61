/** What undici 7 and 8, and the `fetch` of Node 26, hand to a dispatcher. */
export interface Handler {
  onRequestStart(controller: Controller, context: unknown): void;
  onRequestUpgrade?(controller: Controller, status: number, headers: Headers, socket: unknown): void;
  onResponseStart?(controller: Controller, status: number, headers: Headers, statusText: string): void;
  onResponseData?(controller: Controller, chunk: Uint8Array): void;
  onResponseEnd?(controller: Controller, trailers: Headers): void;
  onResponseError?(controller: Controller, error: unknown): void;
}

/** What undici 6, and the `fetch` of Node 20 to 24, hand to a dispatcher. Undici 7 takes both forms. */
export interface LegacyHandler {
  onConnect?(abort: (reason?: unknown) => void, context: unknown): void;
  onUpgrade?(status: number, headers: readonly Buffer[], socket: unknown): void;
  onHeaders?(status: number, headers: readonly Buffer[], resume: () => void, statusText: string): boolean | undefined;
  onData?(chunk: Uint8Array): boolean | undefined;
  onComplete?(trailers: readonly Buffer[]): void;
  onError?(error: unknown): void;
}

/** The names in lower case; a name that was sent more than once has a list. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How a handler steers the response that it receives. */
export interface Controller {
  readonly aborted: boolean;
  readonly paused: boolean;
  readonly reason: unknown;
  /** Names and values in turn, as they were received. */
  readonly rawHeaders: readonly Buffer[];
  readonly rawTrailers: readonly Buffer[];
  pause(): void;
  resume(): void;
  abort(reason?: unknown): void;
}

/** Returns a handler of the newer form. */
export function toHandler(given: Handler | LegacyHandler): Handler {
  return "onRequestStart" in given ? given : fromLegacy(given);
}

function fromLegacy(legacy: LegacyHandler): Handler {
  const pauseIf = (answer: boolean | undefined, controller: Controller) => {
    if (answer === false) controller.pause();
  };
  return {
    onRequestStart(controller, context) {
      legacy.onConnect?.((reason) => controller.abort(reason), context);
    },
    onRequestUpgrade({ rawHeaders }, status, _, socket) {
      legacy.onUpgrade?.(status, rawHeaders, socket);
    },
    onResponseStart(controller, status, _, statusText) {
      const resume = () => controller.resume();
      pauseIf(legacy.onHeaders?.(status, controller.rawHeaders, resume, statusText), controller);
    },
    onResponseData(controller, chunk) {
      pauseIf(legacy.onData?.(chunk), controller);
    },
    onResponseEnd({ rawTrailers }) {
      legacy.onComplete?.(rawTrailers);
    },
    onResponseError(_, error) {
      legacy.onError?.(error);
    },
  };
}
