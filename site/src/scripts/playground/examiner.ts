import { fragmentOfState } from "./address.ts";
import type { ExamineReply, ExamineRequest } from "./answer.ts";
import type { Reply, Request } from "./messages.ts";
import type { Action } from "./model/act.ts";
import { EXAMINE_HERE } from "./model/limits.ts";
import type { PlaygroundState } from "./model/state.ts";
import type { PlaygroundView } from "./model/view.ts";

/** Where requests are answered, and who is told. */
export interface ExaminerOptions {
  /** Answers on the main thread. It is never called for a long state. */
  readonly here: (request: ExamineRequest) => ExamineReply;
  /** Starts the worker; called once, for the first long state. */
  readonly start: () => WorkerLike;
  /** Receives the view of the newest state. Views of older states are dropped. */
  readonly onView: (view: PlaygroundView) => void;
  /** Receives the text that an action made, if the state is still the one that it was made of. */
  readonly onText: (text: string | null, action: Action) => void;
  /** Called with true when the worker begins, and with false when its answer is there. */
  readonly onBusy: (busy: boolean) => void;
  /** Called if the worker ends, such as for want of memory. The next long state starts another one. */
  readonly onFail: () => void;
}

/** What is used of a `Worker`. */
export interface WorkerLike {
  addEventListener(type: "message", listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  postMessage(request: Request): void;
}

export interface Examiner {
  view(state: PlaygroundState): void;
  act(state: PlaygroundState, action: Action): void;
  /** Returns the fragment of the page's address for a state; `null` if it is too long for a browser. */
  fragment(state: PlaygroundState): Promise<string | null>;
}

/** Returns true if a state is too long for the main thread. */
export function isLong({ url, base, value }: PlaygroundState): boolean {
  return url.length + base.length + value.length > EXAMINE_HERE;
}

/** Creates what answers on the main thread for short states, and in a worker for long ones. */
export function createExaminer({ here, start, onView, onText, onBusy, onFail }: ExaminerOptions): Examiner {
  let worker: WorkerLike | undefined;
  /** The newest request. An answer to any other is stale. */
  let newest = 0;
  let running = false;
  /** The next request for the worker. A newer one replaces it, so the worker is behind by one request at most. */
  let waiting: ExamineRequest | undefined;
  /** What the newest request does, if it is an action. */
  let action: Action | undefined;

  let fragments = 0;
  const waitingForFragment = new Map<number, (fragment: string | null) => void>();

  const deliver = (reply: ExamineReply): void => {
    if (reply.id !== newest) return;
    if (reply.kind === "view") onView(reply.view);
    else onText(reply.text, action!);
  };
  const hear = (reply: Reply): void => {
    if (reply.kind === "fragment") {
      waitingForFragment.get(reply.id)?.(reply.fragment);
      waitingForFragment.delete(reply.id);
      return;
    }
    running = false;
    deliver(reply);
    const next = waiting;
    waiting = undefined;
    // The newest state may have been answered on the main thread meanwhile.
    if (next !== undefined && next.id === newest) post(next);
    else if (!running) onBusy(false);
  };
  const fail = (): void => {
    worker = undefined;
    running = false;
    waiting = undefined;
    for (const resolve of waitingForFragment.values()) resolve(null);
    waitingForFragment.clear();
    onBusy(false);
    onFail();
  };
  const started = (): WorkerLike => {
    if (worker === undefined) {
      worker = start();
      worker.addEventListener("message", ({ data }) => hear(data));
      worker.addEventListener("error", fail);
    }
    return worker;
  };
  const post = (request: ExamineRequest): void => {
    const to = started();
    running = true;
    onBusy(true);
    to.postMessage(request);
  };
  const send = (request: ExamineRequest): void => {
    if (!isLong(request.state)) deliver(here(request));
    else if (running) waiting = request;
    else post(request);
  };
  return {
    view: (state) => send({ id: ++newest, kind: "view", state }),
    act: (state, wanted) => {
      action = wanted;
      send({ id: ++newest, kind: "act", state, action });
    },
    fragment: (state) => {
      if (!isLong(state)) return fragmentOfState(state);
      const id = ++fragments;
      return new Promise((resolve) => {
        waitingForFragment.set(id, resolve);
        started().postMessage({ id, kind: "fragment", state });
      });
    },
  };
}
