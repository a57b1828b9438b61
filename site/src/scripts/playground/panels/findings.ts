import { element, replaceContent } from "../../shared/element.ts";
import type { FindingsView, FindingView } from "../model/findings.ts";
import { drawnNodes, emphasize } from "./drawn.ts";

/** The elements of the panel, and what its buttons do. */
export interface FindingsPanel {
  readonly list: Element;
  readonly drawing: Element;
  readonly drawingOfBase: Element;
  readonly onFix: (finding: FindingView, index: number) => void;
  readonly onSelect: (finding: FindingView) => void;
}

/** Shows the findings, and underlines them in the text and in the base. */
export function renderFindings(panel: FindingsPanel, { items, omitted, drawn, drawnBase }: FindingsView): void {
  replaceContent(panel.drawing, drawnNodes(drawn, items));
  replaceContent(panel.drawingOfBase, drawnNodes(drawnBase, items));
  panel.drawingOfBase.parentElement!.hidden = drawnBase.length === 0;
  const rows = items.map((finding, index) => renderFinding(panel, finding, index));
  if (omitted > 0) rows.push(element("li", { class: "more" }, `${omitted.toLocaleString("en")} more are not listed.`));
  if (rows.length === 0) rows.push(element("li", { class: "valid" }, "✓ This is a valid URL string."));
  replaceContent(panel.list, rows);
}

function renderFinding(panel: FindingsPanel, finding: FindingView, index: number): HTMLLIElement {
  const { code, level, fatal, see, message, remedy } = finding;
  const draw = (number: number | null) => () =>
    emphasize(finding.in === "base" ? panel.drawingOfBase : panel.drawing, number);
  return element(
    "li",
    {
      class: `finding ${level}`,
      onmouseenter: draw(index),
      onmouseleave: draw(null),
      onfocusin: draw(index),
      onfocusout: draw(null),
    },
    [
      element("p", { class: "code" }, [
        element("span", { class: "level" }, `${level === "error" ? "✕ Error" : "△ Warning"}${fatal ? ", fatal" : ""}`),
        " ",
        // The address is the Standard's, from the package's own table.
        element("a", { href: see, rel: "noopener noreferrer" }, code),
        " ",
        element("span", { class: "place" }, placeOf(finding)),
      ]),
      element("p", {}, message),
      element("p", { class: "actions" }, [
        remedy !== null &&
          element("button", { type: "button", "data-fix": index, onclick: () => panel.onFix(finding, index) }, remedy),
        element(
          "button",
          { type: "button", "aria-label": `Select ${code} in the field`, onclick: () => panel.onSelect(finding) },
          "Select",
        ),
      ]),
    ],
  );
}

function placeOf({ in: where, place }: FindingView): string {
  return where === "base" ? `${place} of the base` : place;
}
