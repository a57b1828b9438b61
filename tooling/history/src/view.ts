import type { URL } from "@url/api";

/**
 * A result as named texts, so that a draft's and ours can be compared; null is failure. What is absent is null, except
 * for username, host and port, where it is "".
 */
export type View = Readonly<Record<string, string | null>> | null;

/** The components of our URL. An empty password is absent. */
export function viewOfURL(url: URL): NonNullable<View> {
  const hashAt = url.href.indexOf("#");
  const beforeFragment = hashAt === -1 ? url.href : url.href.slice(0, hashAt);
  const queryAt = beforeFragment.indexOf("?");
  return {
    scheme: url.protocol.slice(0, -1),
    username: url.username,
    password: url.password === "" ? null : url.password,
    host: url.hostname,
    port: url.port,
    path: url.pathname,
    query: queryAt === -1 ? null : beforeFragment.slice(queryAt + 1),
    fragment: hashAt === -1 ? null : url.href.slice(hashAt + 1),
    href: url.href,
  };
}

/** Whether two results are the same. */
export function sameView(a: View, b: View): boolean {
  if (a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
