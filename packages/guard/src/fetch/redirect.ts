import type { IncomingMessage } from "node:http";
import { originTextOf } from "@url/parser";
import { fragmentOf, schemeOf, type URLRecord } from "@url/serializer";
import { decide, type RejectingRule } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { withoutCredentials } from "../rules/without-credentials.ts";
import { type Hop, judge } from "./hop.ts";

/**
 * Returns the request that a response redirects to, or null if the response is the last.
 * @throws GuardError if the policy rejects it
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export async function nextHop(
  policy: CompiledPolicy,
  hop: Hop,
  message: IncomingMessage,
  redirects: number,
): Promise<Hop | null> {
  const status = message.statusCode!;
  const location = REDIRECTS.has(status) ? message.headers.location : undefined;
  if (location === undefined || hop.redirect === "manual") return null;
  if (hop.redirect === "error") throw new TypeError("the response is a redirect, and the option redirect is error");
  const url = await judge(policy, withFragmentOf(hop.url, decodeUTF8(location)), hop.url);
  const rule = rejectingRule(policy, hop, url, status, redirects);
  const error = rule && (await record(policy, decide(rule, { url: withoutCredentials(url) })));
  if (error) throw error;
  const becomesGet =
    (status === 303 && hop.method !== "GET" && hop.method !== "HEAD") ||
    ((status === 301 || status === 302) && hop.method === "POST");
  const headers = new Headers(hop.headers);
  if (becomesGet) for (const name of BODY_HEADERS) headers.delete(name);
  if (originTextOf(url) !== originTextOf(hop.url)) keepOnly(headers, policy.redirects.keepHeaders);
  return { ...hop, url, headers, ...(becomesGet && { method: "GET", body: null }) };
}

function rejectingRule(
  { redirects: { limit, downgrade } }: CompiledPolicy,
  hop: Hop,
  url: URLRecord,
  status: number,
  redirects: number,
): RejectingRule | null {
  if (redirects >= limit) return "redirect-limit";
  if (!downgrade && schemeOf(hop.url) === "https" && schemeOf(url) === "http") return "redirect-downgrade";
  return status !== 303 && hop.body instanceof ReadableStream ? "redirect-body" : null;
}

/** Deletes every header that another origin is not to see. */
function keepOnly(headers: Headers, kept: ReadonlySet<string>): void {
  for (const name of [...headers.keys()]) {
    if (!PUBLIC_HEADERS.has(name) && !BODY_HEADERS.has(name) && !kept.has(name)) headers.delete(name);
  }
}

/** Node reads the bytes of a header as Latin-1. Where they are not ASCII, `fetch` reads them as UTF-8. */
function decodeUTF8(location: string): string {
  return Buffer.from(location, "latin1").toString();
}

/** A fragment goes along, unless the redirect has one of its own. */
function withFragmentOf(url: URLRecord, location: string): string {
  const fragment = fragmentOf(url);
  return fragment === null || location.includes("#") ? location : `${location}#${fragment}`;
}

const REDIRECTS: ReadonlySet<number> = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);

/** @see https://fetch.spec.whatwg.org/#request-body-header-name */
const BODY_HEADERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content-encoding",
  "content-language",
  "content-location",
  "content-type",
]);

const PUBLIC_HEADERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "user-agent",
]);
