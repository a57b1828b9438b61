/** The rules that can be the reason why a text is not in the grammar, by the RFCs' names. */
export type URIRule =
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

/** The component that is at fault. */
export type URIComponentName = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/** Why a text is not in the grammar: the rule that is broken, and where: `text[start, end)` in UTF-16 code units. */
export interface URIFailure {
  readonly code: URIRule;
  readonly component: URIComponentName;
  readonly start: number;
  readonly end: number;
}

/** Why components cannot be joined: the rule that is broken, and where: `components[component]`, `[start, end)`. */
export interface RecomposeFailure {
  readonly code: URIRule | "authority";
  readonly component: "scheme" | "authority" | "path" | "query" | "fragment";
  readonly start: number;
  readonly end: number;
}
