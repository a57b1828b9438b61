import { hashOf, readState, writeState } from "./address-state.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Fields<Name extends string> = Readonly<Record<Name, Field>>;
type Values<Name extends string> = Record<Name, string>;

/** The longest state that is kept in the page's address. Some programs cut longer links. */
const MAX_HASH = 16_000;

/**
 * Keeps fields and the page's address alike: the address fills the fields, and fields that a person changes write the
 * address. `onChange` is called with the values of all fields, at the start too, and with the name of the field that was
 * changed, or null. Checkboxes have the values "1" and "0". Fields without a value in the address have their default, if
 * the address has no state at all; those with `data-option` have it always. `keep` says what of the values the address needs.
 */
export function bindFields<Name extends string>(
  fields: Fields<Name>,
  defaults: Values<Name>,
  onChange: (values: Values<Name>, changed: Name | null) => void,
  keep: (values: Values<Name>) => Partial<Values<Name>> = (values) => values,
): void {
  const names = Object.keys(fields) as Name[];
  let timer = 0;
  const values = (): Values<Name> =>
    Object.fromEntries(names.map((name) => [name, readField(fields[name])])) as Values<Name>;
  const load = (): void => {
    const state = readState();
    const isEmpty = !names.some((name) => name in state);
    for (const name of names) {
      const field = fields[name];
      fill(field, state[name] ?? (isEmpty || "option" in field.dataset ? defaults[name] : ""));
    }
    onChange(values(), null);
  };
  const save = (): void => {
    const state = keep(values()) as Values<Name>;
    // A text of a megabyte is not encoded only to find that it is too long.
    const length = names.reduce((sum, name) => sum + (state[name]?.length ?? 0), 0);
    const isShort = length <= MAX_HASH && hashOf(state).length <= MAX_HASH;
    // Browsers limit how often a page may change its address, so it is written when the person pauses.
    clearTimeout(timer);
    timer = window.setTimeout(() => writeState(isShort ? state : {}), 200);
    const note = document.getElementById("state-note");
    if (note !== null) note.textContent = isShort ? "" : "This is too long for a link: the address does not have it.";
  };
  for (const name of names) {
    fields[name].addEventListener("input", () => {
      onChange(values(), name);
      save();
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-field]")) {
    const field = fields[button.dataset.field as Name];
    button.addEventListener("click", () => {
      fill(field, button.dataset.value ?? "");
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
    });
  }
  window.addEventListener("hashchange", load);
  load();
  document.querySelector("main")!.dataset.filled = "";
}

function readField(field: Field): string {
  if (field.type === "checkbox") return (field as HTMLInputElement).checked ? "1" : "0";
  return field.value;
}

function fill(field: Field, value: string): void {
  if (field.type === "checkbox") (field as HTMLInputElement).checked = value === "1";
  else field.value = value;
  // The address may name an option that a list does not have.
  if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
}
