import { toScalarValues } from "../drafts/code-points.ts";
import { again, isSpecial, type ParserChanges, put, schemeOf, take } from "./trial.ts";

/** What differs before the components are parsed: what is removed, and which URLs can be a base. */
export const SCHEMES: ParserChanges = {
  "controls-trimmed": (trial) => again(trial, { input: withoutControls(trial.input.input) }),

  "tabs-and-newlines": (trial) => again(trial, { input: withoutTabs(trial.input.input) }),

  "fragment-of-opaque-base": (trial) =>
    trial.input.input.startsWith("#") && hasOpaquePath(trial.input.base) ? take(trial) : trial,

  "not-special-base": (trial) => {
    const { input, base } = trial.input;
    const isReference = schemeOf(input) === null && base !== null && !isSpecial(schemeOf(base));
    return isReference && !hasOpaquePath(base) ? take(trial) : trial;
  },

  "file-base": (trial) => {
    const { input, base } = trial.input;
    return schemeOf(input) === "file" && base !== null && schemeOf(base) !== "file"
      ? again(trial, { base: null })
      : trial;
  },

  gopher: (trial) => (isGopher(trial.view?.scheme) || isGopher(trial.now?.scheme) ? take(trial) : trial),

  "not-special-authority": (trial) => {
    const { view } = trial;
    if (view === null || isSpecial(view.scheme) || !view.path.startsWith("/")) return trial;
    return take(trial, ["username", "password", "host", "port", "path"]);
  },

  "opaque-path-space": (trial) => {
    const { view } = trial;
    if (view === null || isSpecial(view.scheme) || view.path.startsWith("/")) return trial;
    if (view.query === null && view.fragment === null) return trial;
    return put(trial, { path: view.path.replace(/ $/, "%20") });
  },

  "scheme-data-query": (trial) => {
    const { view } = trial;
    if (view === null || isSpecial(view.scheme) || view.query === null) return trial;
    return view.href === `${view.scheme}:${view.path}${view.fragment === null ? "" : `#${view.fragment}`}`
      ? take(trial, ["href"])
      : trial;
  },
};

function isGopher(scheme: string | null | undefined): boolean {
  return scheme === "gopher";
}

/** Whether the path of a base is opaque, by today's Standard. */
function hasOpaquePath(base: string | null): boolean {
  return base !== null && !isSpecial(schemeOf(base)) && !/^[^:]*:\//.test(base);
}

/** Lone surrogates are replaced first: without what stood between them they would become one code point. */
export function withoutTabs(text: string): string {
  return toScalarValues(text)
    .join("")
    .replace(/[\t\n\r]/g, "");
}

/** Removes C0 controls and spaces at the ends. A pattern for the end would be quadratic. */
export function withoutControls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charAt(start) <= " ") start++;
  while (end > start && text.charAt(end - 1) <= " ") end--;
  return text.slice(start, end);
}
