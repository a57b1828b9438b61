/**
 * The style of a field, in which the input and its mirror lie on each other: same place, same font, same spacing. Marks
 * cut the text of the mirror, so letters that join or move together would not do so across a cut. A wave is an error, dots
 * are a warning: not only the color differs. The room of a line is there before the first message, so nothing moves.
 *
 * It is for the element `<url-field>`, and for an element of the class `url-field` around your own. Colors are the
 * properties `--url-error`, `--url-warning`, `--url-background`, `--url-text` and `--url-border`; they follow `color-scheme`.
 * @see https://drafts.csswg.org/css-color-5/#light-dark
 */
export const FIELD_STYLE: string = `
url-field, .url-field {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;
}

:is(url-field, .url-field) > :is(input, .url-mirror) {
  grid-area: 2 / 1;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid;
  border-radius: 0.25rem;
  font: 1rem / 1.75 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-kerning: none;
  font-variant-ligatures: none;
  letter-spacing: 0;
  word-spacing: 0;
  tab-size: 8;
  text-align: left;
  text-indent: 0;
  text-transform: none;
  direction: ltr;
}

:is(url-field, .url-field) > input {
  background: var(--url-background, Field);
  color: var(--url-text, FieldText);
  border-color: var(--url-border, GrayText);
}

:is(url-field, .url-field) > input[aria-invalid] {
  border-color: var(--url-error, light-dark(#b3261e, #ffb4ab));
}

:is(url-field, .url-field) > .url-mirror {
  overflow: hidden;
  border-color: transparent;
  color: transparent;
  white-space: pre;
  pointer-events: none;
  user-select: none;
}

:is(url-field, .url-field) > .url-mirror::after {
  content: " ";
}

.url-mark-error {
  text-decoration: underline wavy var(--url-error, light-dark(#b3261e, #ffb4ab)) 1px;
  text-underline-offset: 0.3em;
}

.url-mark-warning {
  text-decoration: underline dotted var(--url-warning, light-dark(#8a5300, #ffcf8f)) 2px;
  text-underline-offset: 0.3em;
}

.url-mark-empty {
  position: relative;
}

.url-mark-empty::after {
  content: "";
  position: absolute;
  bottom: -0.35em;
  left: -0.25em;
  border: 0.25em solid transparent;
  border-bottom-color: var(--url-error, light-dark(#b3261e, #ffb4ab));
}

.url-mark-warning.url-mark-empty::after {
  border-bottom-color: var(--url-warning, light-dark(#8a5300, #ffcf8f));
}

.url-help {
  grid-row: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  row-gap: 0.25rem;
  min-height: 2.25rem;
  padding-block: 0.25rem 0.5rem;
  color: var(--url-warning, light-dark(#8a5300, #ffcf8f));
}

.url-alert:not(:empty), .url-alert:not(:empty) ~ .url-correction {
  margin-inline-start: 0.75rem;
  color: var(--url-error, light-dark(#b3261e, #ffb4ab));
}

.url-alert:not(:empty)::before {
  content: "✕ ";
  content: "✕ " / "";
}

.url-correction {
  margin-inline-start: 0.75rem;
  overflow-wrap: anywhere;
  padding: 0.125rem 0.625rem;
  border: 1px solid currentColor;
  border-radius: 0.25rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}

.url-correction:focus-visible {
  outline: 2px solid currentColor;
  outline-offset: 2px;
}
`;

/** Adds the style to a document or a shadow root, once. A strict Content Security Policy allows it. */
export function installStyle(root: Document | ShadowRoot): void {
  const { defaultView } = root.ownerDocument ?? (root as Document);
  if (!defaultView || installed.has(root)) return;
  installed.add(root);
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(FIELD_STYLE);
  root.adoptedStyleSheets.push(sheet);
}

const installed = /* @__PURE__ */ new WeakSet<Document | ShadowRoot>();
