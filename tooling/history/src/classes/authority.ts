import type { DifferenceClass } from "../class.ts";
import { encoded, map, take } from "./changes.ts";

/** Credentials and the port. */
export const AUTHORITY = {
  "credentials-inherited": {
    smallest: ["2014", { subject: "parse", input: "", base: "ws:a@a" }],
    changes: {},
  },

  "userinfo-set": {
    smallest: ["2014", { subject: "parse", input: "ws:;@a", base: null }],
    changes: {
      set: (trial) => map(map(trial, "username", userinfo), "password", userinfo),
    },
  },

  "empty-password": {
    smallest: ["2014", { subject: "parse", input: "ws::@a", base: null }],
    changes: {},
  },

  "port-out-of-range": {
    smallest: ["2014", { subject: "parse", input: "ws:a:65536", base: null }],
    changes: {
      set: (trial) => (Number(trial.view?.port) > 65535 ? take(trial, ["port"]) : trial),
    },
  },
} as const satisfies Record<string, DifferenceClass>;

function userinfo(text: string): string {
  return encoded(text, "/:;=@[\\]^{|}");
}
