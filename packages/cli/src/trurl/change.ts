import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import { type Components, noComponents } from "./components.ts";
import { canonical, encodeAll, lowerHex } from "./encode.ts";
import { STATUS, throwMistake } from "./mistake.ts";
import type { Iteration, Options } from "./options.ts";
import {
  encodeAssignment,
  joinPairs,
  type Pair,
  pairOf,
  pairsOf,
  replacePairs,
  sortPairs,
  trimPairs,
} from "./query.ts";
import { type ReadingOptions, readComponents } from "./read.ts";
import { assign } from "./set.ts";
import { writeURL } from "./write.ts";

/** A changed URL and the pairs of its query. */
export interface Changed {
  readonly url: Components;
  readonly pairs: readonly Pair[];
}

/** Why a URL is left out. `status` is the exit status if the run ends there. */
export interface Rejection {
  readonly status: typeof STATUS.url | typeof STATUS.badURL;
  readonly message: string;
}

/**
 * Returns what the options make of a URL, or of no URL: one result for each combination of the values of `--iterate`. Calls
 * `warn` for what cannot be set.
 */
export function* change(
  text: string | null,
  options: Options,
  warn: (message: string) => void,
): Generator<Result<Changed, Rejection>> {
  checkDuplicates(options);
  const reading = readingOptions(options);
  const read = text === null ? noURL() : readStart(text, options, reading);
  if (!read.ok) {
    yield { ok: false, error: { status: STATUS.badURL, message: read.error } };
    return;
  }
  for (const values of combinations(options.iterate)) {
    const url = { ...read.value };
    const setting = { onlyCurl: reading.onlyCurl, acceptSpace: reading.acceptSpace };
    for (const assignment of options.set) assign(url, assignment, setting, warn);
    options.iterate.forEach(({ assignment }, i) => {
      assign(url, { ...assignment, value: values[i] as string }, setting, warn);
    });
    yield finish(url, text, options, reading);
  }
}

function readingOptions({ flags }: Options): ReadingOptions {
  return { guess: !flags.has("no-guess-scheme"), acceptSpace: flags.has("accept-space"), onlyCurl: flags.has("curl") };
}

function noURL(): Result<Components, string> {
  return { ok: true, value: noComponents() };
}

function readStart(text: string, { redirect }: Options, reading: ReadingOptions): Result<Components, string> {
  const read = readComponents(text, reading);
  if (!read.ok) return { ok: false, error: `${read.error} [${text}]` };
  if (redirect === null) return read;
  const target = parseURL(redirect, { base: writeURL(read.value, { port: "explicit", unicode: false }) });
  if (!target.ok) return { ok: false, error: `invalid redirection: ${target.error.code} [${redirect}]` };
  const redirected = readComponents(target.value.href, reading);
  return redirected.ok ? redirected : { ok: false, error: `invalid redirection: ${redirected.error} [${redirect}]` };
}

function checkDuplicates({ set, iterate }: Options): void {
  const names = new Set<string>();
  for (const { name } of set) {
    if (names.has(name)) throwMistake(STATUS.set, `duplicate --set for component ${name}`);
    names.add(name);
  }
  for (const { assignment } of iterate)
    if (names.has(assignment.name))
      throwMistake(STATUS.iterate, `duplicate --iterate and --set for component ${assignment.name}`);
}

/** Yields one value of each iteration; the last iteration changes first. */
function* combinations(iterations: readonly Iteration[]): Generator<string[]> {
  const [iteration, ...others] = iterations;
  if (iteration === undefined) {
    yield [];
    return;
  }
  for (const value of iteration.values) for (const rest of combinations(others)) yield [value, ...rest];
}

/** Appends, normalizes, changes the query, and parses the result again if something could have broken it. */
function finish(
  url: Components,
  text: string | null,
  options: Options,
  reading: ReadingOptions,
): Result<Changed, Rejection> {
  for (const segment of options.appendPath) {
    const path = url.path ?? "/";
    url.path = `${path}${path.endsWith("/") ? "" : "/"}${encodeAll(segment)}`;
  }
  if (options.appendPath.length > 0) url.path = lowerHex(url.path ?? "/");
  url.path = canonical(url.path ?? "/");
  for (const name of ["fragment", "user", "password", "options"] as const)
    if (url[name] !== null) url[name] = canonicalComponent(url[name]);
  const pairs = changeQuery(url, options);

  const { redirect, set, iterate, appendPath } = options;
  if (text === null || redirect !== null || set.length + iterate.length + appendPath.length > 0) {
    if (url.scheme === null || url.host === null)
      return { ok: false, error: { status: STATUS.url, message: "not enough input for a URL" } };
    const written = writeURL(url, { port: "explicit", unicode: false });
    const again = readComponents(written, { ...reading, guess: false });
    if (!again.ok) return { ok: false, error: { status: STATUS.badURL, message: `${again.error} [${written}]` } };
    url.host = again.value.host;
    url.path = again.value.path;
  }
  return { ok: true, value: { url, pairs } };
}

/** As {@link canonical}, but a slash is encoded too. */
function canonicalComponent(text: string): string {
  return text.includes("/") ? lowerHex(canonical(text.replaceAll("/", "%2f"))) : canonical(text);
}

function changeQuery(url: Components, options: Options): readonly Pair[] {
  const separator = options.separator ?? "&";
  const before = pairsOf(url.query, separator);
  let pairs = trimPairs(before, options.trim);
  pairs = replacePairs(pairs, options.replace, options.replaceOrAppend);
  for (const text of options.appendQuery) pairs.push(pairOf(encodeAssignment(text)));
  if (options.flags.has("sort-query")) pairs = sortPairs(pairs);
  // A query of separators alone stays as it is.
  if (before.length > 0 || pairs.length > 0) url.query = joinPairs(pairs, separator);
  return pairs;
}
