import { visible } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { placeIn } from "../shared/place.ts";
import { DIALECTS, nestAll, stringifyAll } from "./nested.ts";
import type { FormView } from "./read.ts";

/** The most pairs that are nested here; the limits of `nest` itself are those of the table. */
const MAX_PAIRS = 1000;

/** How much of a text is shown. */
const MAX_TEXT = 4000;

/** Shows the objects that each dialect makes of the pairs, side by side. */
export function showNested(view: FormView | null, depth: number): void {
  const pairs = view?.result.ok ? view.result.value.slice(0, MAX_PAIRS) : [];
  const dialects = nestAll(pairs, Number.isSafeInteger(depth) && depth >= 0 ? depth : 5);
  replaceContent(find("nested-out"), [
    element(
      "div",
      { class: "cards" },
      dialects.map(({ dialect, json, error }) => {
        const name = error === null ? "" : shorten(pairs[error.index]?.[0] ?? "", 100);
        return card(
          "h3",
          dialect,
          "reads",
          json,
          error === null
            ? ""
            : `${error.code}, in the name “${visible(name)}”, ${placeIn(pairs[error.index]?.[0] ?? "", error)}`,
        );
      }),
    ),
    view?.result.ok &&
      view.result.value.length > MAX_PAIRS &&
      element("p", { class: "note" }, `Only the first ${MAX_PAIRS} pairs are nested here.`),
  ]);
}

/** Shows the body that each dialect writes for an object. */
export function showWritten(json: string): void {
  const written = json.length > 100_000 ? null : stringifyAll(json);
  setStatus("json-status", written === null ? "This is not an object in JSON." : "", "error");
  replaceContent(find("written-out"), [
    written !== null &&
      element(
        "div",
        { class: "cards" },
        written.map(({ dialect, text, error }) =>
          card(
            "h4",
            dialect,
            "writes",
            text,
            error === null ? "" : `${error.code}, in “${visible(shorten(error.name, 100))}”`,
          ),
        ),
      ),
  ]);
}

function card(
  heading: "h3" | "h4",
  dialect: keyof typeof DIALECTS,
  verb: string,
  text: string | null,
  error: string,
): HTMLElement {
  const name = `${dialect} ${verb}`;
  return element("section", { class: "card", "aria-label": name }, [
    element(heading, {}, [`${dialect} `, element("small", {}, DIALECTS[dialect])]),
    text !== null &&
      element("pre", { class: "result", tabindex: 0, role: "group", "aria-label": `What ${name}`, dir: "ltr" }, [
        element("code", {}, shorten(text, MAX_TEXT)),
      ]),
    error !== "" && element("p", { class: "status", "data-kind": "error" }, `Refused: ${error}`),
  ]);
}

function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
