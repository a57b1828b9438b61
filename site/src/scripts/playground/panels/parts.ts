import { element, replaceContent } from "../../shared/element.ts";
import type { PartRow } from "../model/parts.ts";
import type { CandidateView, DisplayView } from "../model/readable.ts";
import { absent, urlText } from "./shown.ts";

/** Shows host kind, class of the address, origin, site and the like. */
export function renderParts(body: Element, rows: readonly PartRow[] | null): void {
  const cells = rows ?? [{ name: "Parts", value: null }];
  replaceContent(
    body,
    cells.map(({ name, value }) =>
      element("tr", {}, [
        element("th", { scope: "row" }, name),
        element("td", {}, [value === null ? absent() : urlText(value)]),
      ]),
    ),
  );
}

/** Shows the URL as people should see it, and warnings about what they may overlook. */
export function renderDisplay(text: Element, warnings: Element, display: DisplayView | null): void {
  replaceContent(text, [display === null ? absent() : urlText(display.text)]);
  const rows = (display?.warnings ?? []).map(({ code, message, place }) =>
    element("li", { class: "warning" }, [
      element("span", { class: "level" }, "△ "),
      element("code", {}, code),
      " ",
      urlText(place),
      " ",
      message,
    ]),
  );
  if (rows.length === 0) rows.push(element("li", { class: "quiet" }, display ? "No warnings." : "There is no URL."));
  replaceContent(warnings, rows);
}

/** Shows what the text may mean if a person typed it. */
export function renderCandidates(
  list: Element,
  candidates: readonly CandidateView[],
  onUse: (index: number) => void,
): void {
  const rows = candidates.map(({ text, changes }, index) =>
    element("li", {}, [
      urlText(text),
      " ",
      element(
        "button",
        { type: "button", "aria-label": `Use candidate ${index + 1}`, onclick: () => onUse(index) },
        "Use",
      ),
      element(
        "ul",
        {},
        changes.map(({ code, message }) => element("li", {}, [element("code", {}, code), ` ${message}`])),
      ),
    ]),
  );
  if (rows.length === 0) rows.push(element("li", { class: "quiet" }, "Nothing to repair."));
  replaceContent(list, rows);
}
