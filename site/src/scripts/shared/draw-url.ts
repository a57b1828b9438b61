import type { Component } from "./components.ts";
import { element, replaceContent } from "./element.ts";
import { type Mark, piecesOf } from "./pieces.ts";

/**
 * Draws `text` into `node` with its components in their hues and its marks underlined. Everything is text nodes in
 * spans: `span.part.part-host`, `span.mark.mark-error`. A mark without characters is `span.mark.mark-empty`.
 */
export function drawURL(
  node: Element,
  text: string,
  components: readonly Component[],
  marks: readonly Mark[] = [],
): void {
  const pieces = piecesOf(text, components, marks).map(({ text, component, marks }) => {
    const names = [
      ...(component === undefined ? [] : ["part", `part-${component.name}`]),
      ...(marks.length === 0 ? [] : ["mark", ...new Set(marks.map(({ kind }) => `mark-${kind}`))]),
      ...(text === "" ? ["mark-empty"] : []),
    ];
    return names.length === 0
      ? text
      : element("span", { class: names.join(" "), "data-part": component?.name }, [visible(text)]);
  });
  replaceContent(node, pieces);
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
