import { EOF } from "../drafts/code-points.ts";
import { current, encodeQuery, isDriveLetter, isTabOrNewline, remainingStartsWith } from "../drafts/machine.ts";
import { utf8, utf8PercentEncode } from "../drafts/percent.ts";
import { ENCODE_SETS } from "../drafts/percent-encode-sets.ts";
import type { States } from "./document.ts";

/** "Parsing", the states from the "relative path start state" to the "fragment state". */
export const PATH_STATES: Pick<States, "relative path start" | "relative path" | "query" | "fragment"> = {
  "relative path start": (m) => {
    const c = current(m);
    m.state = "relative path";
    if (c !== "/" && c !== "\\") m.pointer--;
    return undefined;
  },

  "relative path": (m) => {
    const { url } = m;
    const c = current(m);
    const atSlashOrEnd = c === EOF || c === "/" || c === "\\";
    if (atSlashOrEnd || (m.stateOverride === undefined && (c === "?" || c === "#"))) {
      if (m.buffer === ".." && atSlashOrEnd) {
        if (url.path.length > 0) url.path[url.path.length - 1] = "";
      } else if (m.buffer === "..") {
        url.path.pop();
      } else if (m.buffer === "." && atSlashOrEnd) {
        url.path.push("");
      } else if (m.buffer !== ".") {
        const isDrive = url.scheme === "file" && url.path.length === 0 && isDriveLetter(m.buffer);
        url.path.push(isDrive ? m.buffer.replace("|", ":") : m.buffer);
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
    } else if (c === "%" && (remainingStartsWith(m, "2E") || remainingStartsWith(m, "2e"))) {
      m.pointer += 2;
      m.buffer += ".";
    } else if (!isTabOrNewline(c)) {
      m.buffer += utf8PercentEncode(c, ENCODE_SETS.default);
    }
    return undefined;
  },

  query: (m) => {
    const { url } = m;
    const c = current(m);
    if (c === EOF || (m.stateOverride === undefined && c === "#")) {
      // The document says so of a URL with the relative flag; 2014 says it of one without.
      if (url.relativeFlag) m.encodingOverride = utf8;
      url.query += encodeQuery(m.encodingOverride, m.buffer, () => "?");
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
    if (c !== EOF && !isTabOrNewline(c)) m.url.fragment += utf8PercentEncode(c, ENCODE_SETS.simple);
    return undefined;
  },
};
