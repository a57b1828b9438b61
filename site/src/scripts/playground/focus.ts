/** Keeps the focus near what somebody clicked, although the panel is drawn again. */
export interface FocusKeeper {
  /** Remembers where the focus should be after the next drawing: the first enabled element that matches a selector. */
  keep(selectors: string): void;
  /** Moves the focus there, if the drawing has taken it away. */
  restore(): void;
}

/** If nothing matches, the focus goes to `fallback`. */
export function createFocusKeeper(fallback: HTMLElement): FocusKeeper {
  let wanted: string | null = null;
  return {
    keep: (selectors) => {
      wanted = selectors;
    },
    restore: () => {
      if (wanted === null) return;
      const found = wanted
        .split(", ")
        .map((selector) => document.querySelector<HTMLElement>(selector))
        .find((element) => element !== null && !element.matches(":disabled"));
      wanted = null;
      (found ?? fallback).focus();
    },
  };
}
