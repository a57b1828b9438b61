/** HTML that is safe to insert as it is. */
export interface HTML {
  readonly html: string;
}

/** Marks text that is HTML already. */
export function raw(text: string): HTML {
  return { html: text };
}

/** Escapes text for an element's content and for a quoted attribute. */
export function escapeHTML(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Value = string | number | HTML | null | undefined | false | readonly Value[];

/**
 * Writes HTML; each value is escaped, unless it is HTML itself. Lists are joined; `null`, `undefined` and `false` write
 * nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): HTML {
  return raw(strings.map((text, index) => (index === 0 ? "" : textOf(values[index - 1])) + text).join(""));
}

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHTML(String(value));
  return isList(value) ? value.map(textOf).join("") : value.html;
}

function isList(value: HTML | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}
