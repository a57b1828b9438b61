import { Example } from "@url/example-url-input/react";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Shows the field in React in an element of the page. */
export function showReactExample(place: HTMLElement): void {
  place.replaceChildren();
  flushSync(() => createRoot(place).render(createElement(Example)));
  // The button that had the focus is gone.
  place.querySelector("input")?.focus();
}
