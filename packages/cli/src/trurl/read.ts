import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import { partsOf } from "@url/serializer";
import { isSpecialScheme } from "@url/serializer/internal";
import { type Components, noComponents } from "./components.ts";
import { guessScheme, isSchemeOfCurl } from "./schemes.ts";

export interface ReadingOptions {
  readonly guess: boolean;
  readonly acceptSpace: boolean;
  /** True if only the schemes that curl supports are accepted. */
  readonly onlyCurl: boolean;
}

/**
 * Parses `text` by the URL Standard. As trurl does, it rejects control characters and, unless they are accepted, spaces, and
 * URLs without a host. The error is a sentence.
 */
export function readComponents(text: string, options: ReadingOptions): Result<Components, string> {
  const rejected = rejection(text, options);
  if (rejected !== null) return { ok: false, error: rejected };
  const guessed = !HAS_SCHEME.test(text);
  const input = guessed ? `${guessScheme(text)}://${text}` : text;
  const result = parseURL(input);
  if (!result.ok) return { ok: false, error: result.error.code };
  const parts = partsOf(result.value);
  if (options.onlyCurl && !isSchemeOfCurl(parts.scheme)) return { ok: false, error: "Unsupported URL scheme" };
  if (parts.host === null || (parts.host === "" && parts.scheme !== "file"))
    return { ok: false, error: "No host part in the URL" };
  return {
    ok: true,
    value: {
      ...noComponents(),
      ...login(input, parts.scheme),
      scheme: parts.scheme,
      host: parts.host,
      path: parts.path || "/",
      query: parts.query,
      fragment: parts.fragment,
      guessed,
    },
  };
}

function rejection(text: string, { guess, acceptSpace }: ReadingOptions): string | null {
  if (text === "") return "No host part in the URL";
  if (CONTROL.test(text) || (!acceptSpace && text.includes(" "))) return "Malformed input to a URL function";
  return guess || HAS_SCHEME.test(text) ? null : "Bad scheme";
}

/** Returns user, password, options and port as they are written. A record would not have the port of its scheme. */
function login(input: string, scheme: string): Pick<Components, "user" | "password" | "options" | "port"> {
  const [, authority = ""] = (isSpecialScheme(scheme) ? SPECIAL_AUTHORITY : AUTHORITY).exec(input) ?? [];
  if (!/[@:]/.test(authority)) return { user: null, password: null, options: null, port: null };
  const at = authority.lastIndexOf("@");
  const port = /:(\d+)$/.exec(authority.slice(at + 1))?.[1];
  const [, user = null, password = null] = (at < 0 ? null : /^([^:]*)(?::(.*))?$/s.exec(authority.slice(0, at))) ?? [];
  const login = { user: user || null, password, options: null, port: port === undefined ? null : String(Number(port)) };
  if (!/^imaps?$/.test(scheme)) return login;
  const [, before, options = null] = /^([^;]*)(?:;(.*))?$/s.exec(password ?? user ?? "") ?? [];
  return { ...login, [password === null ? "user" : "password"]: before || null, options };
}

const CONTROL = /[\0-\x1f\x7f]/;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\//i;
const AUTHORITY = /^[^:]*:\/\/([^/?#]*)/;
const SPECIAL_AUTHORITY = /^[^:]*:[/\\]*([^/\\?#]*)/;
