import { parse } from "@url/urlencoded";
import type { DifferenceClass, Trial } from "../class.ts";
import { bytesOf, formParse } from "../subjects/forms.ts";
import { take } from "./changes.ts";

/** Form bodies. Encodings and flags are left out one after the other: what then changes is due to them. */
export const FORMS = {
  "form-non-ASCII": {
    documents: {
      2014: {
        section: "5.1, form parser",
        says: "input contains bytes whose value is greater than 0x7F, return failure",
      },
      2015: {
        section: "application/x-www-form-urlencoded parser",
        says: "których wartość jest większa od 0xF7, to zwróć błąd",
      },
    },
    today: {
      anchor: "concept-urlencoded-parser",
      says: "takes a byte sequence input, and then runs these steps: Let sequences be the result of splitting input",
    },
    smallest: ["2014", { subject: "form parse", input: "\x80", encoding: "l1" }],
    changes: {
      "form parse": (trial) =>
        trial.view === null ? { ...trial, view: { pairs: JSON.stringify(parse(bytesOf(trial.input.input))) } } : trial,
    },
  },

  "form-charset": {
    documents: {
      2012: {
        section: "application/x-www-form-urlencoded parser",
        says: 'unset the use "_charset_" flag and set encoding override',
      },
      2014: { section: "5.1, form parser", says: "unset use _charset_ flag and set encoding override to result" },
      2015: {
        section: "application/x-www-form-urlencoded parser",
        says: "dezaktywuj use _charset_ flag i ustaw encoding override na result",
      },
    },
    today: {
      anchor: "concept-urlencoded-parser",
      says: "UTF-8 decode without BOM on the percent-decoding of name and value",
    },
    smallest: ["2014", { subject: "form parse", input: "_charset_=l1&%80", flags: ["charset"] }],
    changes: { "form parse": (trial) => withoutFlag(trial, "charset") },
  },

  "form-isindex": {
    documents: {
      2012: {
        section: "application/x-www-form-urlencoded parser",
        says: 'If the isindex flag is set and the first string in strings does not contain a "="',
      },
      2014: {
        section: "5.1, form parser",
        says: "If the isindex flag is set and the first byte sequence in sequences does not contain a `=`",
      },
      2015: {
        section: "application/x-www-form-urlencoded parser",
        says: "Jeśli isindex flag jest ustawiona i pierwsza sekwencja bajtów",
      },
    },
    today: {
      anchor: "concept-urlencoded-parser",
      says: "Otherwise, let name have the value of bytes and let value be the empty byte sequence",
    },
    smallest: ["2014", { subject: "form parse", input: "", flags: ["isindex"] }],
    changes: { "form parse": (trial) => withoutFlag(trial, "isindex") },
  },

  "form-encoding": {
    documents: {
      2012: {
        section: "application/x-www-form-urlencoded parser",
        says: "running encoding override's decoder on the percent decoding",
      },
      2014: {
        section: "5.1, form parser",
        says: "running encoding override’s decoder on the percent decoding of the name and value",
      },
      2015: { section: "application/x-www-form-urlencoded parser", says: "uruchomienia dekodera z encoding override" },
    },
    today: {
      anchor: "concept-urlencoded-parser",
      says: "UTF-8 decode without BOM on the percent-decoding of name and value",
    },
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
