import { encodeComponent, NOT_IN_FIRST_SEGMENT, NOT_IN_PATH, NOT_IN_QUERY, NOT_IN_USERINFO } from "./encode.ts";
import { writeHost } from "./host.ts";

/** A URI in parts, as validators of JSON Schema pass it around: a property that is missing is an absent component. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
}

/**
 * Joins components to a URI reference and percent-encodes in each what it cannot hold, so that none can change
 * another one. There is an authority if userinfo, host or port is present. A path behind it gets a "/" in front; one
 * that would be read as an authority or a scheme gets "%2F" or "%3A". An empty scheme counts as absent.
 * Throws a TypeError for a component of a wrong type, for a scheme outside of the RFC's grammar, and for a port that
 * is not of digits: neither can hold a triplet.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function serializeComponent(component: URIComponent): string {
  expectTypes(component);
  const { scheme = "", userinfo, host, port, path = "", query, fragment } = component;
  if (scheme !== "" && !SCHEME.test(scheme)) throw refuse("scheme", scheme, "a letter and letters, digits, +, - or .");
  let output = scheme === "" ? "" : `${scheme}:`;
  const hasAuthority = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasAuthority) {
    if (port !== undefined && !/^\d*$/.test(`${port}`)) throw refuse("port", port, "digits");
    output += "//";
    if (userinfo !== undefined) output += `${encodeComponent(userinfo, NOT_IN_USERINFO)}@`;
    if (host !== undefined) output += writeHost(host);
    if (port !== undefined) output += `:${port}`;
  }
  output += writePath(path, hasAuthority, scheme !== "");
  if (query !== undefined) output += `?${encodeComponent(query, NOT_IN_QUERY)}`;
  if (fragment !== undefined) output += `#${encodeComponent(fragment, NOT_IN_QUERY)}`;
  return output;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function writePath(path: string, hasAuthority: boolean, hasScheme: boolean): string {
  if (hasAuthority) return (path === "" || path.startsWith("/") ? "" : "/") + encodeComponent(path, NOT_IN_PATH);
  if (path.startsWith("//")) return `/%2F${encodeComponent(path.slice(2), NOT_IN_PATH)}`;
  const slash = hasScheme ? 0 : path.indexOf("/");
  const end = slash === -1 ? path.length : slash;
  return encodeComponent(path.slice(0, end), NOT_IN_FIRST_SEGMENT) + encodeComponent(path.slice(end), NOT_IN_PATH);
}

function expectTypes(component: URIComponent): void {
  if (typeof component !== "object" || component === null) {
    throw new TypeError("uriResolver.serialize: component must be an object.");
  }
  for (const name of NAMES) {
    const value: unknown = component[name];
    if (value === undefined || typeof value === "string" || (name === "port" && typeof value === "number")) continue;
    const expected = name === "port" ? "a string, a number" : "a string";
    throw new TypeError(
      `uriResolver.serialize: ${name} must be ${expected} or undefined, but is ${value === null ? null : typeof value}.`,
    );
  }
}

function refuse(name: string, value: string | number, expected: string): TypeError {
  // A message is for people to read, not a copy of the input.
  return new TypeError(
    `uriResolver.serialize: ${name} must be ${expected}, but is ${JSON.stringify(`${value}`.slice(0, 80))}.`,
  );
}

const SCHEME = /^[A-Za-z][A-Za-z\d+.-]*$/;
const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
