import { URL } from "@url/api";
import { draft2014 } from "@url/history/internal";
import type { SetterName } from "@url/tooling-conformance/oracle";
import type { Changes, DifferenceClass, Trial } from "../class.ts";
import { set } from "../subjects/set.ts";
import { isSpecial, take } from "./changes.ts";

/** Takes components of our result, of one setter or of some, if the condition holds for the URL before, and the call. */
function onSetters(
  names: readonly SetterName[],
  condition: (start: URL, trial: Trial<"set">) => boolean,
  components: readonly string[] = [],
): Changes {
  return {
    set: (trial) => {
      const start = URL.parse(trial.input.href, trial.input.base);
      const isOne = start !== null && names.includes(trial.input.name) && condition(start, trial);
      return isOne ? take(trial, components) : trial;
    },
  };
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
    changes: {
      // Set without the base; what then cannot be parsed throws.
      set: (trial) => {
        const { base, ...input } = trial.input;
        if (input.name !== "href") return trial;
        const next = base === undefined ? trial : { ...trial, view: set.old(trial.document, input) };
        return next.now?.thrown === "TypeError" && (next.view?.scheme ?? null) === null ? take(next) : next;
      },
    },
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
    changes: onSetters(["protocol"], isRefused),
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
    changes: onSetters(["username", "password"], ({ protocol }) => protocol === "file:", ["username", "password"]),
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
    changes: onSetters(
      ["host", "hostname"],
      ({ protocol }, { input }) =>
        !isSpecial(protocol.slice(0, -1)) || protocol === "file:" || input.value.includes(":"),
      ["host", "port", "path", "href"],
    ),
  },

  "port-setter": {
    documents: {
      2012: { section: "Parsing, port state", says: "or state override is given, run these substeps" },
      2014: { section: "4.2, port state", says: "or state override is given, run these substeps" },
    },
    today: { anchor: "port-state", says: "If state override is given, then return failure" },
    smallest: ["2014", { subject: "set", href: "ws://a:1/", name: "port", value: "a" }],
    changes: onSetters(["port"], (_, { input }) => !/^[0-9]/.test(input.value), ["port"]),
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
    changes: onSetters(["pathname"], ({ protocol }) => !isSpecial(protocol.slice(0, -1)), ["path"]),
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
        const asForm = draft2014.serializeForm(draft2014.parseFormString(value.replace(/^\?/, "")));
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

/** Whether today's setter keeps the scheme, or removes a port that is the default port of the new one. */
function isRefused(start: URL, { view, now }: Trial<"set">): boolean {
  const before = start.protocol.slice(0, -1);
  if (view === null || now === null) return false;
  if (now.scheme !== before) return now.port === "" && view.port !== "";
  const toFile = view.scheme === "file" && (start.username !== "" || start.password !== "" || start.port !== "");
  return isSpecial(before) !== isSpecial(view.scheme) || toFile || (before === "file" && start.hostname === "");
}
