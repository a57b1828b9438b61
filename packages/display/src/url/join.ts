import { isRightToLeft } from "../characters/hidden.ts";
import { type Component, type Displayed, type DisplayedPart, textOf } from "./text.ts";

/** How text that is written from right to left is kept from changing the order of components. */
export type Direction = "isolate" | "embed" | "none";

/**
 * Joins components to text. If one has right-to-left characters, "embed" puts all of the text between a left-to-right isolate
 * and its end, and "isolate" each such component as well, unless it is the only one.
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function join(components: readonly Component[], direction: Direction): Displayed {
  const isBidi = direction !== "none" && isRightToLeft(textOf(components));
  const isAlone = components.filter((component) => textOf([component]) !== "").length === 1;
  const parts: DisplayedPart[] = [];
  const texts: string[] = isBidi ? [LEFT_TO_RIGHT_ISOLATE] : [];
  let length = texts.length;
  const add = (text: string): void => {
    texts.push(text);
    length += text.length;
  };
  for (const component of components) {
    const isIsolated = isBidi && !isAlone && direction === "isolate" && isRightToLeft(textOf([component]));
    if (isIsolated) add(LEFT_TO_RIGHT_ISOLATE);
    for (const { kind, text } of component) {
      if (kind !== null && text !== "") parts.push({ kind, start: length, end: length + text.length });
      add(text);
    }
    if (isIsolated) add(POP_DIRECTIONAL_ISOLATE);
  }
  if (isBidi) add(POP_DIRECTIONAL_ISOLATE);
  return { text: texts.join(""), parts };
}

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_DIRECTIONAL_ISOLATE = "\u2069";
