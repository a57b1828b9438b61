import { DRAWN_WHOLE } from "./model/limits.ts";

/**
 * A field whose text is kept apart from it. A `<textarea>` replaces "\r" by "\n", so a text from a link can differ from
 * what the field has; it stays as it is until somebody types. Of a text that is too long to lay out, the field shows the
 * beginning and cannot be typed into.
 */
export interface Field {
  readonly element: HTMLTextAreaElement;
  show(text: string): void;
  /** Selects a range of the text, in UTF-16 code units, as far as the field shows it. */
  select(start: number, end: number): void;
}

/** A field shows texts of up to this length whole: laying out 1 MB takes seconds. */
const FIELD_WHOLE = 20_000;

/** Creates a field. `onText` receives what somebody typed or pasted, whole. */
export function createField(element: HTMLTextAreaElement, note: Element, onText: (text: string) => void): Field {
  let shown = element.value;
  const show = (text: string): void => {
    const long = text.length > FIELD_WHOLE;
    element.readOnly = long;
    note.textContent = long ? describeLong(text.length) : "";
    const wanted = long ? text.slice(0, DRAWN_WHOLE) : text;
    if (wanted === shown) return;
    shown = wanted;
    // Assigning moves the cursor, even if the text is the same.
    if (element.value !== wanted) element.value = wanted;
  };
  element.addEventListener("input", () => {
    shown = element.value;
    onText(shown);
  });
  // A long text never enters the field: the browser would lay it out before anything could cut it.
  element.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= FIELD_WHOLE && !element.readOnly) return;
    event.preventDefault();
    onText(element.readOnly ? pasted : insert(element, pasted));
  });
  return {
    element,
    show,
    select: (start, end) => {
      element.focus();
      element.setSelectionRange(start, end);
    },
  };
}

function insert({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): string {
  return value.slice(0, selectionStart) + text + value.slice(selectionEnd);
}

function describeLong(length: number): string {
  const [all, first] = [length.toLocaleString("en"), DRAWN_WHOLE.toLocaleString("en")];
  return `${all} units; the first ${first} are shown. Paste over it, or reset.`;
}
