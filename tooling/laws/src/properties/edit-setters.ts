import type { PartsToWrite } from "@url/edit";
import {
  type SetterResult,
  setFragment,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
} from "@url/parser";
import { hostTextOf, passwordOf, portOf, type URLRecord, usernameOf } from "@url/serializer";

type Setter = (url: URLRecord) => SetterResult;

/** Returns every `href` that the setters give in an order in which none of them fails or ignores a part of its value. */
export function settersInAnyOrder(url: URLRecord, parts: PartsToWrite): ReadonlySet<string> {
  const setters = settersOf(parts);
  const found = new Set<string>();
  if (setters === null) return found;
  const seen = new Set<string>();
  // `left` has a bit for each setter that has not been called.
  const visit = (record: URLRecord, left: number): void => {
    const state = `${left} ${record.href}`;
    if (seen.has(state)) return;
    seen.add(state);
    if (left === 0) found.add(record.href);
    setters.forEach((setter, index) => {
      const result = left & (1 << index) ? setter(record) : undefined;
      if (result?.ok) visit(result.value, left & ~(1 << index));
    });
  };
  visit(url, (1 << setters.length) - 1);
  return found;
}

/** Returns `null` if a setter would ignore a part of its value. */
function settersOf(parts: PartsToWrite): Setter[] | null {
  const { scheme, username, password, port, path, query, fragment } = parts;
  // The laws give no `Host`.
  const host = parts.host as string | null | undefined;
  const setters: Setter[] = [];
  if (scheme !== undefined) {
    if (!/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return null;
    setters.push((url) => setScheme(url, scheme));
  }
  if (host !== undefined) {
    const isAddress = /^[^[]*:.*:/.test(host ?? "");
    const text = isAddress ? `[${host}]` : (host ?? "");
    if (/[/\\?#\t\n\r]/.test(text) || (!isAddress && !text.startsWith("[") && text.includes(":"))) return null;
    setters.push((url) => (host === null && hostTextOf(url) === null ? same(url) : setHostname(url, text)));
  }
  if (port !== undefined) {
    if (port !== null && !/^[0-9]+$/.test(String(port))) return null;
    setters.push((url) => (port === null && portOf(url) === null ? same(url) : setPort(url, String(port ?? ""))));
  }
  if (username !== undefined) {
    setters.push((url) => (!username && usernameOf(url) === "" ? same(url) : setUsername(url, username ?? "")));
  }
  if (password !== undefined) {
    setters.push((url) => (!password && passwordOf(url) === "" ? same(url) : setPassword(url, password ?? "")));
  }
  if (path !== undefined) setters.push((url) => setPath(url, path ?? ""));
  let done: Setter[] = setters;
  if (query !== undefined) done = [...done, (url) => setQuery(url, query)];
  if (fragment !== undefined) done = [...done, (url) => setFragment(url, fragment)];
  return done;
}

function same(url: URLRecord): SetterResult {
  return { ok: true, value: url };
}
