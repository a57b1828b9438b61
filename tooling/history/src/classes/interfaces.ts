import type { DifferenceClass } from "../class.ts";
import { put, schemeOf, take } from "./changes.ts";

/** The constructor, the origin, and the query object. */
export const INTERFACES = {
  "exception-name": {
    smallest: ["2012", { subject: "construct", url: "" }],
    changes: {
      construct: (trial) => (trial.view?.thrown === "SyntaxError" ? put(trial, { thrown: "TypeError" }) : trial),
    },
  },

  "origin-default-port": {
    smallest: ["2014", { subject: "origin", href: "ws:a" }],
    changes: {
      origin: (trial) =>
        trial.view?.port && trial.now?.port === null && trial.now.scheme !== null ? put(trial, { port: null }) : trial,
    },
  },

  "origin-blob": {
    smallest: ["2014", { subject: "origin", href: "blob:ws:a" }],
    changes: {
      origin: (trial) =>
        schemeOf(trial.input.href.trim()) === "blob" && trial.now?.scheme === null ? take(trial) : trial,
      "origin attribute": (trial) =>
        schemeOf(trial.input.href.trim()) === "blob" && trial.now?.origin === "null" ? take(trial) : trial,
    },
  },

  "origin-unicode": {
    smallest: ["2014", { subject: "origin attribute", href: "ws:é" }],
    changes: {
      "origin attribute": (trial) => (trial.now?.origin?.includes("xn--") ? take(trial) : trial),
    },
  },

  "params-question-mark": {
    smallest: ["2014", { subject: "params", init: "?" }],
    changes: {
      params: ({ input, ...trial }) =>
        typeof input.init === "string" && input.init.startsWith("?") ? take({ input, ...trial }) : { input, ...trial },
    },
  },

  "params-init": {
    smallest: ["2014", { subject: "params", init: {} }],
    changes: { params: (trial) => (typeof trial.input.init === "string" ? trial : take(trial)) },
  },

  "params-emptied": {
    smallest: ["2014", { subject: "set", href: "a:", name: "search", value: "" }],
    changes: {
      "params of URL": (trial) =>
        trial.view?.size === "0" && trial.now?.size === "0" && !trial.now.href?.includes("?")
          ? put(trial, { href: trial.view.href?.replace(/\?(?=#|$)/, "") ?? null })
          : trial,
      set: (trial) =>
        trial.input.name === "search" && trial.view?.query === "" && trial.now?.query === null
          ? put(trial, { query: null })
          : trial,
    },
  },

  "params-set": {
    smallest: [
      "2012",
      { subject: "params of URL", href: "ws://a/?b&b", edit: { method: "set", name: "b", value: "" } },
    ],
    changes: {
      "params of URL": (trial) =>
        trial.input.edit.method === "set" && Number(trial.view?.size) > Number(trial.now?.size) ? take(trial) : trial,
    },
  },

  "params-not-special": {
    smallest: ["2012", { subject: "params of URL", href: "a:", edit: { method: "append", name: "", value: "" } }],
    changes: {
      "params of URL": (trial) => (/^(?:ftp|file|gopher|https?|wss?):/.test(trial.input.href) ? trial : take(trial)),
    },
  },
} as const satisfies Record<string, DifferenceClass>;
