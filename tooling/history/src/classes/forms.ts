import { parse } from "@url/urlencoded";
import type { DifferenceClass, Trial } from "../class.ts";
import { bytesOf, formParse } from "../subjects/forms.ts";
import { take } from "./changes.ts";

/** Form bodies. Encodings and flags are left out one after the other: what then changes is due to them. */
export const FORMS = {
  "form-non-ASCII": {
    smallest: ["2014", { subject: "form parse", input: "\x80", encoding: "l1" }],
    changes: {
      "form parse": (trial) =>
        trial.view === null ? { ...trial, view: { pairs: JSON.stringify(parse(bytesOf(trial.input.input))) } } : trial,
    },
  },

  "form-charset": {
    smallest: ["2014", { subject: "form parse", input: "_charset_=l1&%80", flags: ["charset"] }],
    changes: { "form parse": (trial) => withoutFlag(trial, "charset") },
  },

  "form-isindex": {
    smallest: ["2014", { subject: "form parse", input: "", flags: ["isindex"] }],
    changes: { "form parse": (trial) => withoutFlag(trial, "isindex") },
  },

  "form-encoding": {
    smallest: ["2014", { subject: "form serialize", pairs: [["é", ""]], encoding: "l1" }],
    changes: {
      "form parse": (trial) => {
        if (trial.view === null) return trial;
        const { encoding: _, ...input } = trial.input;
        return { ...trial, input, view: formParse.old(trial.document, input) };
      },
      "form serialize": (trial) => (trial.input.encoding === undefined ? trial : take(trial)),
    },
  },
} as const satisfies Record<string, DifferenceClass>;

function withoutFlag(trial: Trial<"form parse">, flag: "charset" | "isindex"): Trial<"form parse"> {
  const input = { ...trial.input, flags: (trial.input.flags ?? []).filter((name) => name !== flag) };
  return { ...trial, input, view: formParse.old(trial.document, input) };
}
