import { parseFormString, serializeForm } from "@url/tooling-oracle/2014";
import type { SetterName } from "../case.ts";
import type { Changes, DifferenceClass } from "../class.ts";
import { isSpecial, take } from "./changes.ts";

/** Takes our result of one setter, or of some. */
function onSetters(names: readonly SetterName[], components: readonly string[] = []): Changes {
  return { set: (trial) => (names.includes(trial.input.name) ? take(trial, components) : trial) };
}

/** The setters of the interface `URL`. They come after the components, so that only what is left is theirs. */
export const SETTERS = {
  "href-setter": {
    documents: {
      2012: { section: "Interface URLUtils, href", says: "Set url and query object to null" },
      2014: {
        section: "6.3, href",
        says: "basic URL parser on input with base URL being the result of running get the base",
      },
    },
    today: {
      anchor: "dom-url-href",
      says: "running the basic URL parser on the given value. If parsedURL is failure, then throw a TypeError",
    },
    smallest: ["2012", { subject: "set", href: "a:", name: "href", value: "" }],
    changes: onSetters(["href"]),
  },

  "protocol-setter": {
    documents: {
      2012: { section: "Parsing, scheme state", says: "If state override is given, terminate this algorithm" },
      2014: { section: "4.2, scheme state", says: "If state override is given, terminate this algorithm" },
    },
    today: {
      anchor: "scheme-state",
      says: "If url's scheme is a special scheme and buffer is not a special scheme, then return",
    },
    smallest: ["2014", { subject: "set", href: "a:", name: "protocol", value: "ws" }],
    changes: onSetters(["protocol"]),
  },

  "credentials-setter": {
    documents: {
      2012: {
        section: "Interface URLUtils, username",
        says: "If url is null, or its relative flag is unset, terminate these steps",
      },
      2014: { section: "6.3, username", says: "If url is null, or its relative flag is unset, terminate these steps" },
    },
    today: { anchor: "dom-url-username", says: "cannot have a username/password/port, then return" },
    smallest: ["2014", { subject: "set", href: "file:///", name: "username", value: "a" }],
    changes: onSetters(["username", "password"], ["username", "password"]),
  },

  "host-setter": {
    documents: {
      2012: {
        section: "Parsing, hostname state",
        says: "If state override is hostname state, terminate this algorithm",
      },
      2014: { section: "4.2, hostname state", says: "If state override is hostname state, terminate this algorithm" },
    },
    today: {
      anchor: "hostname-state",
      says: "If state override is given and state override is hostname state, then return failure",
    },
    smallest: ["2014", { subject: "set", href: "a:/", name: "host", value: "" }],
    changes: onSetters(["host", "hostname"], ["host", "port", "path", "href"]),
  },

  "port-setter": {
    documents: {
      2012: { section: "Parsing, port state", says: "or state override is given, run these substeps" },
      2014: { section: "4.2, port state", says: "or state override is given, run these substeps" },
    },
    today: { anchor: "port-state", says: "If state override is given, then return failure" },
    smallest: ["2014", { subject: "set", href: "ws://a:1/", name: "port", value: "a" }],
    changes: onSetters(["port"], ["port"]),
  },

  "path-setter": {
    documents: {
      2012: {
        section: "Interface URLUtils, pathname",
        says: "If url is null, or its relative flag is unset, terminate these steps",
      },
      2014: { section: "6.3, pathname", says: "If url is null, or its relative flag is unset, terminate these steps" },
    },
    today: { anchor: "dom-url-pathname", says: "has an opaque path, then return" },
    smallest: ["2014", { subject: "set", href: "a:/", name: "pathname", value: "b" }],
    changes: onSetters(["pathname"], ["path"]),
  },

  "search-setter": {
    documents: {
      2012: {
        section: "Interface URLUtils, search",
        says: "If url is null, or its relative flag is unset, terminate these steps",
      },
      2014: { section: "6.3, search", says: "Run query object’s update steps" },
    },
    today: {
      anchor: "dom-url-search",
      says: "Basic URL parse input with url as url and query state as state override",
    },
    smallest: ["2014", { subject: "set", href: "a:", name: "search", value: "b" }],
    changes: {
      set: (trial) => {
        const { document, view, now } = trial;
        const { name, value } = trial.input;
        if (name !== "search" || value === "" || view === null || now === null) return trial;
        const asForm = serializeForm(parseFormString(value.replace(/^\?/, "")));
        const isSkipped = document === "2012" && !isSpecial(view.scheme);
        return view.query === asForm || isSkipped ? take(trial, ["query"]) : trial;
      },
    },
  },

  "hash-setter": {
    documents: {
      2012: { section: "Interface URLUtils, hash", says: 'its scheme is "javascript", terminate these steps' },
      2014: { section: "6.3, hash", says: 'its scheme is "javascript", terminate these steps' },
    },
    today: {
      anchor: "dom-url-hash",
      says: "If the given value is the empty string, then set this's URL's fragment to null",
    },
    smallest: ["2014", { subject: "set", href: "javascript:", name: "hash", value: "a" }],
    changes: {
      set: (trial) =>
        trial.input.name === "hash" && trial.view?.scheme === "javascript" ? take(trial, ["fragment"]) : trial,
    },
  },
} as const satisfies Record<string, DifferenceClass>;
