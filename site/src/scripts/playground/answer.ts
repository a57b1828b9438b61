import type { Reply, Request } from "./messages.ts";
import { act } from "./model/act.ts";
import type { PlatformURL } from "./model/read-elsewhere.ts";
import { viewPlayground } from "./model/view.ts";

/** Answers a request; the same on the main thread and in the worker. */
export function answer(request: Request, Platform: PlatformURL): Reply {
  const { id, state } = request;
  return request.kind === "view"
    ? { id, kind: "view", view: viewPlayground(state, Platform) }
    : { id, kind: "act", text: act(state, request.action) };
}
