import type { States } from "../2014/document.ts";
import { baseOf, relativeState } from "../2014/relative-states.ts";
import { current } from "../drafts/machine.ts";

/** The two states of "basic URL parser" that the glossary has otherwise than 2014. */
export const RELATIVE_STATES_2015: Pick<States, "relative" | "relative slash"> = {
  // Its list of what may follow a drive letter has an empty string where 2014 has the backslash.
  relative: /* @__PURE__ */ relativeState(["/", "?", "#"]),

  // It takes the base's host if the scheme is "file", where 2014 takes it if the scheme is not.
  "relative slash": (m) => {
    const c = current(m);
    if (c === "/" || c === "\\") {
      m.state = m.url.scheme === "file" ? "file host" : "authority ignore slashes";
    } else {
      if (m.url.scheme === "file") {
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
