import { type DraftInput, type DraftName, type DraftParser, parseWith } from "../draft-parser.ts";
import type { ParsedAs } from "../parsed-as.ts";
import type { DraftChangeName } from "./table.ts";

/** A result without the reason of a failure, which is null. */
export type View = ParsedAs | null;

/** A comparison under way: `view` begins as the draft's result, and each change moves it toward today's. */
export interface Trial {
  readonly document: DraftName;
  readonly input: DraftInput;
  readonly view: View;
  readonly now: View;
  /** The draft's parser: a change may replace it by one with a part of a later document. */
  readonly parser: DraftParser;
}

/**
 * Makes a change: returns the trial with what the draft would return if it said in one place what today's Standard says. The
 * change concerns a difference if the view is another one then.
 */
export type MakeChange = (trial: Trial) => Trial;

/** The changes of the parser, by their names. */
export type ParserChanges = Readonly<Partial<Record<DraftChangeName, MakeChange>>>;

/** Today's special schemes. The drafts' relative schemes have `gopher` too. */
const SPECIAL: readonly string[] = ["ftp", "file", "http", "https", "ws", "wss"];

export function isSpecial(scheme: string | null | undefined): boolean {
  return SPECIAL.includes(scheme ?? "");
}

/** Takes the named components of today's result, or all of it: for what a draft does not have at all. */
export function take(trial: Trial, names: readonly (keyof ParsedAs)[] = []): Trial {
  const { view, now } = trial;
  if (view === null || now === null || names.length === 0) return { ...trial, view: now };
  return { ...trial, view: { ...view, ...Object.fromEntries(names.map((name) => [name, now[name]])) } };
}

/** Sets components. */
export function put(trial: Trial, values: Partial<ParsedAs>): Trial {
  return trial.view === null ? trial : { ...trial, view: { ...trial.view, ...values } };
}

/** Replaces one component by what `change` makes of it. */
export function map(trial: Trial, name: keyof ParsedAs, change: (text: string) => string): Trial {
  const text = trial.view?.[name];
  return text === null || text === undefined ? trial : put(trial, { [name]: change(text) });
}

/** Parses again, with another input, base or parser. */
export function again(trial: Trial, change: Partial<DraftInput>, parser: DraftParser = trial.parser): Trial {
  const input = { ...trial.input, ...change };
  return { ...trial, input, parser, view: viewOrNull(parser, input) };
}

/** What a draft's parser returns, without the reason of a failure. */
export function viewOrNull(parser: DraftParser, input: DraftInput): View {
  const result = parseWith(parser, input);
  return result.ok ? result.value : null;
}

/** Returns true if two results are the same. */
export function sameView(a: View, b: View): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof ParsedAs)[]).every((name) => a[name] === b[name]);
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
