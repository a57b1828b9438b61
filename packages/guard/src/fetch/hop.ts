import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { refuse } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { judgeURL } from "../rules/judge-url.ts";
import type { Caller } from "./deadline.ts";

/** One request of a fetch: the first, or one that a redirect asked for. */
export interface Hop {
  readonly url: URLRecord;
  readonly method: string;
  readonly headers: Headers;
  /** Bytes can be sent again after a redirect; a stream cannot. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
  readonly redirect: Request["redirect"];
  readonly caller: Caller;
}

/** The first request of a fetch, with the arguments of `fetch`, if the policy does not reject its URL. */
export async function firstHop(
  policy: CompiledPolicy,
  input: Parameters<typeof fetch>[0],
  init: Init = {},
): Promise<Hop> {
  const url = await judge(policy, input instanceof Request ? input.url : `${input}`);
  // The constructor of Request throws for a URL with credentials, and the address does not matter to it.
  const request = new Request(input instanceof Request ? input : "http://host.invalid/", init);
  if (request.integrity !== "")
    refuse(request.integrity, "guardedFetch", "integrity", "absent, because it is not checked");
  if (init.dispatcher !== undefined) refuse(init.dispatcher, "guardedFetch", "dispatcher", "absent");
  const { method, headers, redirect } = request;
  const signal = init.signal === undefined && input instanceof Request ? input.signal : init.signal;
  const body = await bodyOf(request, init.body);
  return { url, method, headers, body, redirect, caller: { signal: signal ?? null, owner: input } };
}

type Init = RequestInit & { readonly dispatcher?: unknown };

/** The bytes of a body whose source is known, or else the stream. */
async function bodyOf(request: Request, source: unknown): Promise<Hop["body"]> {
  if (request.body === null) return null;
  const isStream = source == null || Symbol.asyncIterator in Object(source);
  return isStream ? request.body : new Uint8Array(await request.arrayBuffer());
}

/**
 * Parses the URL of a request, against the one that redirected to it.
 * @throws GuardError if the policy rejects it
 */
export async function judge(policy: CompiledPolicy, text: string, base?: URLRecord): Promise<URLRecord> {
  const url = parseURL(text, { base });
  const decision = url.ok ? judgeURL(policy, url.value) : decide("invalid-url");
  // What is allowed, or depends on addresses, is reported with the connection.
  const error = decision.verdict === "rejected" ? await record(policy, decision) : null;
  if (error) throw error;
  return orThrow(url);
}
