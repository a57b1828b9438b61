import { copyButton } from "./copy-button.ts";
import { type Child, element } from "./element.ts";
import { tableText } from "./table-text.ts";

/** Creates a table that scrolls within itself and can be copied. The first cell of a row is its header. */
export function makeTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (Child | string)[])[],
): HTMLElement {
  const table = element("table", {}, [
    element("caption", {}, caption),
    element("thead", {}, [
      element(
        "tr",
        {},
        head.map((name) => element("th", { scope: "col" }, name)),
      ),
    ]),
    element("tbody", {}, rows.map(makeRow)),
  ]);
  return element("div", { class: "copyable" }, [
    ...copyButton("Copy table", () => tableText(table)),
    element("div", { class: "table", tabindex: 0, role: "region", "aria-label": caption }, [table]),
  ]);
}

function makeRow(cells: readonly (Child | string)[]): HTMLElement {
  return element(
    "tr",
    {},
    cells.map((cell, index) => (index === 0 ? element("th", { scope: "row" }, [cell]) : element("td", {}, [cell]))),
  );
}

/** Creates a list of names with their values. */
export function makeFacts(facts: readonly (readonly [name: string, value: Child])[]): HTMLElement {
  return element(
    "dl",
    { class: "facts" },
    facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, [value])]),
  );
}

/** Creates an element for text of a visitor, isolated from the direction of the text around it. */
export function code(text: string): HTMLElement {
  return element("bdi", {}, [element("code", { class: "value" }, text)]);
}

/** Creates a link to a specification. */
export function link(url: string, text: string): HTMLElement {
  return element("a", { href: url, rel: "noopener" }, text);
}
