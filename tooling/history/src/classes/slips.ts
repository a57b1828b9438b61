import { parser2012, parser2015, type Slip } from "@url/history/internal";
import type { DifferenceClass, Trial } from "../class.ts";

import { again, map } from "./changes.ts";

/** What only one of the documents says, mostly by a slip. The input is parsed again with what the next document has. */
export const SLIPS = {
  "host-first-code-point": {
    documents: {
      2012: {
        section: "Parsing, authority state",
        says: "decrease pointer by the number of code points in buffer",
      },
    },
    today: { anchor: "authority-state", says: "Decrease pointer by buffer's code point length + 1" },
    smallest: ["2012", { subject: "parse", input: "ws:a", base: null }],
    changes: { parse: (trial) => again(trial, {}, parser2012(true)) },
  },

  "tilde-encoded": {
    documents: {
      2015: { section: "Percent-encoded bytes, simple encode set", says: "(włącznie z U+007E)" },
    },
    today: { anchor: "c0-control-percent-encode-set", says: "C0 controls and all code points greater than U+007E (~)" },
    smallest: ["2015", { subject: "parse", input: "a:~", base: null }],
    changes: {
      parse: (trial) => without(trial, "tilde"),
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
    documents: {
      2015: { section: "Percent-encoded bytes, default encode set", says: 'U+0020, \'"\', "<", ">", "?" oraz "`"' },
    },
    today: { anchor: "query-percent-encode-set", says: 'U+0022 ("), U+0023 (#), U+003C (<), and U+003E (>)' },
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
    documents: {
      2015: {
        section: "URL parsing, stan relatywności ze slashem",
        says: 'Jeśli schematem z url jest "file", to ustaw host z url na host z base',
      },
    },
    today: { anchor: "relative-slash-state", says: "set url's host to base's host" },
    smallest: ["2015", { subject: "parse", input: "/", base: "ws:a" }],
    changes: { parse: (trial) => without(trial, "relative slash") },
  },

  "drive-letter-backslash": {
    documents: {
      2015: {
        section: "URL parsing, stan relatywności",
        says: 'drugim punktem kodowym w pozostałości nie jest jeden z "/", "", "?" lub "#"',
      },
    },
    today: { anchor: "start-with-a-windows-drive-letter", says: "U+002F (/), U+005C (\\), U+003F (?), or U+0023 (#)" },
    smallest: ["2015", { subject: "parse", input: "a|\\", base: "file:///a/" }],
    changes: { parse: (trial) => without(trial, "relative") },
  },
} as const satisfies Record<string, DifferenceClass>;

/** Parses again without one of the glossary's slips. */
function without(trial: Trial<"parse">, slip: Slip): Trial<"parse"> {
  const slips = trial.parser?.slips ?? [];
  return again(trial, {}, parser2015(slips.filter((name) => name !== slip)));
}
