import { withoutTabs } from "@url/history/internal";
import type { DifferenceClass } from "../class.ts";
import { set } from "../subjects/set.ts";
import { schemeOf, take } from "./changes.ts";

/** The setters that remove a delimiter from the start of their value. */
const DELIMITERS: Readonly<Record<string, string>> = { search: "?", hash: "#" };

/** What differs before the components are parsed: what is removed, and which URLs can be a base. */
export const SCHEMES = {
  "controls-trimmed": {
    smallest: ["2014", { subject: "parse", input: "a:\0", base: null }],
    changes: {},
  },

  "tabs-and-newlines": {
    smallest: ["2014", { subject: "parse", input: "a\t:", base: null }],
    changes: {
      set: (trial) => {
        if (trial.input.name === "username" || trial.input.name === "password") return trial;
        const { name, value } = trial.input;
        const delimiter = DELIMITERS[name] ?? "";
        // A delimiter after a tab belongs to the value: it is looked for before tabs are removed.
        const rest = delimiter !== "" && value.startsWith(delimiter) ? value.slice(1) : value;
        const isEmpty = value === "";
        const input = { ...trial.input, value: isEmpty ? "" : delimiter + withoutTabs(rest) };
        return { ...trial, input, view: set.old(trial.document, input) };
      },
    },
  },

  "fragment-of-opaque-base": {
    smallest: ["2014", { subject: "parse", input: "#", base: "a:" }],
    changes: {},
  },

  "not-special-base": {
    smallest: ["2014", { subject: "parse", input: "", base: "a:/" }],
    changes: {},
  },

  "file-base": {
    smallest: ["2014", { subject: "parse", input: "file:", base: "ws:a" }],
    changes: {},
  },

  gopher: {
    smallest: ["2014", { subject: "parse", input: "gopher:", base: null }],
    changes: {
      set: (trial) => (isGopher(trial.view?.scheme) ? take(trial) : trial),
      origin: (trial) => (isGopher(schemeOf(trial.input.href.trim())) ? take(trial) : trial),
      "origin attribute": (trial) => (isGopher(schemeOf(trial.input.href.trim())) ? take(trial) : trial),
    },
  },

  "not-special-authority": {
    smallest: ["2014", { subject: "parse", input: "a://", base: null }],
    changes: {},
  },

  "opaque-path-space": {
    smallest: ["2014", { subject: "parse", input: "a: #", base: null }],
    changes: {},
  },

  "scheme-data-query": {
    smallest: ["2012", { subject: "parse", input: "a:?", base: null }],
    changes: {
      serialize: (trial) => (trial.now?.text?.startsWith(`${trial.view?.text}?`) ? take(trial) : trial),
    },
  },
} as const satisfies Record<string, DifferenceClass>;

function isGopher(scheme: string | null | undefined): boolean {
  return scheme === "gopher";
}
