import { element, replaceContent } from "../../shared/element.ts";

/** A tab: its name in the state, and what it says. */
export interface Tab {
  readonly name: string;
  readonly text: string;
}

/**
 * Fills a list of tabs. Arrow keys, Home and End move between tabs, and the chosen one alone is in the tab order, as the
 * ARIA Authoring Practices say. Returns the function that shows which tab is chosen.
 */
export function createTabs(
  list: Element,
  panel: Element,
  tabs: readonly Tab[],
  onChoose: (name: string) => void,
): (name: string) => void {
  const buttons = tabs.map(({ name, text }) =>
    element(
      "button",
      { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": panel.id, onclick: () => onChoose(name) },
      text,
    ),
  );
  replaceContent(list, buttons);
  list.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = nextTab((event as KeyboardEvent).key, at, buttons.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    buttons[to]!.focus();
    onChoose(tabs[to]!.name);
  });
  return (name) => {
    const chosen = Math.max(
      tabs.findIndex((tab) => tab.name === name),
      0,
    );
    buttons.forEach((button, index) => {
      button.setAttribute("aria-selected", String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", buttons[chosen]!.id);
  };
}

/** Returns the index of the tab that a key leads to; `null` if the key does nothing. */
export function nextTab(key: string, at: number, length: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % length;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + length - 1) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
