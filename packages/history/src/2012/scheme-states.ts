import { asciiLowercase, EOF, isASCIIAlpha, isASCIIAlphanumeric } from "../drafts/code-points.ts";
import { isRelativeScheme, newDraftURL } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { current, isTabOrNewline, TERMINATED } from "../drafts/machine.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import { ENCODE_SETS } from "../drafts/percent-encode-sets.ts";
import type { State, States } from "./document.ts";

/** "Parsing", the states up to the "relative state". */
export const SCHEME_STATES: Pick<States, "scheme start" | "scheme" | "scheme data" | "no scheme" | "relative"> = {
  "scheme start": (m) => {
    const c = current(m);
    if (isASCIIAlpha(c)) {
      m.buffer += asciiLowercase(c);
      m.state = "scheme";
    } else if (m.stateOverride === undefined) {
      m.state = "no scheme";
      m.pointer--;
    } else {
      return TERMINATED;
    }
    return undefined;
  },

  scheme: (m) => {
    const c = current(m);
    if (isASCIIAlphanumeric(c) || c === "+" || c === "-" || c === ".") {
      m.buffer += asciiLowercase(c);
    } else if (c === ":") {
      m.url.scheme = m.buffer;
      m.buffer = "";
      if (m.stateOverride !== undefined) return TERMINATED;
      if (isRelativeScheme(m.url.scheme)) m.url.relativeFlag = true;
      m.state = afterScheme(m.url.scheme, m.url.relativeFlag, m.base?.scheme);
    } else if (m.stateOverride === undefined) {
      m.buffer = "";
      m.state = "no scheme";
      m.pointer = -1;
    } else {
      return TERMINATED;
    }
    return undefined;
  },

  "scheme data": (m) => {
    const c = current(m);
    if (c === "?") {
      m.url.query = "";
      m.state = "query";
    } else if (c === "#") {
      m.url.fragment = "";
      m.state = "fragment";
    } else if (c !== EOF && !isTabOrNewline(c)) {
      m.url.schemeData += utf8PercentEncode(c, ENCODE_SETS.simple);
    }
    return undefined;
  },

  "no scheme": (m) => {
    if (m.base === null || !isRelativeScheme(m.base.scheme)) return FAILURE;
    m.state = "relative";
    m.pointer--;
    return undefined;
  },

  relative: (m) => {
    const { url } = m;
    const c = current(m);
    // `file:` comes here without a base too; then there is nothing to take.
    const base = m.base ?? { ...newDraftURL(), scheme: url.scheme };
    url.relativeFlag = true;
    url.scheme = base.scheme;
    if (c === "/" || c === "\\") {
      const next = m.input[m.pointer + 1];
      if (next === "/" || next === "\\") {
        m.pointer++;
        m.state = url.scheme === "file" ? "file host" : "authority start";
        return undefined;
      }
    }
    url.host = base.host;
    url.port = base.port;
    if (c === "/" || c === "\\") {
      m.state = "relative path start";
      m.pointer--;
      return undefined;
    }
    url.path = [...base.path];
    if (c === EOF) {
      url.query = base.query;
    } else if (c === "?") {
      url.query = "";
      m.state = "query";
    } else if (c === "#") {
      url.query = base.query;
      url.fragment = "";
      m.state = "fragment";
    } else {
      url.path.pop();
      m.state = "relative path start";
      m.pointer--;
    }
    return undefined;
  },
};

function afterScheme(scheme: string, relativeFlag: boolean, baseScheme: string | undefined): State {
  if (scheme === "file") return "relative";
  if (relativeFlag && baseScheme === scheme) return "relative";
  return relativeFlag ? "authority start" : "scheme data";
}
