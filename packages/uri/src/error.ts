/** The rules of the grammar that a text can break, by the RFCs' names. */
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

/** Why components cannot be joined, and where: `components[component]`, `[start, end)` in UTF-16 code units. */
export interface RecomposeError {
  readonly code: URIErrorCode | "authority";
  readonly component: "scheme" | "authority" | "path" | "query" | "fragment";
  readonly start: number;
  readonly end: number;
}
