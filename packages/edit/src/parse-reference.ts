import { canonicalizeURL, startsWithWindowsDriveLetter, textOfURL } from "@url/parser/internal";
import { expectOneOf, expectText } from "@url/result/internal";
import {
  anyOf,
  authorityEndOf,
  fragmentOf,
  hasHost,
  type LocatedURL,
  locate,
  pathOf,
  queryOf,
  schemeOf,
} from "@url/serializer/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import { BASES, type BaseKind, type Reference } from "./reference.ts";

/**
 * Parses a reference for bases of one kind, and returns its components as they are written, with "\" as "/" where the
 * Standard reads it as one. An absolute URL is serialized. Fails with the error that the parser has at such a base, and
 * with `special-scheme-missing-following-solidus` for "https:a", which means something else at each base.
 * @throws TypeError or RangeError for a wrong argument
 * @see https://url.spec.whatwg.org/#relative-url-string
 * @example parseReference("..\\a?b", "special") // → { ok: true, value: { base: "special", scheme: null, authority: null, path: "../a", query: "b", fragment: null } }
 */
export function parseReference(text: string, baseKind: BaseKind): EditResult<Reference> {
  expectText(text, "parseReference", "text");
  expectOneOf(baseKind, Object.keys(BASES), "parseReference", "baseKind");
  const clean = textOfURL(text, undefined);
  if (baseKind === "special" && AMBIGUOUS.test(clean)) {
    const at = text.indexOf(":") + 1;
    return fail("special-scheme-missing-following-solidus", "text", at, at);
  }
  const href = canonicalizeURL(text, locate(BASES[baseKind]));
  if (typeof href !== "string") return fail(href.code, "text", href.start, href.end);
  // At a `file` base, a reference is relative with this scheme too: "file:a" means "a".
  const relative = baseKind === "file" ? clean.replace(/^file:/i, "") : clean;
  return succeed(
    relative === clean && /^[a-z][a-z\d+.-]*:/i.test(clean)
      ? referenceOf(locate(href), baseKind)
      : readRelative(relative, baseKind, href),
  );
}

/** A special scheme without "//": the rest is relative if the base has the same scheme, and a host otherwise. */
const AMBIGUOUS = /* @__PURE__ */ ambiguous();

function ambiguous(): RegExp {
  return new RegExp(`^${anyOf(0)}:(?!//)`, "i");
}

/** `href` is what the reference gives at the base in `BASES`. */
function readRelative(clean: string, base: BaseKind, href: string): Reference {
  const [, body = "", query = null, fragment = null] = COMPONENTS.exec(clean)!;
  const text = base === "special" || base === "file" ? body.replace(/\\/g, "/") : body;
  // The parser skips all slashes before a special host.
  const authority = (base === "special" ? /^\/{2,}([^/]*)/ : /^\/\/([^/]*)/).exec(text);
  if (authority && base === "file") return { ...referenceOf(locate(href), base), scheme: null };
  const rest = text.slice(authority?.[0].length);
  // With a slash before it or without, a drive letter starts a path.
  const path = base === "file" && startsWithWindowsDriveLetter(rest, 0, rest.length) ? `/${rest}` : rest;
  return { base, scheme: null, authority: authority?.[1] ?? null, path, query, fragment };
}

const COMPONENTS = /^([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/;

function referenceOf(url: LocatedURL, base: BaseKind): Reference {
  const authority = hasHost(url) ? url.href.slice(url.scheme.length + 3, authorityEndOf(url)) : null;
  return {
    base,
    scheme: schemeOf(url),
    authority,
    path: pathOf(url),
    query: queryOf(url),
    fragment: fragmentOf(url),
  };
}
