import { cutText, type Mark } from "./marks.ts";

/** Writes a text into the mirror of an input, with text nodes only. */
export function drawMirror(mirror: HTMLElement, text: string, marks: readonly Mark[]): void {
  const nodes = cutText(text, marks).map((piece) => {
    if (piece.level === null) return piece.text;
    const node = mirror.ownerDocument.createElement("span");
    node.className = `url-mark url-mark-${piece.level}${piece.text === "" ? " url-mark-empty" : ""}`;
    node.textContent = piece.text;
    return node;
  });
  // biome-ignore lint/plugin: twenty marks make at most sixty-one pieces
  mirror.replaceChildren(...nodes);
}

/**
 * Keeps the mirror of an input scrolled as the input is. An input scrolls when a person types, moves the caret or drags;
 * not every browser has an event for each of these, so the place is read again in the next frame. Returns a function that
 * ends it.
 */
export function followScroll(input: HTMLInputElement, mirror: HTMLElement): () => void {
  let frame = 0;
  const follow = (): void => {
    mirror.scrollLeft = input.scrollLeft;
  };
  const followSoon = (): void => {
    follow();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  };
  for (const name of EVENTS) input.addEventListener(name, followSoon);
  document.addEventListener("selectionchange", followSoon);
  followSoon();
  return () => {
    cancelAnimationFrame(frame);
    for (const name of EVENTS) input.removeEventListener(name, followSoon);
    document.removeEventListener("selectionchange", followSoon);
  };
}

const EVENTS = ["scroll", "input", "keydown", "keyup", "pointermove", "focus", "blur"];

/**
 * Replaces a range of an input's text as if a person had typed it, so that "undo" takes it back and listeners of `input`
 * are called.
 */
export function replaceText(input: HTMLInputElement, start: number, end: number, replacement: string): void {
  input.focus();
  input.setSelectionRange(start, end);
  // The only way that keeps the history of changes. It is deprecated, but every browser has it.
  const done =
    replacement === "" ? document.execCommand("delete") : document.execCommand("insertText", false, replacement);
  if (done) return;
  input.setRangeText(replacement, start, end, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
