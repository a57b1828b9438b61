import { copyButton } from "../shared/copy-button.ts";
import { element } from "../shared/element.ts";
import { tableText } from "../shared/table-text.ts";

/** Adds a button to a table, or to a block of code, which copies it. */
export function addCopyButton(box: HTMLElement): void {
  const table = box.querySelector("table");
  if (table !== null) addButton(box, "Copy table", () => tableText(table));
  else if (box.matches("pre")) addButton(box, "Copy", () => box.querySelector("code")!.textContent);
}

/** The button stands before the box in the document, and over its corner, so that it does not scroll with it. */
function addButton(box: HTMLElement, label: string, text: () => string): void {
  const holder = element("div", { class: "copyable" }, copyButton(label, text));
  box.replaceWith(holder);
  holder.append(box);
}
