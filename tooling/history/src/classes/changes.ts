import type { Subject } from "../case.ts";
import type { Trial } from "../class.ts";
import type { View } from "../view.ts";

/** Today's special schemes. */
const SPECIAL = ["ftp", "file", "http", "https", "ws", "wss"];

export function isSpecial(scheme: string | null | undefined): boolean {
  return SPECIAL.includes(scheme ?? "");
}

/** Takes the named components of our result, or all of it: for what a draft does not have at all. */
export function take<S extends Subject>(trial: Trial<S>, names: readonly string[] = []): Trial<S> {
  const { view, now } = trial;
  if (view === null || now === null || names.length === 0) return { ...trial, view: now };
  return { ...trial, view: { ...view, ...Object.fromEntries(names.map((name) => [name, now[name] ?? null])) } };
}

/** Sets components. */
export function put<S extends Subject>(trial: Trial<S>, values: NonNullable<View>): Trial<S> {
  return trial.view === null ? trial : { ...trial, view: { ...trial.view, ...values } };
}

/** Replaces one component by what `change` makes of it. */
export function map<S extends Subject>(trial: Trial<S>, name: string, change: (text: string) => string): Trial<S> {
  const text = trial.view?.[name];
  return text === null || text === undefined ? trial : put(trial, { [name]: change(text) });
}

/** Percent-encodes the characters of `set`, which are ASCII. */
export function encoded(text: string, set: string): string {
  const encode = (c: string) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  return Array.from(text, (c) => (set.includes(c) ? encode(c) : c)).join("");
}

/** The scheme of a text, in lower case; null if it has none. */
export function schemeOf(text: string): string | null {
  return /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? null;
}
