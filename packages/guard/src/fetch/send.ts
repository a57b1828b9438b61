import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHTTP,
} from "node:http";
import { request as requestHTTPS } from "node:https";
import { pipeline, Readable } from "node:stream";
import { hostTextOf, pathOf, portOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";
import type { GuardedAgents } from "../connect/agent.ts";
import { watch } from "../connect/watch.ts";
import { decide } from "../policy/decision.ts";
import { withoutBrackets } from "../policy/host-patterns.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { recordNow } from "../record.ts";
import type { Deadline } from "./deadline.ts";

/** The request to which a response belongs. */
export interface Exchange {
  readonly policy: CompiledPolicy;
  readonly deadline: Deadline;
  readonly method: string;
  /** Without credentials. */
  readonly url: string;
}

/** What is sent. */
export interface Outgoing {
  readonly url: URLRecord;
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array | ReadableStream<Uint8Array> | Readable | null;
  /** The name that TLS asks for, if it is not that of the URL. */
  readonly servername?: string | null | undefined;
  /** Is called when the server switches protocols, which is an error without it. */
  readonly onUpgrade?: (message: IncomingMessage, socket: Readable, head: Buffer) => void;
}

/** A response, and what Node's types lack of it. */
export type Answer = IncomingMessage & { readonly req: ClientRequest };

/** Sends one request, and returns its response when the headers are there. It settles, whatever comes. */
export function send(
  { url, method, headers, body, servername, onUpgrade }: Outgoing,
  agents: GuardedAgents,
  { policy, deadline: { ending }, url: text }: Exchange,
): Promise<Answer> {
  const isHTTPS = schemeOf(url) === "https";
  const agent: Agent = isHTTPS ? agents.https : agents.http;
  return new Promise((resolve, reject) => {
    const request = (isHTTPS ? requestHTTPS : requestHTTP)({
      agent,
      method,
      ...target(url),
      headers,
      ...(servername && { servername }),
    });
    const { responseBytes } = policy.limits;
    // The time is that of all redirects together: the deadline has it.
    watch(request, {
      time: Infinity,
      responseBytes,
      exceed: (rule) => recordNow(policy, decide(rule, { url: text })),
    });
    const abort = () => void request.destroy(toError(ending.reason));
    if (ending.isOver) abort();
    const forget = ending.onEnd(abort);
    request.on("error", reject).on("response", (message: Answer) => {
      if (!message.destroyed) resolve(message);
    });
    request.on("upgrade", (message: Answer, socket: Readable, head: Buffer) => {
      if (onUpgrade) {
        resolve(message);
        onUpgrade(message, socket, head);
      } else socket.destroy();
    });
    request.once("close", () => {
      forget();
      reject(new Error("the connection has ended without a response"));
    });
    // What ends the stream or the request ends the other too; the request reports why.
    if (body === null || body instanceof Uint8Array) request.end(body ?? undefined);
    else pipeline(body instanceof ReadableStream ? Readable.fromWeb(body as never) : body, request, () => {});
  });
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("the request was aborted", { cause: reason });
}

function target(url: URLRecord): { host: string; port: number; path: string } {
  const query = queryOf(url);
  return {
    host: withoutBrackets(hostTextOf(url)!),
    port: portOf(url) ?? defaultPort(schemeOf(url))!,
    path: query === null ? pathOf(url) : `${pathOf(url)}?${query}`,
  };
}
