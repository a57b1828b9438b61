import { element, replaceContent } from "../../shared/element.ts";
import type { RecordPiece, RecordView } from "../model/record.ts";
import { shownNodes } from "./shown.ts";

/** Draws the record: each component in its hue with its name below. */
export function renderRecord(drawing: Element, record: RecordView | null, showPassword: boolean): void {
  if (record === null) {
    replaceContent(drawing, [element("p", { class: "quiet" }, "There is no record: the parser rejects the text.")]);
    return;
  }
  replaceContent(
    drawing,
    record.pieces.map((piece) => renderPiece(piece, showPassword)),
  );
}

function renderPiece({ component, text }: RecordPiece, showPassword: boolean): HTMLElement {
  if (component === null) return element("span", { class: "delimiter" }, shownNodes(text));
  const hue = component === "username" || component === "password" ? "credentials" : component;
  const hidden = component === "password" && !showPassword;
  return element("span", { class: `component part-${hue}`, "data-component": component }, [
    element("span", { class: "value" }, hidden ? "••••" : shownNodes(text)),
    element("span", { class: "name" }, component),
  ]);
}
