import { requoted } from "@url/history/internal";
import type { DifferenceClass } from "../class.ts";
import { encoded, isSpecial, map, take } from "./changes.ts";

/** Path, query and fragment. */
export const PATH_AND_AFTER = {
  "percent-2e-in-segment": {
    smallest: ["2012", { subject: "parse", input: "ws:a/%2ea", base: null }],
    changes: {
      set: (trial) =>
        trial.input.name === "pathname" && /%2e/i.test(trial.input.value) ? take(trial, ["path"]) : trial,
    },
  },

  "dot-segments": {
    smallest: ["2012", { subject: "parse", input: "./", base: "ws:a" }],
    changes: {
      set: (trial) =>
        trial.input.name === "pathname" && DOT_SEGMENT.test(trial.input.value) ? take(trial, ["path"]) : trial,
    },
  },

  "path-set": {
    smallest: ["2014", { subject: "parse", input: "^", base: "ws:a" }],
    changes: {
      set: (trial) => (hasPath(trial.view) ? map(trial, "path", (path) => encoded(path, "^{}")) : trial),
    },
  },

  "query-encoding": {
    smallest: ["2012", { subject: "parse", input: "ftp:a?é", base: null, encoding: "l1" }],
    changes: {},
  },

  "query-unencodable": {
    smallest: ["2014", { subject: "parse", input: "ftp:a?☃", base: null, encoding: "l1" }],
    changes: {},
  },

  "query-set": {
    smallest: ["2014", { subject: "parse", input: "a:?`", base: null }],
    changes: {
      set: (trial) => map(trial, "query", (query) => requoted(query, trial.view?.scheme, trial.now?.query)),
    },
  },

  "fragment-set": {
    smallest: ["2014", { subject: "parse", input: 'a:#"', base: null }],
    changes: {
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
