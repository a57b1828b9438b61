import { expectHostListener, platformHref } from "@url/host/internal";
import type { Encoder } from "@url/percent";
import { scalarValuesOf } from "@url/percent/internal";
import {
  fragmentOf,
  indexOfBefore,
  isSpecialScheme,
  type LocatedURL,
  locate,
  pathOf,
  queryOf,
  usernameOf,
} from "@url/serializer/internal";
import type { Report, URLError } from "./error.ts";
import type { Listener, ListensToURL } from "./listener.ts";
import { isSlash } from "./path.ts";
import type { QueryEncoder } from "./query.ts";

// The platform tier: the exports of `engine.ts`, as exact as the platform's `URL`. It is asked for nothing but an `href`;
// where the components lie in it is found as in the other builds.

export function canonicalizeURL(input: string, base?: LocatedURL, encode?: QueryEncoder): string | URLError {
  const href = platformHref(input, base?.href);
  if (href === null) return { code: "invalid-URL", start: 0, end: input.length };
  if (encode === undefined || !LEGACY.test(href)) return href;
  const end = indexOfBefore(input, "#", 0, input.length);
  const start = indexOfBefore(input, "?", 0, end) + 1;
  if (start > end) return href;
  const query = scalarValuesOf(input.slice(start, end)).replace(/[\t\n\r]+/g, "");
  return platformHref(input.slice(0, start) + withoutNumberSigns(encode(query)) + input.slice(end), base?.href)!;
}

/** Matches a URL whose query a legacy encoding applies to. */
const LEGACY = /^(?:https?|ftp|file):/;

export function parseComponents(
  input: string,
  base: LocatedURL | undefined,
  encode: QueryEncoder | undefined,
  _report: unknown,
): string | URLError {
  return canonicalizeURL(input, base, encode);
}

export function canParseURL(input: string, base?: LocatedURL): boolean {
  return platformHref(input, base?.href) !== null;
}

export function encodeUserinfo(text: string): string {
  return usernameOf(ask(`a://${text.replace(/[\t\n\r#/:?@\\]/g, encodeURIComponent)}@h`));
}

export function parsePathStart(text: string, start: number, end: number, scheme: string, _report?: unknown): string {
  const isSpecial = isSpecialScheme(scheme);
  if (start === end) return isSpecial ? "/" : "";
  const solidus = isSlash(text.charCodeAt(start), scheme) ? "" : "/";
  const path = text.slice(start, end).replace(/[?#]/g, encodeURIComponent);
  // The empty fragment keeps spaces at the end from being trimmed.
  return pathOf(ask(`${scheme === "file" ? scheme : likeOf(scheme)}://h${solidus}${path}#`));
}

export function parseQuery(
  text: string,
  start: number,
  end: number,
  scheme: string,
  encode: QueryEncoder | undefined,
  _report?: unknown,
): string {
  const query = text.slice(start, end);
  const encoded = encode !== undefined && LEGACY.test(`${scheme}:`) ? encode(query) : query;
  return queryOf(ask(`${likeOf(scheme)}://h?${withoutNumberSigns(encoded)}#`))!;
}

function withoutNumberSigns(query: string): string {
  return query.replace(/#/g, encodeURIComponent);
}

/** Bytes beyond ASCII are percent-encoded here; the platform does the same to bytes of ASCII as to text. */
export function queryEncoder(encoding: Encoder | undefined): QueryEncoder | undefined {
  return (
    encoding &&
    ((text) => {
      let query = "";
      for (const piece of encoding(text)) {
        query += typeof piece === "number" ? `%26%23${piece}%3B` : Array.from(piece, encodeByte).join("");
      }
      return query;
    })
  );
}

function encodeByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase()}`;
}

export function parseFragment(text: string, start: number, _report?: unknown): string {
  // Nothing can follow a fragment, so one more unit keeps spaces at the end.
  return fragmentOf(ask(`a:#${text.slice(start)}.`))!.slice(0, -1);
}

/** Returns a scheme whose URLs are read like those of `scheme`, and that no platform knows better than the Standard. */
function likeOf(scheme: string): string {
  return isSpecialScheme(scheme) ? "https" : "a";
}

function ask(url: string): LocatedURL {
  return locate(platformHref(url)!);
}

export function createListener(report: Report): Listener {
  return expectListener(report, "createListener");
}

export function expectListener(value: unknown, where: string): ListensToURL {
  return expectHostListener(value as ListensToURL, where) as never;
}
