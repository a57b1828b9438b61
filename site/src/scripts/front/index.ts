import { applySuggestion } from "@url/validator";
import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { placeIn } from "../shared/place.ts";
import { type Finding, lookAt } from "./look.ts";
import { namePartUnder } from "./name-part.ts";
import { fixLabel, summaryOf } from "./sentences.ts";

const field = find("try-text", HTMLTextAreaElement);
const drawing = find("try-drawing", HTMLElement);
const findings = find("try-findings", HTMLElement);
const summary = find("try-summary", HTMLElement);
const result = find("try-result", HTMLElement);
const part = find("try-part", HTMLElement);

field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  // A URL has no lines.
  if (event.key === "Enter") event.preventDefault();
});
namePartUnder(field, part);
// A browser that goes back restores what was typed.
if (field.value !== field.defaultValue) show();
for (const button of findings.querySelectorAll("button")) {
  const { start, end, replacement } = button.dataset;
  button.addEventListener("click", () => apply({ start: Number(start), end: Number(end), replacement: replacement! }));
}

function show(): void {
  const look = lookAt(field.value);
  drawURL(drawing, field.value, look.components, look.marks, { raw: true });
  replaceContent(findings, look.findings.map(findingItem));
  if (look.omitted > 0) findings.append(element("li", { class: "quiet" }, `and ${look.omitted} more`));
  summary.textContent = summaryOf(look);
  result.textContent = look.href === null ? "" : look.href;
}

function findingItem({ code, level, message, suggestion, ...range }: Finding): HTMLLIElement {
  return element("li", { class: `finding finding-${level}` }, [
    element("span", { class: "level" }, level),
    " ",
    element("code", {}, code),
    " ",
    element("span", { class: "place" }, placeIn(field.value, range)),
    element("span", { class: "message" }, message),
    suggestion &&
      element("button", { type: "button", onclick: () => apply(suggestion) }, fixLabel(suggestion.replacement)),
  ]);
}

function apply(suggestion: { start: number; end: number; replacement: string }): void {
  field.value = applySuggestion(field.value, suggestion);
  field.focus();
  show();
}

function find<E extends HTMLElement>(id: string, type: new () => E): E {
  const node = document.getElementById(id);
  if (!(node instanceof type)) throw new Error(`The page has no #${id}`);
  return node;
}
