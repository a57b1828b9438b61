import { serializeDraft } from "@url/parser/internal";
import { C0_CONTROL, FRAGMENT, SPECIAL_QUERY, USERINFO } from "@url/percent";
import { expectText } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { defaultPort, isSpecialScheme, locate, recordOf, serializeCredentials } from "@url/serializer/internal";
import { encodeAll, joinPathText, joinSegments } from "./encode.ts";
import { type EditResult, fail, succeed } from "./error.ts";
import { writeQuery } from "./params.ts";
import { expectParts, type PartsToWrite, readHost, readPort, readScheme } from "./parts.ts";

/** The parts of a new URL: the scheme, and whatever else it has. */
export interface NewParts extends PartsToWrite {
  readonly scheme: string;
}

/**
 * Makes a URL from parts, which are decoded text: each is encoded for its place, "%" too, so that none can spill into
 * another. `toParts` of the URL returns the same parts. Fails with the error of the part that cannot be, whose name is
 * `in`; the range is in that part.
 * @throws TypeError for an unknown part, one of a wrong type, or both forms of the path or the query
 * @see https://url.spec.whatwg.org/#url-writing
 * @example orThrow(fromParts({ scheme: "https", host: "a", segments: ["b/c", "50%"] })).href // → "https://a/b%2Fc/50%25"
 */
export function fromParts(parts: NewParts): EditResult<URLRecord> {
  expectParts(parts, "fromParts", "parts");
  expectText(parts.scheme, "fromParts", "scheme");
  const scheme = readScheme(parts.scheme);
  if (!scheme.ok) return scheme;
  // A `file` URL always has a host, which may be empty.
  const hasHost = parts.host != null || isSpecialScheme(scheme.value);
  const host = hasHost ? readHost(parts.host ?? "", scheme.value, "fromParts") : succeed(null);
  if (!host.ok) return host;
  const port = parts.port == null ? succeed("") : readPort(parts.port);
  if (!port.ok) return port;
  for (const name of ["username", "password", "port"] as const) {
    const text = `${parts[name] ?? ""}`;
    if (text !== "" && (!host.value || scheme.value === "file")) {
      return fail("cannot-have-username-password-port", name, 0, text.length);
    }
  }
  const path = pathFrom(parts, hasHost);
  if (!path.ok) return path;

  const { username, password, query, params, fragment } = parts;
  const credentials = serializeCredentials(encodeAll(username ?? "", USERINFO), encodeAll(password ?? "", USERINFO));
  const authority = host.value === null ? "" : `//${credentials}${host.value}${portAfter(scheme.value, port.value)}`;
  const text = params ? writeQuery(params, "fromParts") : query == null ? null : encodeAll(query, SPECIAL_QUERY);
  const href = serializeDraft({
    scheme: scheme.value,
    authority,
    path: path.value === "" && isSpecialScheme(scheme.value) ? "/" : path.value,
    query: text,
    fragment: fragment == null ? null : encodeAll(fragment, FRAGMENT),
  });
  return succeed(recordOf(locate(href)));
}

function portAfter(scheme: string, port: string): string {
  return port === "" || Number(port) === defaultPort(scheme) ? "" : `:${port}`;
}

/** Without a host, a path that does not start with "/" is opaque. */
function pathFrom({ path, segments }: PartsToWrite, hasHost: boolean): EditResult<string> {
  const text = path ?? "";
  if (!segments && !hasHost && !text.startsWith("/")) {
    // The parser would trim a space at the end.
    return succeed(encodeAll(text, C0_CONTROL).replace(/[?#]/g, encodeURIComponent).replace(/ $/, "%20"));
  }
  if (segments ? segments.length === 0 : text === "") {
    return hasHost ? succeed("") : fail("opaque-path", "segments", 0, 0);
  }
  const joined = segments ? joinSegments(segments, "segments") : joinPathText(text, "path");
  return joined.ok ? succeed(`/${joined.value}`) : joined;
}
