import { isValidHostString, isValidOpaqueHostString } from "./host.ts";
import { isPathAbsoluteURLString } from "./path.ts";
import { isURLPortString } from "./port.ts";

/**
 * Is `text` a scheme-relative-special-URL string: "//", a valid host string, and optionally a port and a path?
 * @see https://url.spec.whatwg.org/#scheme-relative-special-url-string
 */
export function isSchemeRelativeSpecialURLString(text: string): boolean {
  const parts = splitAuthority(text);
  return parts !== null && isHostAndPort(parts.authority, isValidHostString) && isOptionalPath(parts.path);
}

/**
 * Is `text` a scheme-relative-URL string, for a scheme that is not special: "//", an opaque-host-and-port
 * string, and optionally a path?
 * @see https://url.spec.whatwg.org/#scheme-relative-url-string
 */
export function isSchemeRelativeURLString(text: string): boolean {
  const parts = splitAuthority(text);
  return parts !== null && isOpaqueHostAndPortString(parts.authority) && isOptionalPath(parts.path);
}

/**
 * Is `text` a scheme-relative-file-URL string: "//", and optionally a valid host string and a path?
 * @see https://url.spec.whatwg.org/#scheme-relative-file-url-string
 */
export function isSchemeRelativeFileURLString(text: string): boolean {
  const parts = splitAuthority(text);
  return parts !== null && (parts.authority === "" || isValidHostString(parts.authority)) && isOptionalPath(parts.path);
}

/**
 * Is `text` an opaque-host-and-port string: nothing, or a valid opaque-host string and optionally a port?
 * @see https://url.spec.whatwg.org/#opaque-host-and-port-string
 */
export function isOpaqueHostAndPortString(text: string): boolean {
  return text === "" || isHostAndPort(text, isValidOpaqueHostString);
}

/** What stands between "//" and the path, which no host and no port have a "/" to be taken for. */
function splitAuthority(text: string): { readonly authority: string; readonly path: string } | null {
  if (!text.startsWith("//")) return null;
  const slash = text.indexOf("/", 2);
  const end = slash === -1 ? text.length : slash;
  return { authority: text.slice(2, end), path: text.slice(end) };
}

function isHostAndPort(text: string, isHost: (text: string) => boolean): boolean {
  // Only between brackets has a host a ":".
  const colon = text.indexOf(":", text.startsWith("[") ? text.indexOf("]") : 0);
  if (colon === -1) return isHost(text);
  return isHost(text.slice(0, colon)) && isURLPortString(text.slice(colon + 1));
}

function isOptionalPath(text: string): boolean {
  return text === "" || isPathAbsoluteURLString(text);
}
