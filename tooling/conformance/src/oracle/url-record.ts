/**
 * A domain, an opaque host or the empty host is a string; an IPv4 address a number; an IPv6 address eight pieces.
 * @see https://url.spec.whatwg.org/#host-representation
 */
export type Host = string | number | readonly number[];

/**
 * The Standard's URL record, which the state machine changes in place, as in the Standard. The path is a list of
 * segments, or a string if it is opaque.
 * @see https://url.spec.whatwg.org/#url-representation
 */
export interface OracleURL {
  scheme: string;
  username: string;
  password: string;
  host: Host | null;
  port: number | null;
  path: string | string[];
  query: string | null;
  fragment: string | null;
}

export function newURL(): OracleURL {
  return { scheme: "", username: "", password: "", host: null, port: null, path: [], query: null, fragment: null };
}

export function cloneURL(url: OracleURL): OracleURL {
  return { ...url, path: clonePath(url.path) };
}

export function clonePath(path: string | readonly string[]): string | string[] {
  return typeof path === "string" ? path : [...path];
}

const DEFAULT_PORTS = new Map<string, number | null>([
  ["ftp", 21],
  ["file", null],
  ["http", 80],
  ["https", 443],
  ["ws", 80],
  ["wss", 443],
]);

/** @see https://url.spec.whatwg.org/#special-scheme */
export function isSpecialScheme(scheme: string): boolean {
  return DEFAULT_PORTS.has(scheme);
}

/** @see https://url.spec.whatwg.org/#default-port */
export function defaultPort(scheme: string): number | null {
  return DEFAULT_PORTS.get(scheme) ?? null;
}

/** @see https://url.spec.whatwg.org/#is-special */
export function isSpecial(url: OracleURL): boolean {
  return isSpecialScheme(url.scheme);
}

/** @see https://url.spec.whatwg.org/#include-credentials */
export function includesCredentials(url: OracleURL): boolean {
  return url.username !== "" || url.password !== "";
}

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(url: OracleURL): boolean {
  return typeof url.path === "string";
}

/** @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
export function cannotHaveUsernamePasswordPort(url: OracleURL): boolean {
  return url.host === null || url.host === "" || url.scheme === "file";
}

/** Returns the path of a URL that, as the Standard asserts or has checked, is not opaque. */
export function listPath(url: OracleURL): string[] {
  if (typeof url.path === "string") throw new Error("the Standard asserts that this path is not opaque");
  return url.path;
}

/** @see https://url.spec.whatwg.org/#shorten-a-urls-path */
export function shortenPath(url: OracleURL): void {
  const path = listPath(url);
  if (url.scheme === "file" && path.length === 1 && isNormalizedWindowsDriveLetter(path[0] as string)) return;
  path.pop();
}

/** @see https://url.spec.whatwg.org/#windows-drive-letter */
export function isWindowsDriveLetter(text: string): boolean {
  return /^[A-Za-z][:|]$/.test(text);
}

/** @see https://url.spec.whatwg.org/#normalized-windows-drive-letter */
export function isNormalizedWindowsDriveLetter(text: string): boolean {
  return /^[A-Za-z]:$/.test(text);
}

/** @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter */
export function startsWithWindowsDriveLetter(input: readonly string[]): boolean {
  if (input.length < 2 || !isWindowsDriveLetter(input.slice(0, 2).join(""))) return false;
  return input.length === 2 || ["/", "\\", "?", "#"].includes(input[2] as string);
}

/** @see https://url.spec.whatwg.org/#single-dot-path-segment */
export function isSingleDotSegment(segment: string): boolean {
  return segment === "." || /^%2e$/i.test(segment);
}

/** @see https://url.spec.whatwg.org/#double-dot-path-segment */
export function isDoubleDotSegment(segment: string): boolean {
  return segment === ".." || /^(?:\.%2e|%2e\.|%2e%2e)$/i.test(segment);
}
