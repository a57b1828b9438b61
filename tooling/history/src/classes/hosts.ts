import type { DraftChangeName as ClassName } from "@url/history/internal";
import { changeOfHost, hostResults, withoutPort } from "@url/history/internal";
import type { Subject } from "../case.ts";
import type { Changes, DifferenceClass, Trial } from "../class.ts";
import { isSpecial, schemeOf, take } from "./changes.ts";

/** The changes of a class of hosts: of the host parser itself, and of the setters that call it. */
function changesOf(name: ClassName): Changes {
  return {
    host: (trial) => {
      const results = { old: trial.view?.host ?? null, now: trial.now?.host ?? null };
      return changeOfHost(trial.document, trial.input.input, results) === name ? take(trial) : trial;
    },
    domain: (trial) => {
      const { document, input } = trial;
      return changeOfHost(document, input.input, hostResults(document, input.input)) === name ? take(trial) : trial;
    },
    set: (trial) => {
      const { name: setter, value } = trial.input;
      if ((setter !== "host" && setter !== "hostname") || !isSpecial(schemeOf(trial.input.href))) return trial;
      const text = withoutPort(/^[^/\\?#]*/.exec(value)?.[0] ?? "");
      return changeOfHost(trial.document, text, hostResults(trial.document, text)) === name ? takeHost(trial) : trial;
    },
  };
}

function takeHost<S extends Subject>(trial: Trial<S>): Trial<S> {
  return take(trial, ["host", "port"]);
}

/** Hosts, and the percent-decoding that 2012 begins with. */
export const HOSTS = {
  "percent-decode": {
    smallest: ["2012", { subject: "params", init: "é" }],
    changes: {
      ...changesOf("percent-decode"),
      params: (trial) =>
        typeof trial.input.init === "string" && /[^\0-\x7f]/.test(trial.input.init) ? take(trial) : trial,
    },
  },

  "IPv6-compression": {
    smallest: ["2012", { subject: "IPv6", input: "::1" }],
    changes: {
      ...changesOf("IPv6-compression"),
      IPv6: (trial) => (trial.input.input.includes("::") ? take(trial) : trial),
    },
  },

  "IPv6-IPv4-tail": {
    smallest: ["2014", { subject: "IPv6", input: "::1.2.3." }],
    changes: {
      ...changesOf("IPv6-IPv4-tail"),
      IPv6: (trial) => (trial.input.input.includes(".") ? take(trial) : trial),
    },
  },

  "IPv6-serializer": {
    smallest: ["2012", { subject: "IPv6 serialize", pieces: [1, 0, 0, 0, 0, 0, 0, 0] }],
    changes: {
      ...changesOf("IPv6-serializer"),
      "IPv6 serialize": (trial) => (trial.view?.text?.includes(":::") ? take(trial) : trial),
    },
  },

  "host-missing": {
    smallest: ["2012", { subject: "parse", input: "ws:", base: null }],
    changes: changesOf("host-missing"),
  },

  "forbidden-code-points": {
    smallest: ["2014", { subject: "host", input: "<" }],
    changes: changesOf("forbidden-code-points"),
  },

  "IPv4-host": {
    smallest: ["2014", { subject: "host", input: "0" }],
    changes: changesOf("IPv4-host"),
  },

  "ASCII-domain": {
    smallest: ["2014", { subject: "host", input: "-" }],
    changes: changesOf("ASCII-domain"),
  },

  "domain-to-ASCII": {
    smallest: ["2014", { subject: "host", input: "ß" }],
    changes: changesOf("domain-to-ASCII"),
  },
  "domain-to-Unicode": {
    smallest: ["2014", { subject: "domain", input: "xn--1ug", unicode: true }],
    changes: {
      // Both sides have the same ASCII domain, and ours is that.
      domain: (trial) => {
        const { old, now } = hostResults(trial.document, trial.input.input);
        return trial.input.unicode && old === now && trial.now?.domain === now ? take(trial) : trial;
      },
    },
  },
} as const satisfies Record<string, DifferenceClass>;
