import { element, svgElement } from "../shared/element.ts";
import type { Bar } from "./set.ts";

const WIDTH = 1000;

/** Draws the ranges of a set on a line from the first to the last address of the smallest prefix around them. */
export function drawBar({ family, prefix, segments }: Bar): HTMLElement {
  const name = `IPv${family}: ${segments.length === 1 ? "1 range" : `${segments.length} ranges`} in ${prefix}`;
  const bars = segments.map(({ first, last, from, to }) =>
    // A single address would be thinner than a pixel.
    svgElement(
      "rect",
      { class: "bar-part", x: from * WIDTH, y: 4, width: Math.max((to - from) * WIDTH, 3), height: 24 },
      [svgElement("title", {}, first === last ? first : `${first} to ${last}`)],
    ),
  );
  return element("figure", { class: "bar" }, [
    svgElement("svg", { viewBox: `0 0 ${WIDTH} 32`, preserveAspectRatio: "none", role: "img", "aria-label": name }, [
      svgElement("rect", { class: "bar-line", x: 0, y: 4, width: WIDTH, height: 24 }),
      ...bars,
    ]),
    element("figcaption", {}, name),
  ]);
}
