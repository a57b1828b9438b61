import { refuse } from "@url/result/internal";
import { encode, FIRST_SEGMENT, PATH, QUERY, USERINFO } from "../encode.ts";
import { writeHost } from "./host.ts";

/** A URI in parts, as JSON Schema validators exchange it. A missing property is an absent component. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  /** Only in what `parse` returns: what is wrong with the text, in a sentence. */
  error?: string;
}

/**
 * Joins components to a URI reference, and percent-encodes in each what it cannot contain, so that no component can
 * change another one. There is an authority if userinfo, host or port is present. A path after an authority gets a
 * leading "/"; one that would be read as an authority or a scheme gets "%2F" or "%3A". An empty scheme counts as absent.
 * @throws TypeError for a component of a wrong type, and for a scheme or a port outside of the RFC's grammar, because
 *   neither can contain a triplet
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function serializeComponent(component: URIComponent): string {
  expectTypes(component);
  const { scheme = "", userinfo, host, port, path = "", query, fragment } = component;
  if (scheme !== "" && !SCHEME.test(scheme)) refuse(scheme, WHERE, "scheme", "a letter and letters, digits, +, - or .");
  let output = scheme === "" ? "" : `${scheme}:`;
  const hasAuthority = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasAuthority) {
    if (port !== undefined && !/^\d*$/.test(`${port}`)) refuse(port, WHERE, "port", "digits");
    output += "//";
    if (userinfo !== undefined) output += `${encode(userinfo, USERINFO)}@`;
    if (host !== undefined) output += writeHost(host);
    if (port !== undefined) output += `:${port}`;
  }
  output += writePath(path, hasAuthority, scheme !== "");
  if (query !== undefined) output += `?${encode(query, QUERY)}`;
  if (fragment !== undefined) output += `#${encode(fragment, QUERY)}`;
  return output;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function writePath(path: string, hasAuthority: boolean, hasScheme: boolean): string {
  if (hasAuthority) return (path === "" || path.startsWith("/") ? "" : "/") + encode(path, PATH);
  if (path.startsWith("//")) return `/%2F${encode(path.slice(2), PATH)}`;
  const slash = hasScheme ? 0 : path.indexOf("/");
  const end = slash === -1 ? path.length : slash;
  return encode(path.slice(0, end), FIRST_SEGMENT) + encode(path.slice(end), PATH);
}

function expectTypes(component: URIComponent): void {
  if (typeof component !== "object" || component === null) refuse(component, WHERE, "component", "an object");
  for (const name of NAMES) {
    const value: unknown = component[name];
    if (value === undefined || typeof value === "string" || (name === "port" && typeof value === "number")) continue;
    refuse(value, WHERE, name, `${name === "port" ? "a string, a number" : "a string"} or undefined`);
  }
}

const WHERE = "uriResolver.serialize";
const SCHEME = /^[A-Za-z][A-Za-z\d+.-]*$/;
const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
