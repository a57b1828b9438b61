import { element, replaceContent } from "../../shared/element.ts";
import type { ElsewhereView, ReaderView } from "../model/elsewhere.ts";
import { absent, shownNodes, urlText } from "./shown.ts";

/** The elements of the panel. */
export interface ElsewherePanel {
  readonly sentence: Element;
  readonly list: Element;
  readonly table: HTMLTableElement;
}

/**
 * Shows how others read the text: first what differs, then all components in a table. What differs has a sign and a word,
 * not only a colour.
 */
export function renderElsewhere({ sentence, list, table }: ElsewherePanel, view: ElsewhereView): void {
  sentence.textContent = view.sentence;
  const [, ...others] = view.readers;
  replaceContent(
    list,
    others.flatMap((reader) => renderReader(reader, view.rows)),
  );
  const head = element("tr", {}, [
    element("th", { scope: "col" }, "Component"),
    ...view.readers.map(({ name, differs }) => element("th", { scope: "col" }, [name, differs && differenceSign()])),
  ]);
  const rows = view.rows.map((component, index) =>
    element("tr", {}, [
      element("th", { scope: "row" }, component),
      ...view.readers.map((reader) => renderCell(reader, index)),
    ]),
  );
  replaceContent(table.tHead!, [head]);
  replaceContent(table.tBodies[0]!, rows);
}

/** A reader's name, and what it reads differently. */
function renderReader({ name, error, differs, cells }: ReaderView, components: readonly string[]): HTMLElement[] {
  const verdict = error !== null ? ["✕ rejects the text: ", ...shownNodes(error)] : differs ? [] : ["= reads the same"];
  const different = cells.flatMap(({ text, differs }, index) =>
    differs ? [element("li", {}, [`${components[index]} `, text === null ? absent() : urlText(text)])] : [],
  );
  return [
    element("dt", {}, [name, differs && differenceSign()]),
    element("dd", {}, [...verdict, different.length > 0 && element("ul", {}, different)]),
  ];
}

/** A reader that rejects the text says why in its first row. */
function renderCell({ error, differs, cells }: ReaderView, index: number): HTMLTableCellElement {
  if (error !== null) {
    return element("td", { class: differs ? "differs" : "" }, index === 0 ? ["✕ ", ...shownNodes(error)] : "–");
  }
  const { text, differs: different } = cells[index]!;
  return element("td", { class: different ? "differs" : "" }, [
    different && differenceSign(),
    text === null ? absent() : urlText(text),
  ]);
}

function differenceSign(): HTMLElement {
  return element("span", { class: "sign" }, [
    element("span", { "aria-hidden": "true" }, " ≠ "),
    element("span", { class: "only-spoken" }, " differs "),
  ]);
}
