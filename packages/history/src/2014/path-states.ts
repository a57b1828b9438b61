import { EOF } from "../drafts/code-points.ts";
import { current, encodeQuery, isDriveLetter, isTabOrNewline } from "../drafts/machine.ts";
import { utf8, utf8PercentEncode } from "../drafts/percent.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";
import type { States } from "./document.ts";

/** The table of the "relative path state". */
const DOT_SEGMENTS = /* @__PURE__ */ new Map([
  ["%2e", "."],
  [".%2e", ".."],
  ["%2e.", ".."],
  ["%2e%2e", ".."],
]);

type PathState = "relative path start" | "relative path" | "query" | "fragment";

/** Section 4.2, the states from the "relative path start state" to the "fragment state". */
export function pathStates(sets: EncodeSets): Pick<States, PathState> {
  return {
    "relative path start": (m) => {
      const c = current(m);
      m.state = "relative path";
      if (c !== "/" && c !== "\\") m.pointer--;
      return undefined;
    },

    "relative path": (m) => {
      const { url } = m;
      const c = current(m);
      const atSlash = c === "/" || c === "\\";
      if (c === EOF || atSlash || (m.stateOverride === undefined && (c === "?" || c === "#"))) {
        const segment = DOT_SEGMENTS.get(m.buffer.toLowerCase()) ?? m.buffer;
        if (segment === "..") {
          url.path.pop();
          if (!atSlash) url.path.push("");
        } else if (segment === "." && !atSlash) {
          url.path.push("");
        } else if (segment !== ".") {
          const isDrive = url.scheme === "file" && url.path.length === 0 && isDriveLetter(segment);
          url.path.push(isDrive ? segment.replace("|", ":") : segment);
        }
        m.buffer = "";
        if (c === "?") {
          url.query = "";
          m.state = "query";
        }
        if (c === "#") {
          url.fragment = "";
          m.state = "fragment";
        }
      } else if (!isTabOrNewline(c)) {
        m.buffer += utf8PercentEncode(c, sets.default);
      }
      return undefined;
    },

    query: (m) => {
      const { url } = m;
      const c = current(m);
      if (c === EOF || (m.stateOverride === undefined && c === "#")) {
        if (!url.relativeFlag || url.scheme === "ws" || url.scheme === "wss") m.encodingOverride = utf8;
        url.query += encodeQuery(m.encodingOverride, m.buffer, (codePoint) => `&#${codePoint};`);
        m.buffer = "";
        if (c === "#") {
          url.fragment = "";
          m.state = "fragment";
        }
      } else if (!isTabOrNewline(c)) {
        m.buffer += c;
      }
      return undefined;
    },

    fragment: (m) => {
      const c = current(m);
      if (c !== EOF && !isTabOrNewline(c)) m.url.fragment += utf8PercentEncode(c, sets.simple);
      return undefined;
    },
  };
}
