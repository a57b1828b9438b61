import { type Host, parseHost } from "@url/host";
import { parseURL } from "@url/parser";
import { expectText } from "@url/result/internal";
import { pathOf, queryOf, type URLRecord } from "@url/serializer";
import { type EditResult, fail, succeed } from "../error.ts";

/**
 * What a request is for, in one of the four forms of RFC 9112. The path and the query are as in the URL that a client asked
 * for: without dot segments, percent-encoded.
 */
export type RequestTarget =
  | { readonly form: "origin"; readonly path: string; readonly query: string | null }
  | { readonly form: "absolute"; readonly url: URLRecord; readonly path: string; readonly query: string | null }
  | { readonly form: "authority"; readonly host: Host; readonly port: number }
  | { readonly form: "asterisk" };

/**
 * Parses the target of a request, `request.url` of Node's servers, without a base: "//host/a" is a path. With `CONNECT`,
 * only a host with a port is one; with `OPTIONS` also "*". Without a method, all forms are read. Fails with
 * `request-target`, also for a fragment, or with the error of the parser.
 * @throws TypeError if an argument is not a string
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 * @example parseRequestTarget("//evil.example/a/../b?c") // → { ok: true, value: { form: "origin", path: "//evil.example/b", query: "c" } }
 */
export function parseRequestTarget(target: string, method?: string): EditResult<RequestTarget> {
  expectText(target, "parseRequestTarget", "target");
  if (method !== undefined) expectText(method, "parseRequestTarget", "method");
  const isAuthority = method === undefined ? AUTHORITY.test(target) : method === "CONNECT";
  if (isAuthority) return parseAuthority(target);
  if (target === "*" && (method === undefined || method === "OPTIONS")) return succeed({ form: "asterisk" });
  // The parser would remove these, or read on behind them: a proxy in front may see another target.
  const wrong = target.search(/[\0- \x7f#]/);
  if (wrong !== -1) return fail("request-target", "target", wrong, wrong + 1);
  const isPath = target.startsWith("/");
  if (!isPath && !/^[a-z][a-z\d+.-]*:/i.test(target)) return fail("request-target", "target", 0, target.length);
  const result = parseURL(isPath ? ORIGIN + target : target);
  if (!result.ok) return fail(result.error.code, "target", result.error.start, result.error.end);
  const parts = { path: pathOf(result.value), query: queryOf(result.value) };
  return succeed(isPath ? { form: "origin", ...parts } : { form: "absolute", url: result.value, ...parts });
}

function parseAuthority(target: string): EditResult<RequestTarget> {
  const [, text = "", digits = ""] = AUTHORITY.exec(target) ?? [];
  if (digits === "" || Number(digits) > 65535) return fail("request-target", "target", 0, target.length);
  const host = parseHost(text);
  return host.ok
    ? succeed({ form: "authority", host: host.value, port: Number(digits) })
    : fail(host.error.code, "target", host.error.start, host.error.end);
}

/** uri-host ":" port. An IPv6 address is in brackets. */
const AUTHORITY = /^(\[[^\]]*\]|[^/?#@:[\]\\]+):(\d+)$/;

/** No path changes how its host is read: an authority ends at the first "/". */
const ORIGIN = "http://h";
