import { isASCIIDigit } from "../drafts/code-points.ts";
import { draftDefaultPort } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { current, endsHost, isDriveLetter, isTabOrNewline, type StateSteps, TERMINATED } from "../drafts/machine.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import { ENCODE_SETS } from "../drafts/percent-encode-sets.ts";
import type { State, States } from "./document.ts";
import { parseHost } from "./host-parser.ts";

type AuthorityState = "authority start" | "authority" | "file host" | "host" | "hostname" | "port";

/**
 * "Parsing", the states from the "authority start state" to the "port state".
 *
 * The document's "authority state" has two slips, and 2014 has neither. It moves the pointer back by the length of the
 * buffer only, so that the host loses its first code point. And the step after that for "@" lacks the word "otherwise",
 * so that "@" is appended to the buffer, which cancels the first slip in a URL with one "@". With `corrected`, the state
 * is that of 2014, because otherwise almost no URL with a host could be compared.
 */
export function authorityStates(corrected: boolean): Pick<States, AuthorityState> {
  return {
    "authority start": (m) => {
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
          if (codePoint === ":" && url.password === null) {
            url.password = "";
            continue;
          }
          const encoded = utf8PercentEncode(codePoint, ENCODE_SETS.default);
          if (url.password === null) url.username += encoded;
          else url.password += encoded;
        }
        m.buffer = "";
        if (corrected) return undefined;
      }
      if (endsHost(c)) {
        m.pointer -= Array.from(m.buffer).length + (corrected ? 1 : 0);
        m.buffer = "";
        m.state = "host";
      } else if (!isTabOrNewline(c)) {
        m.buffer += c;
      }
      return undefined;
    },

    "file host": (m) => {
      const c = current(m);
      if (endsHost(c)) {
        m.pointer--;
        if (isDriveLetter(m.buffer)) {
          m.state = "relative path";
          return undefined;
        }
        const result = parseHost(m.buffer);
        if (result === FAILURE) return FAILURE;
        m.url.host = result;
        m.buffer = "";
        m.state = "relative path start";
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
      } else {
        return FAILURE;
      }
      return undefined;
    },
  };
}

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
