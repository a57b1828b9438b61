/**
 * The components of a URL and of a pattern, in the Standard's order.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-struct
 */
export const COMPONENTS = [
  "protocol",
  "username",
  "password",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
] as const;

/** The name of a component: that of an attribute of `URLPattern`. */
export type ComponentName = (typeof COMPONENTS)[number];

/**
 * A text for each component: patterns where a pattern is made, plain text where one is matched. An absent component of a
 * pattern matches everything, or what the base URL has.
 * @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatterninit
 */
export interface URLPatternInit {
  protocol?: string;
  username?: string;
  password?: string;
  hostname?: string;
  port?: string;
  pathname?: string;
  search?: string;
  hash?: string;
  /** What a component is taken from that neither the object has, nor a less specific one of it. */
  baseURL?: string;
}
