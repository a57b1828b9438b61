import type { DifferenceClass } from "../class.ts";
import { put, schemeOf, take } from "./changes.ts";

/** The constructor, the origin, and the query object. */
export const INTERFACES = {
  "exception-name": {
    documents: {
      2012: { section: "Constructors", says: 'If parsed URL is failure, throw an "SyntaxError" exception' },
    },
    today: { anchor: "dom-url-url", says: "If parsedURL is failure, then throw a TypeError" },
    smallest: ["2012", { subject: "construct", url: "" }],
    changes: {
      construct: (trial) => (trial.view?.thrown === "SyntaxError" ? put(trial, { thrown: "TypeError" }) : trial),
    },
  },

  "origin-default-port": {
    documents: {
      2014: {
        section: "4.4, origin",
        says: "its default port if its port is the empty string, and its port otherwise",
      },
      2015: {
        section: "Origin concept, origin",
        says: "jego port domyślny jeśli jego port jest pustym łańcuchem znakowym",
      },
    },
    today: { anchor: "concept-url-origin", says: "url's scheme, url's host, url's port, null" },
    smallest: ["2014", { subject: "origin", href: "ws:a" }],
    changes: {
      origin: (trial) =>
        trial.view?.port && trial.now?.port === null && trial.now.scheme !== null ? put(trial, { port: null }) : trial,
    },
  },

  "origin-blob": {
    documents: {
      2014: {
        section: "4.4, origin",
        says: "If url is failure, return a new globally unique identifier. Otherwise, return url’s origin",
      },
      2015: { section: "Origin concept, origin", says: "W przeciwnym razie zwróć pochodzenie z url" },
    },
    today: {
      anchor: "concept-url-origin",
      says: 'If pathURL\'s scheme is "http", "https", or "file", then return pathURL\'s origin',
    },
    smallest: ["2014", { subject: "origin", href: "blob:ws:a" }],
    changes: {
      origin: (trial) =>
        schemeOf(trial.input.href.trim()) === "blob" && trial.now?.scheme === null ? take(trial) : trial,
      "origin attribute": (trial) =>
        schemeOf(trial.input.href.trim()) === "blob" && trial.now?.origin === "null" ? take(trial) : trial,
    },
  },

  "origin-unicode": {
    documents: {
      2014: { section: "6.3, origin", says: "Return the Unicode serialization of url’s origin" },
    },
    today: { anchor: "dom-url-origin", says: "return the serialization of this's URL's origin" },
    smallest: ["2014", { subject: "origin attribute", href: "ws:é" }],
    changes: {
      "origin attribute": (trial) => (trial.now?.origin?.includes("xn--") ? take(trial) : trial),
    },
  },

  "params-question-mark": {
    documents: {
      2012: {
        section: "Interface URLQuery, new URLQuery object",
        says: "If init is a string and is not the empty string",
      },
      2014: {
        section: "6.4, new URLSearchParams object",
        says: "If init is a string, set query’s list to the result of parsing init",
      },
    },
    today: {
      anchor: "dom-urlsearchparams-urlsearchparams",
      says: "If init is a string and starts with U+003F (?), then remove the first code point from init",
    },
    smallest: ["2014", { subject: "params", init: "?" }],
    changes: {
      params: ({ input, ...trial }) =>
        typeof input.init === "string" && input.init.startsWith("?") ? take({ input, ...trial }) : { input, ...trial },
    },
  },

  "params-init": {
    documents: {
      2012: { section: "Interface URLQuery, new URLQuery object", says: "If init is a dictionary..." },
      2014: { section: "6.4", says: '[Constructor(optional (USVString or URLSearchParams) init = "")' },
    },
    today: { anchor: "urlsearchparams-initialize", says: "If init is a sequence, then for each innerSequence of init" },
    smallest: ["2014", { subject: "params", init: {} }],
    changes: { params: (trial) => (typeof trial.input.init === "string" ? trial : take(trial)) },
  },

  "params-emptied": {
    documents: {
      2012: {
        section: "Interface URLQuery, update steps",
        says: "query to the serialization of the URLQuery object's associated list",
      },
      2014: { section: "6.4, update steps", says: "query to the serialization of URLSearchParams object’s list" },
    },
    today: {
      anchor: "concept-urlsearchparams-update",
      says: "If serializedQuery is the empty string, then set serializedQuery to null",
    },
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
    documents: {
      2012: { section: "Interface URLQuery, set", says: "set the value of the first such name-value pair to value" },
    },
    today: {
      anchor: "dom-urlsearchparams-set",
      says: "set the value of the first such tuple to value and remove the others",
    },
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
    documents: {
      2012: {
        section: "API",
        says: "created with a non-null url whose relative flag is set, query object must be set",
      },
    },
    today: { anchor: "url-initialize", says: "Set url's query object to a new URLSearchParams object" },
    smallest: ["2012", { subject: "params of URL", href: "a:", edit: { method: "append", name: "", value: "" } }],
    changes: {
      "params of URL": (trial) => (/^(?:ftp|file|gopher|https?|wss?):/.test(trial.input.href) ? trial : take(trial)),
    },
  },
} as const satisfies Record<string, DifferenceClass>;
