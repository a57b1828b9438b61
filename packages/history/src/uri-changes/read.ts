import { FRAGMENT, utf8PercentEncode } from "@url/percent";
import { isSpecial, type View } from "../changes/trial.ts";
import type { DraftInput } from "../draft-parser.ts";
import { isServerBased, isWithoutAuthority } from "../html5/schemes.ts";
import { viewOfURI } from "../parse-uri.ts";
import type { ParsedAs } from "../parsed-as.ts";
import { type Authority, readAuthority } from "./read-authority.ts";
import { readPath } from "./read-path.ts";
import { readQuery } from "./read-query.ts";
import { isAllowed, type Rules } from "./rules.ts";
import { type Reference, splitReference } from "./split-reference.ts";

/**
 * Parses a reference as HTML5 or RFC 3986 does, with some rules replaced by today's. With none, the result is the
 * document's; with all, it is today's. The base is one that both parse to the same; null is failure.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function readWith(rules: Rules, { input, encoding }: Omit<DraftInput, "base">, base: ParsedAs | null): View {
  const { document, isToday } = rules;
  const reference = splitReference(rules, input, base?.scheme ?? null);
  if (reference === null) return null;
  const text = reference.scheme ?? base?.scheme ?? null;
  if (text === null && (document === "html5" || isToday("reference-alone"))) return null;
  const scheme = text?.toLowerCase() ?? null;
  if (reference.scheme === null && base !== null && isToday("base-opaque") && isOpaque(base)) {
    return ofOpaqueBase(rules, reference, input, base);
  }

  const { query, fragment } = reference;
  const checked = [reference.path, query ?? "", fragment ?? ""];
  if (document === "rfc3986" && !checked.every((component) => isAllowed(rules, component))) return null;
  const own = reference.authority === null ? null : readAuthority(rules, reference.authority, scheme ?? "");
  if (own === null && reference.authority !== null) return null;
  const isInherited = reference.scheme === null && reference.authority === null && base !== null;
  const authority = isInherited ? authorityOf(base) : own;
  if (!isConforming(rules, scheme, authority)) return null;

  const resolved = readPath(rules, reference, scheme, base && { path: pathOf(base), hasAuthority: hasAuthority(base) });
  const path = resolved === "" && isSpecial(scheme) && isToday("path-empty") ? "/" : resolved;
  const isSameQuery = isInherited && reference.path === "" && query === null;
  const parts = {
    scheme: text !== null && isToday("scheme-case") ? text.toLowerCase() : (text ?? ""),
    path,
    query: isSameQuery ? base.query : query === null ? null : readQuery(rules, query, scheme, encoding),
    fragment: fragment === null ? null : readFragment(rules, fragment),
  };
  return join(rules, parts, authority);
}

/** Today, only a fragment is parsed against a base whose path is opaque. */
function ofOpaqueBase(rules: Rules, reference: Reference, input: string, base: ParsedAs): View {
  const { authority, path, query, fragment } = reference;
  if (fragment === null || authority !== null || path !== "" || query !== null) return null;
  if (rules.document === "rfc3986" && !isAllowed(rules, fragment)) return null;
  const text = readFragment(rules, fragment);
  return input === "" ? null : { ...base, fragment: text, href: `${base.href.replace(/#.*$/s, "")}#${text}` };
}

function isConforming({ document, isToday }: Rules, scheme: string | null, authority: Authority | null): boolean {
  const isRequired =
    document === "html5" && !isToday("host-required")
      ? isServerBased(scheme ?? "")
      : isToday("host-required") && isSpecial(scheme) && scheme !== "file";
  if (isRequired && !authority?.host) return false;
  const isRefused = document === "html5" && !isToday("authority-refused") && isWithoutAuthority(scheme ?? "");
  return !isRefused || authority === null;
}

function readFragment({ document, isToday }: Rules, fragment: string): string {
  return isToday(document === "html5" ? "fragment-escapes" : "characters")
    ? utf8PercentEncode(fragment, FRAGMENT)
    : fragment;
}

type Parts = Pick<ParsedAs, "scheme" | "path" | "query" | "fragment">;

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3 */
function join({ document, isToday }: Rules, parts: Parts, authority: Authority | null): ParsedAs {
  const { scheme, query, fragment } = parts;
  const { username = "", password = null, hasUserinfo = false, host = "", port = null } = authority ?? {};
  const userinfo = password === null ? username : `${username}:${password}`;
  // foo:/.//b
  //      ^ keeps the path from being read as an authority
  const isApart = authority === null && parts.path.startsWith("//");
  const joined = isApart && scheme !== "" ? `/.${parts.path}` : parts.path;
  const href =
    (scheme === "" ? "" : `${scheme}:`) +
    (authority === null ? "" : `//${hasUserinfo ? `${userinfo}@` : ""}${host}${port === null ? "" : `:${port}`}`) +
    joined +
    (query === null ? "" : `?${query}`) +
    (fragment === null ? "" : `#${fragment}`);
  if (document === "html5" && !isToday("backslashes") && isServerBased(scheme)) {
    return viewOfURI(href.replaceAll("\\", "/"));
  }
  const path = isToday("path-slashes") ? parts.path : joined;
  return { href, scheme, username, password, host, port: port ?? "", path, query, fragment };
}

function isOpaque({ scheme, href }: ParsedAs): boolean {
  return !isSpecial(scheme) && !href.startsWith("/", scheme.length + 1);
}

function hasAuthority({ scheme, href }: ParsedAs): boolean {
  return href.startsWith("//", scheme.length + 1);
}

/** The path of a base, without the dot segment that keeps it from being read as an authority. */
function pathOf({ path }: ParsedAs): string {
  return path.replace(/^\/\.(?=\/\/)/, "");
}

function authorityOf(base: ParsedAs): Authority | null {
  if (!hasAuthority(base)) return null;
  const { username, password, host, port } = base;
  const hasUserinfo = username !== "" || password !== null;
  return { username, password, hasUserinfo, host, port: port === "" ? null : port };
}
