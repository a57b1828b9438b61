import type { DifferenceClass } from "../class.ts";
import { encoded, map, put, take } from "./changes.ts";

/** Credentials and the port. */
export const AUTHORITY = {
  "credentials-inherited": {
    documents: {
      2012: { section: "Parsing, relative state", says: "Set url's host to base's host, url's port to base's port" },
      2014: { section: "4.2, relative state", says: "Set url’s host to base’s host, url’s port to base’s port" },
      2015: {
        section: "URL parsing, stan relatywności",
        says: "Ustaw host z url na host z base, port z url na port z base",
      },
    },
    today: {
      anchor: "relative-state",
      says: "set url's username to base's username, url's password to base's password",
    },
    smallest: ["2014", { subject: "parse", input: "", base: "ws:a@a" }],
    changes: {
      parse: (trial) => {
        const { base } = trial.input;
        const isInherited = trial.view?.username === "" && trial.view.password === null && base?.includes("@");
        return isInherited ? take(trial, ["username", "password"]) : trial;
      },
    },
  },

  "userinfo-set": {
    documents: {
      2012: {
        section: "Parsing, authority state",
        says: "utf-8 percent encode code point using the default encode set",
      },
      2014: { section: "4.2, authority state", says: "utf-8 percent encode code point using the default encode set" },
      2015: {
        section: "URL parsing, stan uwierzytelniania",
        says: "nasz code point z użyciem domyślnego zestawu kodowania",
      },
    },
    today: { anchor: "authority-state", says: "UTF-8 percent-encode codePoint using the userinfo percent-encode set" },
    smallest: ["2014", { subject: "parse", input: "ws:;@a", base: null }],
    changes: {
      parse: (trial) => map(map(trial, "username", userinfo), "password", userinfo),
      set: (trial) => map(map(trial, "username", userinfo), "password", userinfo),
    },
  },

  "empty-password": {
    documents: {
      2012: { section: "Serializing, URL serializer", says: "url's password is non-null" },
      2014: { section: "4.3, URL serializer", says: "If url’s password is non-null" },
      2015: { section: "URL serializing, URL serializer", says: "Jeśli hasło z url nie jest wartością null" },
    },
    today: { anchor: "concept-url-serializer", says: "If url's password is not the empty string" },
    smallest: ["2014", { subject: "parse", input: "ws::@a", base: null }],
    changes: {
      parse: (trial) => (trial.view?.password === "" ? put(trial, { password: null }) : trial),
    },
  },

  "port-out-of-range": {
    documents: {
      2012: { section: "Parsing, port state", says: "Set url's port to buffer" },
      2014: { section: "4.2, port state", says: "Set url’s port to buffer" },
      2015: { section: "URL parsing, stan portu", says: "Ustaw port z url na buffer" },
    },
    today: {
      anchor: "port-state",
      says: "If port is not a 16-bit unsigned integer, port-out-of-range validation error, return failure",
    },
    smallest: ["2014", { subject: "parse", input: "ws:a:65536", base: null }],
    changes: {
      parse: (trial) => (Number(trial.view?.port) > 65535 ? { ...trial, view: null } : trial),
      set: (trial) => (Number(trial.view?.port) > 65535 ? take(trial, ["port"]) : trial),
    },
  },
} as const satisfies Record<string, DifferenceClass>;

function userinfo(text: string): string {
  return encoded(text, "/:;=@[\\]^{|}");
}
