import { parseToday } from "../parse-today.ts";
import { encoded, isSpecial, map, type ParserChanges, put, schemeOf, take, viewOrNull } from "./trial.ts";

/** Path, query and fragment. */
export const PATH_AND_AFTER: ParserChanges = {
  "percent-2e-in-segment": (trial) =>
    hasPath(trial.view) && /%2e/i.test(pathIn(trial.input.input)) ? take(trial, ["path"]) : trial,

  "dot-segments": (trial) =>
    hasPath(trial.view) && DOT_SEGMENT.test(pathIn(trial.input.input)) ? take(trial, ["path"]) : trial,

  "path-set": (trial) => (hasPath(trial.view) ? map(trial, "path", (path) => encoded(path, "^{}")) : trial),

  "query-encoding": (trial) => {
    // The document uses the encoding exactly where today's Standard uses UTF-8, and the other way round.
    const { encoding, ...asUTF8 } = trial.input;
    if (encoding === undefined) return trial;
    if (!isSpecial(trial.view?.scheme)) {
      return put(trial, { query: viewOrNull(trial.parser, asUTF8)?.query ?? null });
    }
    const now = parseToday(asUTF8);
    return now.ok && now.value.query === trial.now?.query ? trial : take(trial, ["query"]);
  },

  "query-unencodable": (trial) =>
    trial.input.encoding === undefined
      ? trial
      : map(trial, "query", (query) => query.replace(/&%23(\d+);/g, "%26%23$1%3B")),

  "query-set": (trial) => map(trial, "query", (query) => requoted(query, trial.view?.scheme, trial.now?.query)),

  "fragment-set": (trial) => map(trial, "fragment", (fragment) => encoded(fragment, ' "<>`')),
};

/** A segment "." or "..", at the start, the end, or between slashes. */
const DOT_SEGMENT = /(?:^|[/\\])\.\.?(?:[/\\?#]|$)/;

/** Whether a draft's URL has segments: only those are encoded with the path set. */
function hasPath(view: { readonly scheme?: string | null } | null): boolean {
  return isSpecial(view?.scheme);
}

/** The part of an input before its query and its fragment. */
function pathIn(input: string): string {
  const scheme = schemeOf(input);
  return (scheme === null ? input : input.slice(scheme.length + 1)).replace(/[?#].*$/s, "");
}

/** Encodes "'" in special queries, and decodes those of "%60" that are "`" in today's result. */
export function requoted(query: string, scheme: string | null | undefined, now: string | null | undefined): string {
  const quoted = isSpecial(scheme) ? query.replaceAll("'", "%27") : query;
  if (now === null || now === undefined || quoted.replaceAll("%60", "`") !== now.replaceAll("%60", "`")) return quoted;
  return now;
}
