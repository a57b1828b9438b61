import { element, replaceContent } from "../shared/element.ts";
import { find } from "../shared/find.ts";
import { code, link, makeFacts } from "../shared/make-table.ts";
import type { CheckStep, Outcome } from "./checks.ts";
import type { DomainSteps, LabelSteps } from "./explain.ts";
import { explain } from "./show-result.ts";

/** How many labels are shown; a domain of DNS has at most 127. */
const MAX_LABELS = 30;

const SIGNS: Readonly<Record<Outcome, string>> = {
  passed: "✓ passed",
  failed: "✕ failed",
  "not reached": "· not reached",
  "not needed": "– not needed",
  off: "– off",
};

/** Shows the checks and the Punycode of each label. */
export function showLabels({ labels, isBidi }: DomainSteps): void {
  const more = labels.length - MAX_LABELS;
  replaceContent(find("labels-out"), [
    labels.length === 0 && element("p", {}, "Not reached: a code point is disallowed."),
    isBidi && element("p", {}, "The domain has right-to-left characters, so the Bidi rule applies to every label."),
    element("div", { class: "cards" }, labels.slice(0, MAX_LABELS).map(card)),
    more > 0 && element("p", { class: "note" }, `${more} more labels are not shown.`),
  ]);
}

function card({ index, normalized, unicode, ascii, error, checks }: LabelSteps): HTMLElement {
  return element("section", { class: "card", "aria-label": `Label ${index + 1}` }, [
    element("h3", {}, [`Label ${index + 1}: `, normalized === "" ? "empty" : code(normalized)]),
    makeFacts([
      ["Unicode", unicode === null ? "fails" : code(unicode)],
      ["ASCII", ascii === null ? "fails" : code(ascii)],
    ]),
    error && element("p", { class: "status", "data-kind": "error" }, explain(error)),
    element("ul", { class: "checks" }, checks.map(checkLine)),
  ]);
}

function checkLine({ check, outcome }: CheckStep): HTMLElement {
  return element("li", { class: `outcome-${outcome.replace(" ", "-")}` }, [
    element("span", { class: "outcome" }, SIGNS[outcome]),
    " ",
    link(check.see, check.name),
  ]);
}
