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
    smallest: ["2014", { subject: "set", href: "a:", name: "protocol", value: "ws" }],
    changes: onSetters(["protocol"], isRefused),
  },

  "credentials-setter": {
    smallest: ["2014", { subject: "set", href: "file:///", name: "username", value: "a" }],
    changes: onSetters(["username", "password"], ({ protocol }) => protocol === "file:", ["username", "password"]),
  },

  "host-setter": {
    smallest: ["2014", { subject: "set", href: "a:/", name: "host", value: "" }],
    changes: onSetters(
      ["host", "hostname"],
      ({ protocol }, { input }) =>
        !isSpecial(protocol.slice(0, -1)) || protocol === "file:" || input.value.includes(":"),
      ["host", "port", "path", "href"],
    ),
  },

  "port-setter": {
    smallest: ["2014", { subject: "set", href: "ws://a:1/", name: "port", value: "a" }],
    changes: onSetters(["port"], (_, { input }) => !/^[0-9]/.test(input.value), ["port"]),
  },

  "path-setter": {
    smallest: ["2014", { subject: "set", href: "a:/", name: "pathname", value: "b" }],
    changes: onSetters(["pathname"], ({ protocol }) => !isSpecial(protocol.slice(0, -1)), ["path"]),
  },

  "search-setter": {
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
