import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { schemeOf, type URLRecord } from "@url/serializer";
import type { GuardedAgents } from "../connect/agent.ts";
import { hasBody, readBody } from "../fetch/body.ts";
import { createDeadline, type Ending } from "../fetch/deadline.ts";
import { decodersOf } from "../fetch/decode.ts";
import { type Exchange, send } from "../fetch/send.ts";
import { decide, type RejectingRule } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { withoutCredentials } from "../rules/without-credentials.ts";
import { createController, type Steering } from "./controller.ts";
import type { Handler, Headers } from "./handler.ts";
import { bodyOf, type DispatchOptions, expectNoTimeouts, headersOf, urlOf } from "./request.ts";

/** A request, and who is told what comes of it. */
export interface Dispatched {
  readonly policy: CompiledPolicy;
  readonly agents: GuardedAgents;
  readonly options: DispatchOptions;
  readonly handler: Handler;
  /** The handler ends the request, and so does the dispatcher when it is destroyed. */
  readonly ending: Ending;
}

/** Sends a request, and tells its handler of the end or of the error. A handler that throws is told what it has thrown. */
export async function exchange(dispatched: Dispatched): Promise<void> {
  const { policy, options, handler, ending } = dispatched;
  const url = urlOf(options);
  const text = url && withoutCredentials(url);
  const deadline = createDeadline(policy, text, ending);
  const controller = createController(ending);
  try {
    expectNoTimeouts(options);
    handler.onRequestStart(controller, {});
    const rule = rejectingRule(url);
    if (rule) throw await record(policy, decide(rule, { url: text }));
    await run(dispatched, url!, controller, { policy, deadline, method: options.method, url: text! });
  } catch (error) {
    handler.onResponseError?.(controller, deadline.fail(error));
  } finally {
    controller.release();
  }
}

/** What the agents do not see. */
function rejectingRule(url: URLRecord | null): RejectingRule | null {
  if (url === null) return "invalid-url";
  return schemeOf(url) === "http" || schemeOf(url) === "https" ? null : "scheme";
}

async function run(
  { agents, options, handler }: Dispatched,
  url: URLRecord,
  controller: Steering,
  about: Exchange,
): Promise<void> {
  const onUpgrade = (message: IncomingMessage, socket: Readable, head: Buffer) => {
    about.deadline.stop();
    if (head.length > 0) socket.unshift(head);
    const headers = toObject(controller.receive(message, NONE));
    handler.onRequestUpgrade?.(controller, message.statusCode!, headers, socket);
  };
  const { method, upgrade, servername } = options;
  const body = bodyOf(options);
  const outgoing = { url, method, headers: headersOf(options, body), body, servername };
  const message = await send(upgrade ? { ...outgoing, onUpgrade } : outgoing, agents, about);
  const status = message.statusCode!;
  if (status === 101) return;
  const isDecoded = hasBody(method, status) && decodersOf(message.headers["content-encoding"]).length > 0;
  const headers = toObject(controller.receive(message, isDecoded ? OF_CODED : NONE));
  handler.onResponseStart?.(controller, status, headers, message.statusMessage ?? "");
  await controller.resumed();
  for await (const chunk of readBody(message, about)) {
    handler.onResponseData?.(controller, Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    await controller.resumed();
  }
  handler.onResponseEnd?.(controller, toObject(message.rawTrailers));
}

/** What describes a body before it is decompressed. */
const OF_CODED: ReadonlySet<string> = /* @__PURE__ */ new Set(["content-encoding", "content-length"]);
const NONE: ReadonlySet<string> = /* @__PURE__ */ new Set();

/** Names and values in turn, as an object of undici. */
function toObject(raw: readonly string[]): Headers {
  const headers: Record<string, string | string[]> = Object.create(null);
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    const before = headers[name];
    headers[name] = before === undefined ? raw[at + 1]! : [before, raw[at + 1]!].flat();
  }
  return headers;
}
