import { lookAt } from "./look.ts";

/**
 * Names the component that the pointer is over, or else the one that the caret is in. The drawing lies under the text
 * area, so that its parts are found by their place.
 */
export function namePartUnder(field: HTMLTextAreaElement, output: HTMLElement): void {
  field.addEventListener("pointermove", ({ clientX, clientY }) => {
    const under = document.elementsFromPoint(clientX, clientY).find((node) => node.classList.contains("part"));
    const name = under instanceof HTMLElement ? under.dataset.part : undefined;
    if (name !== undefined) say(name);
  });
  document.addEventListener("selectionchange", () => {
    if (document.activeElement !== field) return;
    const at = field.selectionStart;
    const component = lookAt(field.value).components.find(({ start, end }) => start <= at && at <= end);
    say(component?.name);
  });

  function say(name: string | undefined): void {
    output.textContent = name === undefined ? "" : name;
    output.className = name === undefined ? "" : `part-${name}`;
  }
}
