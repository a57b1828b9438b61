import { type Child, element } from "../../shared/element.ts";
import type { Shown } from "../model/shorten.ts";

/** Returns the nodes of a text that may be shortened. */
export function shownNodes({ head, omitted, tail }: Shown): Child[] {
  return omitted === 0 ? [head] : [head, gap(omitted), tail];
}

/** Returns what stands for units that are not drawn. */
export function gap(units: number): HTMLElement {
  return element("span", { class: "gap" }, `… ${units.toLocaleString("en")} units …`);
}

/** Returns a URL or a part of one, in the typeface of code and from left to right. */
export function urlText(shown: Shown): HTMLElement {
  return element("bdi", { class: "url", dir: "ltr" }, shownNodes(shown));
}

/** Returns what stands for a component that is absent. */
export function absent(): HTMLElement {
  return element("span", { class: "absent" }, "none");
}
