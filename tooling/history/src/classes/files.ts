import type { DifferenceClass } from "../class.ts";
import { put, schemeOf, take } from "./changes.ts";

/** The `file:` family, without its bases, which are among the schemes. */
export const FILES = {
  "file-host": {
    documents: {
      2012: { section: "Parsing, file host state", says: "Set url's host to host" },
      2014: { section: "4.2, relative slash state", says: "file:/path/ will not inherit base’s host" },
      2015: { section: "URL parsing, stan hosta pliku", says: "Ustaw host z url na host" },
    },
    today: { anchor: "file-host-state", says: 'If host is "localhost", then set host to the empty string' },
    smallest: ["2014", { subject: "parse", input: "/", base: "file://a" }],
    changes: {
      parse: (trial) => {
        const { view, now } = trial;
        if (view === null || now === null || view.scheme !== "file" || view.host === now.host) return trial;
        const isKept = view.host === "" && schemeOf(trial.input.base ?? "") === "file";
        return view.host === "localhost" || isKept ? put(trial, { host: now.host ?? "" }) : trial;
      },
    },
  },

  "file-drive-letter": {
    documents: {
      2012: {
        section: "Parsing, relative path state",
        says: "If url's scheme is \"file\", url's path is the empty list",
      },
      2014: {
        section: "4.2, relative path state",
        says: 'If url’s scheme is "file", url’s path is empty, buffer consists of two code points',
      },
      2015: {
        section: "URL parsing, stan relatywności ścieżki",
        says: 'Jeśli schematem z url jest "file", ścieżką z url jest pusta lista',
      },
    },
    today: { anchor: "shorten-a-urls-path", says: "path[0] is a normalized Windows drive letter, then return" },
    smallest: ["2014", { subject: "parse", input: "/", base: "file:a:" }],
    changes: {
      parse: (trial) => {
        const { input, base } = trial.input;
        if (trial.view?.scheme !== "file" || trial.now?.scheme !== "file") return trial;
        // The glossary's own list of what follows a drive letter is another class.
        if (trial.parser?.slips?.includes("relative")) return trial;
        return /(?:^|[:/\\])[a-z](?:[:|])(?:[/\\?#]|$)/i.test(input) || /[/\\:][a-z][:|](?:[/\\?#]|$)/i.test(base ?? "")
          ? take(trial, ["host", "path"])
          : trial;
      },
      set: (trial) => {
        const isPathOfFile = trial.input.name === "pathname" && trial.view?.scheme === "file";
        return isPathOfFile && /(?:^|[/\\])[a-z][:|](?:[/\\?#]|$)/i.test(trial.input.value)
          ? take(trial, ["path"])
          : trial;
      },
    },
  },
} as const satisfies Record<string, DifferenceClass>;
