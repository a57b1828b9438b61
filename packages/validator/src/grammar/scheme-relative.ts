import { expectText } from "@url/result/internal";
import { isValidHostString, isValidOpaqueHostString } from "./host.ts";
import { isPathAbsoluteURLString } from "./path.ts";
import { isURLPortString } from "./port.ts";

/**
 * Returns true if `text` is a scheme-relative-special-URL string: "//", a valid host string, and optionally a port and a
 * path.
 * @throws TypeError if `text` is not a string
 * @example isSchemeRelativeSpecialURLString("//example.com:8080/a") // → true
 * @see https://url.spec.whatwg.org/#scheme-relative-special-url-string
 */
export function isSchemeRelativeSpecialURLString(text: string): boolean {
  expectText(text, "isSchemeRelativeSpecialURLString", "text");
  const parts = splitAuthority(text);
  return parts !== null && isHostAndPort(parts.authority, isValidHostString) && isOptionalPath(parts.path);
}

/**
 * Returns true if `text` is a scheme-relative-URL string, for schemes that are not special: "//", an opaque-host-and-port
 * string, and optionally a path.
 * @throws TypeError if `text` is not a string
 * @example isSchemeRelativeURLString("//a_b/") // → true
 * @see https://url.spec.whatwg.org/#scheme-relative-url-string
 */
export function isSchemeRelativeURLString(text: string): boolean {
  expectText(text, "isSchemeRelativeURLString", "text");
  const parts = splitAuthority(text);
  return parts !== null && isOpaqueHostAndPortString(parts.authority) && isOptionalPath(parts.path);
}

/**
 * Returns true if `text` is a scheme-relative-file-URL string: "//", and optionally a valid host string and a path.
 * @throws TypeError if `text` is not a string
 * @example isSchemeRelativeFileURLString("///etc/hosts") // → true
 * @see https://url.spec.whatwg.org/#scheme-relative-file-url-string
 */
export function isSchemeRelativeFileURLString(text: string): boolean {
  expectText(text, "isSchemeRelativeFileURLString", "text");
  const parts = splitAuthority(text);
  return parts !== null && (parts.authority === "" || isValidHostString(parts.authority)) && isOptionalPath(parts.path);
}

/**
 * Returns true if `text` is an opaque-host-and-port string: empty, or a valid opaque-host string and optionally a port.
 * @throws TypeError if `text` is not a string
 * @example isOpaqueHostAndPortString("a_b:80") // → true
 * @see https://url.spec.whatwg.org/#opaque-host-and-port-string
 */
export function isOpaqueHostAndPortString(text: string): boolean {
  expectText(text, "isOpaqueHostAndPortString", "text");
  return text === "" || isHostAndPort(text, isValidOpaqueHostString);
}

/** Splits what follows "//" at the path. Neither a host nor a port can contain a "/". */
function splitAuthority(text: string): { readonly authority: string; readonly path: string } | null {
  if (!text.startsWith("//")) return null;
  const slash = text.indexOf("/", 2);
  const end = slash === -1 ? text.length : slash;
  return { authority: text.slice(2, end), path: text.slice(end) };
}

function isHostAndPort(text: string, isHost: (text: string) => boolean): boolean {
  // A host has a ":" only between brackets.
  const colon = text.indexOf(":", text.startsWith("[") ? text.indexOf("]") : 0);
  if (colon === -1) return isHost(text);
  return isHost(text.slice(0, colon)) && isURLPortString(text.slice(colon + 1));
}

function isOptionalPath(text: string): boolean {
  return text === "" || isPathAbsoluteURLString(text);
}
