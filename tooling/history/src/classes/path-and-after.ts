import type { DifferenceClass } from "../class.ts";
import { parse, parseAs } from "../subjects/parse.ts";
import { encoded, isSpecial, map, put, schemeOf, take } from "./changes.ts";

/** Path, query and fragment. */
export const PATH_AND_AFTER = {
  "percent-2e-in-segment": {
    documents: {
      2012: { section: "Parsing, relative path state", says: 'increase pointer by two, and append "." to buffer' },
    },
    today: { anchor: "single-dot-path-segment", says: 'that is "." or an ASCII case-insensitive match for "%2e"' },
    smallest: ["2012", { subject: "parse", input: "ws:a/%2ea", base: null }],
    changes: {
      parse: (trial) => (hasPath(trial.view) && /%2e/i.test(pathIn(trial.input.input)) ? take(trial, ["path"]) : trial),
      set: (trial) =>
        trial.input.name === "pathname" && /%2e/i.test(trial.input.value) ? take(trial, ["path"]) : trial,
    },
  },

  "dot-segments": {
    documents: {
      2012: {
        section: "Parsing, relative path state",
        says: 'If buffer is ".." and c is one of EOF code point, "/", and "\\", set the last string in url\'s path to the empty string',
      },
    },
    today: {
      anchor: "path-state",
      says: "If neither c is U+002F (/), nor url is special and c is U+005C (\\), append the empty string to url's path",
    },
    smallest: ["2012", { subject: "parse", input: "./", base: "ws:a" }],
    changes: {
      parse: (trial) =>
        hasPath(trial.view) && DOT_SEGMENT.test(pathIn(trial.input.input)) ? take(trial, ["path"]) : trial,
      set: (trial) =>
        trial.input.name === "pathname" && DOT_SEGMENT.test(trial.input.value) ? take(trial, ["path"]) : trial,
    },
  },

  "path-set": {
    documents: {
      2012: {
        section: "Percent-encoded bytes, default encode set",
        says: 'U+0020, \'"\', "#", "<", ">", "?", and "`"',
      },
      2014: { section: "2, default encode set", says: 'U+0020, \'"\', "#", "<", ">", "?", and "`"' },
      2015: { section: "Percent-encoded bytes, default encode set", says: 'U+0020, \'"\', "<", ">", "?" oraz "`"' },
    },
    today: {
      anchor: "path-percent-encode-set",
      says: "U+003F (?), U+005E (^), U+0060 (`), U+007B ({), and U+007D (})",
    },
    smallest: ["2014", { subject: "parse", input: "^", base: "ws:a" }],
    changes: {
      parse: (trial) => (hasPath(trial.view) ? map(trial, "path", (path) => encoded(path, "^{}")) : trial),
      set: (trial) => (hasPath(trial.view) ? map(trial, "path", (path) => encoded(path, "^{}")) : trial),
    },
  },

  "query-encoding": {
    documents: {
      2012: { section: "Parsing, query state", says: "If url's relative flag is set, set encoding override to utf-8" },
    },
    today: { anchor: "query-state", says: "url is not special" },
    smallest: ["2012", { subject: "parse", input: "ftp:a?é", base: null, encoding: "l1" }],
    changes: {
      // The document uses the encoding exactly where today's Standard uses UTF-8, and the other way round.
      parse: (trial) => {
        const { encoding, ...asUTF8 } = trial.input;
        if (encoding === undefined || trial.parser === undefined) return trial;
        if (!isSpecial(trial.view?.scheme)) {
          return put(trial, { query: parseAs(trial.parser, asUTF8)?.query ?? null });
        }
        return parse.now(asUTF8)?.query === trial.now?.query ? trial : take(trial, ["query"]);
      },
    },
  },

  "query-unencodable": {
    documents: {
      2014: {
        section: "4.2, query state",
        says: "Set buffer to the result of encoding buffer using encoding override",
      },
      2015: {
        section: "URL parsing, stan zapytania",
        says: "Ustaw buffer na wynik kodowania buffer z użyciem encoding override",
      },
    },
    today: {
      anchor: "string-percent-encode-after-encoding",
      says: 'Append "%26%23", followed by the shortest sequence of ASCII digits',
    },
    smallest: ["2014", { subject: "parse", input: "ftp:a?☃", base: null, encoding: "l1" }],
    changes: {
      parse: (trial) =>
        trial.input.encoding === undefined
          ? trial
          : map(trial, "query", (query) => query.replace(/&%23(\d+);/g, "%26%23$1%3B")),
    },
  },

  "query-set": {
    documents: {
      2012: {
        section: "Parsing, query state",
        says: "is one of 0x22, 0x23, 0x3C, 0x3E, and 0x60, append byte, percent encoded",
      },
      2014: {
        section: "4.2, query state",
        says: "is one of 0x22, 0x23, 0x3C, 0x3E, and 0x60, append byte, percent encoded",
      },
      2015: {
        section: "URL parsing, stan zapytania",
        says: "jest jednym z 0x22, 0x23, 0x3C, 0x3E i 0x60, to dodaj zakodowany procentowo byte",
      },
    },
    today: {
      anchor: "query-percent-encode-set",
      says: "special-query percent-encode set is a percent-encode set consisting of the query percent-encode set and U+0027 (')",
    },
    smallest: ["2014", { subject: "parse", input: "a:?`", base: null }],
    changes: {
      parse: (trial) => map(trial, "query", (query) => requoted(query, trial.view?.scheme, trial.now?.query)),
      set: (trial) => map(trial, "query", (query) => requoted(query, trial.view?.scheme, trial.now?.query)),
    },
  },

  "fragment-set": {
    documents: {
      2012: { section: "Parsing, fragment state", says: "utf-8 percent encode c using the simple encode set" },
      2014: { section: "4.2, fragment state", says: "utf-8 percent encode c using the simple encode set" },
      2015: {
        section: "URL parsing, stan fragmentu",
        says: "z użyciem prostego zestawu kodowania i dołącz wynik do fragmentu z url",
      },
    },
    today: {
      anchor: "fragment-percent-encode-set",
      says: 'U+0020 SPACE, U+0022 ("), U+003C (<), U+003E (>), and U+0060 (`)',
    },
    smallest: ["2014", { subject: "parse", input: 'a:#"', base: null }],
    changes: {
      parse: (trial) => map(trial, "fragment", (fragment) => encoded(fragment, ' "<>`')),
      set: (trial) => map(trial, "fragment", (fragment) => encoded(fragment, ' "<>`')),
    },
  },
} as const satisfies Record<string, DifferenceClass>;

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
function requoted(query: string, scheme: string | null | undefined, now: string | null | undefined): string {
  const quoted = isSpecial(scheme) ? query.replaceAll("'", "%27") : query;
  if (now === null || now === undefined || quoted.replaceAll("%60", "`") !== now.replaceAll("%60", "`")) return quoted;
  return now;
}
