import { element, replaceContent } from "../../shared/element.ts";
import type { PairEdit, PairsView, PairView } from "../model/pairs.ts";

/** The elements of the panel, and who is told of a change. */
export interface PairsPanel {
  readonly rows: Element;
  readonly more: Element;
  readonly onEdit: (edit: PairEdit) => void;
}

/** Shows the pairs of the query. Rows stay while somebody types into them, so the focus and the cursor stay too. */
export function renderPairs(panel: PairsPanel, view: PairsView | null): void {
  const pairs = view?.pairs ?? [];
  while (panel.rows.children.length > pairs.length) panel.rows.lastElementChild!.remove();
  pairs.forEach((pair, index) => {
    const row = panel.rows.children[index] ?? panel.rows.appendChild(createRow(panel, index));
    updateRow(row, pair, index, pairs.length);
  });
  const omitted = view?.omitted ?? 0;
  replaceContent(panel.more, [omitted > 0 ? `${omitted.toLocaleString("en")} more pairs are not listed.` : ""]);
}

function createRow({ rows, onEdit }: PairsPanel, index: number): HTMLTableRowElement {
  const edit = (): void => {
    const [name, value] = fieldsOf(rows.children[index]!);
    onEdit({ kind: "set", index, name: name!.value, value: value!.value });
  };
  const field = (part: string): HTMLTableCellElement =>
    element("td", {}, [
      element("input", {
        "aria-label": `${part} of pair ${index + 1}`,
        spellcheck: "false",
        autocomplete: "off",
        oninput: edit,
      }),
    ]);
  const button = (label: string, text: string, name: string, change: PairEdit): HTMLButtonElement =>
    element(
      "button",
      { type: "button", "aria-label": `${label} pair ${index + 1}`, "data-pair": name, onclick: () => onEdit(change) },
      text,
    );
  return element("tr", {}, [
    field("Name"),
    field("Value"),
    element("td", { class: "actions" }, [
      button("Move up", "↑", "up", { kind: "move", index, to: index - 1 }),
      button("Move down", "↓", "down", { kind: "move", index, to: index + 1 }),
      button("Remove", "✕", "remove", { kind: "remove", index }),
    ]),
  ]);
}

function updateRow(row: Element, pair: PairView, index: number, length: number): void {
  const [name, value] = fieldsOf(row);
  for (const [field, text] of [
    [name!, pair.name],
    [value!, pair.value],
  ] as const) {
    field.readOnly = !pair.editable;
    // What somebody types stays as typed: "%20" in the field is not the same text as " ".
    if (field.value !== text && field !== document.activeElement) field.value = text;
  }
  const [up, down] = row.querySelectorAll("button");
  up!.disabled = index === 0;
  down!.disabled = index === length - 1;
}

function fieldsOf(row: Element): HTMLInputElement[] {
  return [...row.querySelectorAll("input")];
}
