import type { Component } from "./components.ts";
import { element, replaceContent } from "./element.ts";
import { classesOf, type Mark, piecesOf } from "./pieces.ts";

/** How a URL is drawn. */
export interface DrawOptions {
  /** True to leave control characters as they are, for a drawing that lies under a text field. */
  readonly raw?: boolean;
}

/**
 * Draws `text` into `node` with its components in their hues and its marks underlined. Everything is text nodes in
 * spans: `span.part.part-host`, `span.mark.mark-error`. A mark without characters is `span.mark.mark-empty`.
 */
export function drawURL(
  node: Element,
  text: string,
  components: readonly Component[],
  marks: readonly Mark[] = [],
  { raw = false }: DrawOptions = {},
): void {
  const children = piecesOf(text, components, marks).map((piece) => {
    const names = classesOf(piece);
    const shown = raw ? piece.text : visible(piece.text);
    if (names === "") return shown;
    return element("span", { class: names, "data-part": piece.component?.name }, [shown]);
  });
  replaceContent(node, children);
}

/** Shows what has no picture of its own: control characters, and marks that change the direction of text. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "␡" : "�";
  });
}

// Control characters, bidirectional controls and lone surrogates; one character stands for one code unit.
const UNSEEN =
  /[\0-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
