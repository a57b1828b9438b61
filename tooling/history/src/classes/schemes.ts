import { toScalarValues } from "@url/tooling-conformance/oracle";
import type { DifferenceClass } from "../class.ts";
import { set } from "../subjects/set.ts";
import { again, isSpecial, put, schemeOf, take } from "./changes.ts";

/** The setters that remove a delimiter from the start of their value. */
const DELIMITERS: Readonly<Record<string, string>> = { search: "?", hash: "#" };

/** Lone surrogates are replaced first: without what stood between them they would become one code point. */
function withoutTabs(text: string): string {
  return toScalarValues(text)
    .join("")
    .replace(/[\t\n\r]/g, "");
}

/** What differs before the components are parsed: what is removed, and which URLs can be a base. */
export const SCHEMES = {
  "controls-trimmed": {
    documents: {
      2012: { section: "Parsing, URL parser", says: "Remove any leading and trailing ASCII whitespace from input" },
      2014: { section: "4.2, basic URL parser", says: "Remove any leading and trailing ASCII whitespace from input" },
      2015: { section: "URL parsing, basic URL parser", says: "Usuń wszystkie początkowe i końcowe białe znaki ASCII" },
    },
    today: {
      anchor: "concept-basic-url-parser",
      says: "Remove any leading and trailing C0 control or space from input",
    },
    smallest: ["2014", { subject: "parse", input: "a:\0", base: null }],
    changes: {
      parse: (trial) => again(trial, { input: trial.input.input.replace(/^[\0-\x20]+|[\0-\x20]+$/g, "") }),
    },
  },

  "tabs-and-newlines": {
    documents: {
      2012: {
        section: "Parsing, authority state",
        says: "if c is none of U+0009, U+000A, and U+000D, append c to buffer",
      },
      2014: { section: "4.2, host state", says: "if c is U+0009, U+000A, or U+000D, parse error" },
      2015: {
        section: "URL parsing, stan hosta",
        says: "jeśli c jest U+0009, U+000A lub U+000D, to wykonaj błąd parsera",
      },
    },
    today: { anchor: "concept-basic-url-parser", says: "Remove all ASCII tab or newline from input" },
    smallest: ["2014", { subject: "parse", input: "a\t:", base: null }],
    changes: {
      parse: (trial) => again(trial, { input: withoutTabs(trial.input.input) }),
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
    documents: {
      2012: { section: "Parsing, no scheme state", says: "base's scheme is not a relative scheme, return failure" },
      2014: {
        section: "4.2, no scheme state",
        says: "base’s scheme is not a relative scheme, parse error, return failure",
      },
      2015: { section: "URL parsing, stan bez schematu", says: "schemat z base nie jest schematem relatywnym" },
    },
    today: { anchor: "no-scheme-state", says: "if base has an opaque path and c is U+0023 (#)" },
    smallest: ["2014", { subject: "parse", input: "#", base: "a:" }],
    changes: {
      parse: (trial) => (trial.input.input.startsWith("#") && hasOpaquePath(trial.input.base) ? take(trial) : trial),
    },
  },

  "not-special-base": {
    documents: {
      2012: { section: "Parsing, no scheme state", says: "base's scheme is not a relative scheme, return failure" },
      2014: {
        section: "4.2, no scheme state",
        says: "base’s scheme is not a relative scheme, parse error, return failure",
      },
      2015: { section: "URL parsing, stan bez schematu", says: "schemat z base nie jest schematem relatywnym" },
    },
    today: { anchor: "no-scheme-state", says: 'if base\'s scheme is not "file", set state to relative state' },
    smallest: ["2014", { subject: "parse", input: "", base: "a:/" }],
    changes: {
      parse: (trial) => {
        const { input, base } = trial.input;
        const isReference = schemeOf(input) === null && base !== null && !isSpecial(schemeOf(base));
        return isReference && !hasOpaquePath(base) ? take(trial) : trial;
      },
    },
  },

  "file-base": {
    documents: {
      2012: { section: "Parsing, relative state", says: "set url's scheme to base's scheme" },
      2014: { section: "4.2, scheme state", says: 'If url’s scheme is "file", set state to relative state' },
      2015: {
        section: "URL parsing, stan schematu",
        says: 'Jeśli schematem z url jest "file", to ustaw state na stan relatywności',
      },
    },
    today: { anchor: "file-state", says: 'Otherwise, if base is non-null and base\'s scheme is "file"' },
    smallest: ["2014", { subject: "parse", input: "file:", base: "ws:a" }],
    changes: {
      parse: (trial) => {
        const { input, base } = trial.input;
        return schemeOf(input) === "file" && base !== null && schemeOf(base) !== "file"
          ? again(trial, { base: null })
          : trial;
      },
    },
  },

  gopher: {
    documents: {
      2012: { section: "URLs, relative scheme", says: '"gopher" "70"' },
      2014: { section: "4, relative scheme", says: '"gopher""70"' },
      2015: { section: "URL concept, default port", says: '"gopher""70"' },
    },
    today: {
      anchor: "special-scheme",
      says: "A special scheme is an ASCII string that is listed in the first column of the following table",
    },
    smallest: ["2014", { subject: "parse", input: "gopher:", base: null }],
    changes: {
      parse: (trial) => (isGopher(trial.view?.scheme) || isGopher(trial.now?.scheme) ? take(trial) : trial),
      set: (trial) => (isGopher(trial.view?.scheme) ? take(trial) : trial),
      origin: (trial) => (isGopher(schemeOf(trial.input.href.trim())) ? take(trial) : trial),
      "origin attribute": (trial) => (isGopher(schemeOf(trial.input.href.trim())) ? take(trial) : trial),
    },
  },

  "not-special-authority": {
    documents: {
      2012: { section: "Parsing, scheme state", says: "Otherwise, set state to scheme data state" },
      2014: { section: "4.2, scheme state", says: "Otherwise, set state to scheme data state" },
      2015: { section: "URL parsing, stan schematu", says: "W przeciwnym razie ustaw state na stan danych schematu" },
    },
    today: {
      anchor: "scheme-state",
      says: "if remaining starts with an U+002F (/), set state to path or authority state",
    },
    smallest: ["2014", { subject: "parse", input: "a://", base: null }],
    changes: {
      parse: (trial) => {
        const { view } = trial;
        if (view === null || isSpecial(view.scheme) || !view.path?.startsWith("/")) return trial;
        return take(trial, ["username", "password", "host", "port", "path"]);
      },
    },
  },

  "opaque-path-space": {
    documents: {
      2012: { section: "Parsing, scheme data state", says: "utf-8 percent encode c using the simple encode set" },
      2014: { section: "4.2, scheme data state", says: "utf-8 percent encode c using the simple encode set" },
      2015: { section: "URL parsing, stan danych schematu", says: "z użyciem prostego zestawu kodowania" },
    },
    today: {
      anchor: "cannot-be-a-base-url-path-state",
      says: 'If remaining starts with U+003F (?) or U+0023 (#), then append "%20"',
    },
    smallest: ["2014", { subject: "parse", input: "a: #", base: null }],
    changes: {
      parse: (trial) => {
        const { view } = trial;
        if (view === null || isSpecial(view.scheme) || view.path?.startsWith("/")) return trial;
        if (view.query === null && view.fragment === null) return trial;
        return put(trial, { path: view.path?.replace(/ $/, "%20") ?? null });
      },
    },
  },

  "scheme-data-query": {
    documents: {
      2012: { section: "Serializing, URL serializer", says: "If url's query is non-null, append" },
    },
    today: {
      anchor: "concept-url-serializer",
      says: "If url's query is non-null, append U+003F (?), followed by url's query",
    },
    smallest: ["2012", { subject: "parse", input: "a:?", base: null }],
    changes: {
      serialize: (trial) => (trial.now?.text?.startsWith(`${trial.view?.text}?`) ? take(trial) : trial),
      parse: (trial) => {
        const { view } = trial;
        if (view === null || isSpecial(view.scheme) || view.query === null) return trial;
        return view.href === `${view.scheme}:${view.path}${view.fragment === null ? "" : `#${view.fragment}`}`
          ? take(trial, ["href"])
          : trial;
      },
    },
  },
} as const satisfies Record<string, DifferenceClass>;

function isGopher(scheme: string | null | undefined): boolean {
  return scheme === "gopher";
}

/** Whether the path of a base is opaque, by today's Standard. */
function hasOpaquePath(base: string | null): boolean {
  return base !== null && !isSpecial(schemeOf(base)) && !/^[^:]*:\//.test(base);
}
