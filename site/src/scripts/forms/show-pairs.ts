import type { Pair } from "@url/urlencoded";
import { visible } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import type { FormView } from "./read.ts";
import { withPair } from "./write.ts";

/** How many pairs are listed. */
const MAX_ROWS = 100;

/** How much of a name or value of the platform is shown, in UTF-16 code units. */
const MAX_TEXT = 500;

interface Row {
  readonly node: HTMLElement;
  update(pair: Pair | undefined, native: Pair | undefined, isDifferent: boolean): void;
}

/** A table of pairs whose fields write the body. Rows stay while a person types in them. */
export function createPairTable(
  out: HTMLElement,
  onEdit: (pairs: readonly Pair[]) => void,
): { show(view: FormView | null): void } {
  let pairs: readonly Pair[] = [];
  const rows: Row[] = [];
  const body = element("tbody");
  const note = element("p", { class: "note", role: "status" });
  const add = element(
    "button",
    { type: "button", onclick: () => onEdit(withPair(pairs, pairs.length, ["", ""])) },
    "Add a pair",
  );
  const caption = "Pairs, beside what the browser’s URLSearchParams reads as UTF-8";
  const head = ["Name", "Value", "URLSearchParams", "Remove"].map((name) => element("th", { scope: "col" }, name));
  replaceContent(out, [
    element("div", { class: "table" }, [
      element("table", { class: "pairs" }, [
        element("caption", {}, caption),
        element("thead", {}, [element("tr", {}, head)]),
        body,
      ]),
    ]),
    note,
    add,
  ]);

  const edit = (index: number, pair: Pair | null): void => onEdit(withPair(pairs, index, pair));
  return {
    show(view) {
      pairs = view?.result.ok ? view.result.value : [];
      const native = view?.native ?? [];
      const different = new Set(view?.different);
      const length = Math.min(Math.max(pairs.length, native.length), MAX_ROWS);
      while (rows.length < length) rows.push(createRow(rows.length, edit));
      rows.length = length;
      for (const [index, row] of rows.entries()) row.update(pairs[index], native[index], different.has(index));
      const nodes = rows.map(({ node }) => node);
      // Moving a node takes the focus away from it.
      if (nodes.length !== body.children.length) replaceContent(body, nodes);
      add.hidden = view === null || !view.result.ok;
      const more = Math.max(pairs.length, native.length) - length;
      note.textContent = more > 0 ? `${more} more pairs are not listed.` : "";
    },
  };
}

function createRow(index: number, edit: (index: number, pair: Pair | null) => void): Row {
  const number = index + 1;
  const name = element("input", {
    class: "field",
    "aria-label": `Name ${number}`,
    spellcheck: "false",
    autocomplete: "off",
  });
  const value = element("input", {
    class: "field",
    "aria-label": `Value ${number}`,
    spellcheck: "false",
    autocomplete: "off",
  });
  const onInput = (): void => edit(index, [name.value, value.value]);
  name.addEventListener("input", onInput);
  value.addEventListener("input", onInput);
  const native = element("td");
  const remove = element(
    "button",
    { type: "button", "aria-label": `Remove pair ${number}`, onclick: () => edit(index, null) },
    "✕",
  );
  const node = element("tr", {}, [
    element("td", {}, [name]),
    element("td", {}, [value]),
    native,
    element("td", {}, [remove]),
  ]);
  return {
    node,
    update(pair, theirs, isDifferent) {
      // What a person is typing stays as it is typed: an encoding may write it in another way.
      if (document.activeElement !== name) name.value = pair?.[0] ?? "";
      if (document.activeElement !== value) value.value = pair?.[1] ?? "";
      for (const control of [name, value, remove]) control.disabled = pair === undefined;
      native.className = isDifferent ? "different" : "";
      const text = theirs === undefined ? "none" : `${shorten(theirs[0])} = ${shorten(theirs[1])}`;
      replaceContent(native, [
        isDifferent ? "≠ " : "",
        element("bdi", {}, [element("code", { class: "value" }, visible(text))]),
      ]);
    },
  };
}

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
