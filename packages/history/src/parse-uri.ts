import type { Result } from "@url/result";
import { checkURI, parseURI, resolveURI } from "@url/uri";
import type { DraftInput } from "./draft-parser.ts";
import { resolve } from "./html5/resolve.ts";
import type { ParseAsError, ParsedAs } from "./parsed-as.ts";

/** Checks the reference and the base by the grammar of RFC 3986, and resolves by its section 5.2. */
export function parseByRFC3986({ input, base }: DraftInput): Result<ParsedAs, ParseAsError> {
  const reference = checkURI(input, "URI-reference");
  if (!reference.ok) return reference;
  if (base === null) return { ok: true, value: viewOfURI(input) };
  const baseURI = checkURI(base, "URI");
  if (!baseURI.ok) return { ok: false, error: { ...baseURI.error, in: "base" } };
  return { ok: true, value: viewOfURI(resolveURI(input, base)) };
}

/**
 * Resolves as HTML5 does, against a base that it resolves too. A URL without a base is its own: HTML5 always has one, the
 * document's address.
 */
export function parseByHTML5({ input, base, encoding }: DraftInput): Result<ParsedAs, ParseAsError> {
  const resolvedBase = resolve(base ?? input, base ?? input);
  if (base !== null && !resolvedBase.ok) return { ok: false, error: { ...resolvedBase.error, in: "base" } };
  const result = resolve(input, resolvedBase.ok ? resolvedBase.value : input, encoding);
  return result.ok ? { ok: true, value: viewOfURI(result.value) } : result;
}

/** The components of a URI. What comes before the first ":" of its userinfo is the username. */
export function viewOfURI(href: string): ParsedAs {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(href);
  const colon = userinfo?.indexOf(":") ?? -1;
  return {
    href,
    scheme: scheme ?? "",
    username: colon === -1 ? (userinfo ?? "") : (userinfo as string).slice(0, colon),
    password: colon === -1 ? null : (userinfo as string).slice(colon + 1),
    host: host ?? "",
    port: port ?? "",
    path,
    query,
    fragment,
  };
}
