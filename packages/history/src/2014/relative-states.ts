import { EOF, isASCIIAlpha } from "../drafts/code-points.ts";
import { type DraftURL, newDraftURL } from "../drafts/draft-url.ts";
import { current, type Machine } from "../drafts/machine.ts";
import type { State, States } from "./document.ts";

/** Section 4.2, the "relative state" and the "relative slash state". */
export const RELATIVE_STATES_2014: Pick<States, "relative" | "relative slash"> = {
  relative: /* @__PURE__ */ relativeState(["/", "\\", "?", "#"]),

  "relative slash": (m) => {
    const c = current(m);
    if (c === "/" || c === "\\") {
      m.state = m.url.scheme === "file" ? "file host" : "authority ignore slashes";
    } else {
      if (m.url.scheme !== "file") {
        const base = baseOf(m);
        m.url.host = base.host;
        m.url.port = base.port;
      }
      m.state = "relative path";
      m.pointer--;
    }
    return undefined;
  },
};

/** The "relative state", with the code points that may follow a drive letter. */
export function relativeState(afterDriveLetter: readonly string[]): States["relative"] {
  return (m) => {
    const { url } = m;
    const c = current(m);
    const base = baseOf(m);
    url.relativeFlag = true;
    if (url.scheme !== "file") url.scheme = base.scheme;
    const takeHost = () => {
      url.host = base.host;
      url.port = base.port;
      url.path = [...base.path];
    };
    if (c === EOF) {
      takeHost();
      url.query = base.query;
    } else if (c === "/" || c === "\\") {
      m.state = "relative slash";
    } else if (c === "?") {
      takeHost();
      url.query = "";
      m.state = "query";
    } else if (c === "#") {
      takeHost();
      url.query = base.query;
      url.fragment = "";
      m.state = "fragment";
    } else {
      if (!startsWithDriveLetter(m, afterDriveLetter)) {
        takeHost();
        url.path.pop();
      }
      m.state = "relative path";
      m.pointer--;
    }
    return undefined;
  };
}

/** The quirk for drive letters: the negation of the condition as the draft writes it. */
function startsWithDriveLetter(m: Machine<State>, afterDriveLetter: readonly string[]): boolean {
  const [first = EOF, second] = m.input.slice(m.pointer + 1);
  return (
    m.url.scheme === "file" &&
    isASCIIAlpha(current(m)) &&
    (first === ":" || first === "|") &&
    second !== undefined &&
    afterDriveLetter.includes(second)
  );
}

/** `file:` comes to these states without a base too; then there is nothing to take. */
export function baseOf(m: Machine<State>): DraftURL {
  return m.base ?? newDraftURL();
}
