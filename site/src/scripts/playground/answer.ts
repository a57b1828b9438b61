import { fragmentOfState } from "./address.ts";
import type { Reply, Request } from "./messages.ts";
import { act } from "./model/act.ts";
import type { PlatformURL } from "./model/read-elsewhere.ts";
import { viewPlayground } from "./model/view.ts";

/** Answers a request; the same on the main thread and in the worker. */
export function answer(request: ExamineRequest, Platform: PlatformURL): ExamineReply {
  const { id, state } = request;
  return request.kind === "view"
    ? { id, kind: "view", view: viewPlayground(state, Platform) }
    : { id, kind: "act", text: act(state, request.action) };
}

/** Answers any request. Compressing a state takes turns of the event loop, so the answer comes later. */
export async function answerLater(request: Request, Platform: PlatformURL): Promise<Reply> {
  if (request.kind !== "fragment") return answer(request, Platform);
  return { id: request.id, kind: "fragment", fragment: await fragmentOfState(request.state) };
}

export type ExamineRequest = Exclude<Request, { kind: "fragment" }>;
export type ExamineReply = Exclude<Reply, { kind: "fragment" }>;
