/**
 * The rules of the grammar that a text can break, by the RFCs' names.
 *
 * - `scheme`: the scheme is missing, does not start with a letter, or has something other than letters, digits, "+",
 *   "-" and "."
 * - `userinfo`: a character is not allowed before the "@"
 * - `IP-literal`: brackets do not close, or are followed by anything but a port
 * - `IPv6address`: what is in the brackets is not an IPv6 address
 * - `IPvFuture`: what is in the brackets starts with "v", but is not an address of a future version
 * - `reg-name`: a character is not allowed in a name
 * - `port`: the port has something other than digits
 * - `path-abempty`: a character is not allowed in a path after an authority
 * - `path-absolute`: a character is not allowed in a path that starts with "/"
 * - `path-rootless`: a character is not allowed in a path after a scheme
 * - `path-noscheme`: a character is not allowed in a path without a scheme, or its first segment has a colon
 * - `query`: a character is not allowed in a query
 * - `fragment`: a character is not allowed in a fragment
 * - `pct-encoded`: no two hex digits follow a "%"
 * - `absolute-URI`: there is a fragment, which the rule does not have
 * - `relative-ref`: there is a scheme, which the rule does not have
 */
export type URIErrorCode =
  | "scheme"
  | "userinfo"
  | "IP-literal"
  | "IPv6address"
  | "IPvFuture"
  | "reg-name"
  | "port"
  | "path-abempty"
  | "path-absolute"
  | "path-rootless"
  | "path-noscheme"
  | "query"
  | "fragment"
  | "pct-encoded"
  | "absolute-URI"
  | "relative-ref";

/** The component that an error is in. */
export type URIComponentName = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/** The rule of the grammar that a text breaks, and where: `text[start, end)` in UTF-16 code units. */
export interface URISyntaxError {
  readonly code: URIErrorCode;
  readonly component: URIComponentName;
  readonly start: number;
  readonly end: number;
}

/**
 * Why components cannot be joined, and where: `components[component]`, `[start, end)` in UTF-16 code units.
 *
 * - `authority`: a delimiter would end the authority
 */
export interface RecomposeError {
  readonly code: URIErrorCode | "authority";
  readonly component: "scheme" | "authority" | "path" | "query" | "fragment";
  readonly start: number;
  readonly end: number;
}
