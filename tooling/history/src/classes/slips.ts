import type { DifferenceClass } from "../class.ts";

import { map } from "./changes.ts";

/** What only one of the documents says, mostly by a slip. */
export const SLIPS = {
  "host-first-code-point": {
    smallest: ["2012", { subject: "parse", input: "ws:a", base: null }],
    changes: {},
  },

  "tilde-encoded": {
    smallest: ["2015", { subject: "parse", input: "a:~", base: null }],
    changes: {
      set: (trial) =>
        /%7e/i.test(trial.input.value)
          ? trial
          : ["username", "password"].reduce(
              (before, name) => map(before, name, (text) => text.replaceAll("%7E", "~")),
              trial,
            ),
    },
  },

  "number-sign-kept": {
    smallest: ["2015", { subject: "set", href: "ws://a/", name: "username", value: "#" }],
    changes: {
      set: (trial) =>
        ["username", "password"].reduce(
          (before, name) => map(before, name, (text) => text.replaceAll("#", "%23")),
          trial,
        ),
    },
  },

  "file-relative-slash": {
    smallest: ["2015", { subject: "parse", input: "/", base: "ws:a" }],
    changes: {},
  },

  "drive-letter-backslash": {
    smallest: ["2015", { subject: "parse", input: "a|\\", base: "file:///a/" }],
    changes: {},
  },
} as const satisfies Record<string, DifferenceClass>;
