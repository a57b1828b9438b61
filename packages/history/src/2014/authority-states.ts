import { isASCIIDigit } from "../drafts/code-points.ts";
import { draftDefaultPort } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { current, endsHost, isDriveLetter, isTabOrNewline, type StateSteps, TERMINATED } from "../drafts/machine.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import type { Draft, State, States } from "./document.ts";

type AuthorityState =
  | "authority first slash"
  | "authority second slash"
  | "authority ignore slashes"
  | "authority"
  | "file host"
  | "host"
  | "hostname"
  | "port";

/** Section 4.2, the states from the "authority first slash state" to the "port state". */
export function authorityStates({ sets, parseHost }: Omit<Draft, "states">): Pick<States, AuthorityState> {
  const host: StateSteps<State> = (m) => {
    const c = current(m);
    const atColon = c === ":" && !m.bracketsFlag;
    if (atColon || endsHost(c)) {
      if (!atColon) m.pointer--;
      const result = parseHost(m.buffer);
      if (result === FAILURE) return FAILURE;
      m.url.host = result;
      m.buffer = "";
      m.state = atColon ? "port" : "relative path start";
      if (atColon ? m.stateOverride === "hostname" : m.stateOverride !== undefined) return TERMINATED;
    } else if (!isTabOrNewline(c)) {
      if (c === "[") m.bracketsFlag = true;
      if (c === "]") m.bracketsFlag = false;
      m.buffer += c;
    }
    return undefined;
  };

  return {
    "authority first slash": (m) => {
      if (current(m) === "/") {
        m.state = "authority second slash";
      } else {
        m.state = "authority ignore slashes";
        m.pointer--;
      }
      return undefined;
    },

    "authority second slash": (m) => {
      m.state = "authority ignore slashes";
      if (current(m) !== "/") m.pointer--;
      return undefined;
    },

    "authority ignore slashes": (m) => {
      const c = current(m);
      if (c !== "/" && c !== "\\") {
        m.state = "authority";
        m.pointer--;
      }
      return undefined;
    },

    authority: (m) => {
      const { url } = m;
      const c = current(m);
      if (c === "@") {
        if (m.atFlag) m.buffer = `%40${m.buffer}`;
        m.atFlag = true;
        for (const codePoint of m.buffer) {
          if (isTabOrNewline(codePoint)) continue;
          if (codePoint === ":" && url.password === null) {
            url.password = "";
            continue;
          }
          const encoded = utf8PercentEncode(codePoint, sets.default);
          if (url.password === null) url.username += encoded;
          else url.password += encoded;
        }
        m.buffer = "";
      } else if (endsHost(c)) {
        m.pointer -= Array.from(m.buffer).length + 1;
        m.buffer = "";
        m.state = "host";
      } else {
        m.buffer += c;
      }
      return undefined;
    },

    "file host": (m) => {
      const c = current(m);
      if (endsHost(c)) {
        m.pointer--;
        if (isDriveLetter(m.buffer)) {
          // The buffer stays: the "relative path state" takes it for a segment.
          m.state = "relative path";
        } else if (m.buffer === "") {
          m.state = "relative path start";
        } else {
          const result = parseHost(m.buffer);
          if (result === FAILURE) return FAILURE;
          m.url.host = result;
          m.buffer = "";
          m.state = "relative path start";
        }
      } else if (!isTabOrNewline(c)) {
        m.buffer += c;
      }
      return undefined;
    },

    host,
    hostname: host,

    port: (m) => {
      const c = current(m);
      if (isASCIIDigit(c)) {
        m.buffer += c;
      } else if (endsHost(c) || m.stateOverride !== undefined) {
        const port = m.buffer.replace(/^0+(?=.)/s, "");
        m.url.port = port === draftDefaultPort(m.url.scheme) ? "" : port;
        if (m.stateOverride !== undefined) return TERMINATED;
        m.buffer = "";
        m.state = "relative path start";
        m.pointer--;
      } else if (!isTabOrNewline(c)) {
        return FAILURE;
      }
      return undefined;
    },
  };
}
