import { readState, writeState } from "../shared/address-state.ts";
import { find } from "../shared/find.ts";
import { readForm } from "./read-form.ts";

const text = find<HTMLInputElement>("form-text");
const documents = find<HTMLSelectElement>("form-document");
const encoding = find<HTMLInputElement>("form-encoding");
const flags = { charset: find<HTMLInputElement>("form-charset"), isindex: find<HTMLInputElement>("form-isindex") };
const names = Object.keys(flags) as (keyof typeof flags)[];

/** Reads the form of the fields as the chosen document does, and as today's Standard does. */
function read(): void {
  const [charset, isindex] = [flags.charset.checked, flags.isindex.checked];
  const { old, today } = readForm({
    text: text.value,
    document: documents.value,
    encoding: encoding.value.trim(),
    charset,
    isindex,
  });
  find("form-old").textContent = old;
  find("form-today").textContent = today;
}

function write(): void {
  const flagged = names.filter((name) => flags[name].checked).join(",");
  writeState({ ...readState(), form: text.value, by: documents.value, flags: flagged, encoding: encoding.value });
  read();
}

function show(): void {
  const state = readState();
  text.value = state.form ?? "";
  documents.value = state.by ?? "2014";
  encoding.value = state.encoding ?? "";
  for (const name of names) flags[name].checked = state.flags?.split(",").includes(name) ?? false;
  read();
}

/** Reads forms with the form parsers of the documents. A link of a row fills in the fields. */
export function startForm(): void {
  for (const field of [text, documents, encoding, flags.charset, flags.isindex]) field.addEventListener("input", write);
  addEventListener("hashchange", () => {
    if (readState().by === undefined) return;
    show();
    text.focus();
  });
  show();
}
