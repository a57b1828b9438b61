import { type ParserChanges, put, schemeOf, take } from "./trial.ts";

/** The `file:` family, without its bases, which are among the schemes. */
export const FILES: ParserChanges = {
  "file-host": (trial) => {
    const { view, now } = trial;
    if (view === null || now === null || view.scheme !== "file" || view.host === now.host) return trial;
    const isKept = view.host === "" && schemeOf(trial.input.base ?? "") === "file";
    return view.host === "localhost" || isKept ? put(trial, { host: now.host ?? "" }) : trial;
  },

  "file-drive-letter": (trial) => {
    const { input, base } = trial.input;
    if (trial.view?.scheme !== "file" || trial.now?.scheme !== "file") return trial;
    // The glossary's own list of what follows a drive letter is another change.
    if (trial.parser.slips?.includes("relative")) return trial;
    return /(?:^|[:/\\])[a-z](?:[:|])(?:[/\\?#]|$)/i.test(input) || /[/\\:][a-z][:|](?:[/\\?#]|$)/i.test(base ?? "")
      ? take(trial, ["host", "path"])
      : trial;
  },
};
