import { asciiLowercase, EOF, isASCIIAlpha, isASCIIAlphanumeric } from "../drafts/code-points.ts";
import { isRelativeScheme } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { current, isTabOrNewline, remainingStartsWith, TERMINATED } from "../drafts/machine.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";
import type { State, States } from "./document.ts";

type SchemeState = "scheme start" | "scheme" | "scheme data" | "no scheme" | "relative or authority";

/** Section 4.2, the states up to the "relative or authority state". */
export function schemeStates(sets: EncodeSets): Pick<States, SchemeState> {
  return {
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
        m.url.schemeData += utf8PercentEncode(c, sets.simple);
      }
      return undefined;
    },

    "no scheme": (m) => {
      if (m.base === null || !isRelativeScheme(m.base.scheme)) return FAILURE;
      m.state = "relative";
      m.pointer--;
      return undefined;
    },

    "relative or authority": (m) => {
      if (current(m) === "/" && remainingStartsWith(m, "/")) {
        m.state = "authority ignore slashes";
        m.pointer++;
      } else {
        m.state = "relative";
        m.pointer--;
      }
      return undefined;
    },
  };
}

function afterScheme(scheme: string, relativeFlag: boolean, baseScheme: string | undefined): State {
  if (scheme === "file") return "relative";
  if (relativeFlag && baseScheme === scheme) return "relative or authority";
  return relativeFlag ? "authority first slash" : "scheme data";
}
