import type { DifferenceClass } from "../class.ts";
import { take } from "./changes.ts";

/** The `file:` family, without its bases, which are among the schemes. */
export const FILES = {
  "file-host": {
    smallest: ["2014", { subject: "parse", input: "/", base: "file://a" }],
    changes: {},
  },

  "file-drive-letter": {
    smallest: ["2014", { subject: "parse", input: "/", base: "file:a:" }],
    changes: {
      set: (trial) => {
        const isPathOfFile = trial.input.name === "pathname" && trial.view?.scheme === "file";
        return isPathOfFile && /(?:^|[/\\])[a-z][:|](?:[/\\?#]|$)/i.test(trial.input.value)
          ? take(trial, ["path"])
          : trial;
      },
    },
  },
} as const satisfies Record<string, DifferenceClass>;
