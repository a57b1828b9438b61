import { readState, writeState } from "../shared/address-state.ts";
import { find } from "../shared/find.ts";
import { startForm } from "./form.ts";

const text = find<HTMLInputElement>("filter");
const documents = find<HTMLSelectElement>("filter-document");
const rule = find<HTMLSelectElement>("filter-rule");
const count = find("filter-count");
const sections = Array.from(find("history-rows").querySelectorAll("section"));
const rows = Array.from(find("history-rows").querySelectorAll<HTMLElement>("tbody tr"), (row) => ({
  row,
  text: (row.textContent ?? "").toLowerCase(),
  documents: (row.dataset.documents ?? "").split(" "),
  rule: row.dataset.rule ?? "",
}));

/** Shows the rows that have every word of the text, and the document and the rule that are chosen. */
function filter(): void {
  const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const one of rows) {
    const isShown =
      words.every((word) => one.text.includes(word)) &&
      (documents.value === "" || one.documents.includes(documents.value)) &&
      (rule.value === "" || one.rule === rule.value);
    one.row.hidden = !isShown;
    if (isShown) shown++;
  }
  for (const section of sections) section.hidden = section.querySelector("tbody tr:not([hidden])") === null;
  count.textContent = `${shown} of ${rows.length} rows`;
  writeState({ ...readState(), text: text.value, document: documents.value, rule: rule.value });
}

const state = readState();
text.value = state.text ?? "";
documents.value = state.document ?? "";
rule.value = state.rule ?? "";
for (const field of [text, documents, rule]) field.addEventListener("input", filter);
filter();
startForm();
