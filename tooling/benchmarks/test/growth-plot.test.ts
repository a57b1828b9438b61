import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { SHAPES } from "../src/growth/shapes.ts";
import { growthPlot } from "../src/report/growth-plot.ts";
import { escapeXML } from "../src/svg/xml.ts";
import { RESULTS } from "./results.ts";

const svg = growthPlot(RESULTS.growth);

test("the plot is well-formed XML", () => {
  const elements = elementsOf(svg);
  expect(elements[0]).toBe("svg");
  expect(elements.filter((name) => name === "g")).toHaveLength(SHAPES.length);
  expect(elements.filter((name) => name === "polyline")).toHaveLength(3 * SHAPES.length);
});

test("escapes text in elements and attributes", () => {
  expect(elementsOf(`<a b="${escapeXML('"<&>')}">${escapeXML('"<&>')}</a>`)).toEqual(["a"]);
});

test("a line has a corner for each point, from left to right and bottom to top, within its panel", () => {
  const lines = Array.from(svg.matchAll(/points="([^"]*)"/g), ([, corners]) =>
    corners!.split(" ").map((corner) => corner.split(",").map(Number) as [number, number]),
  );
  const [linear, native, ours] = lines as [[number, number][], [number, number][], [number, number][]];
  expect([linear.length, native.length, ours.length]).toEqual([2, 5, 8]);
  for (const line of lines) {
    expect(line.map(([x]) => x)).toEqual(line.map(([x]) => x).sort((a, b) => a - b));
    expect(line.map(([, y]) => y)).toEqual(line.map(([, y]) => y).sort((a, b) => b - a));
    expect(line.every(([x, y]) => x >= 46 && x <= 196 && y >= 26 && y <= 130)).toBe(true);
  }
});

test("a line of time proportional to the length is parallel to the dotted one", () => {
  const slopes = Array.from(svg.matchAll(/points="([^"]*)"/g), ([, corners]) => {
    const all = corners!.split(" ").map((corner) => corner.split(",").map(Number) as [number, number]);
    const [start, end] = [all[0]!, all.at(-1)!];
    return (start[1] - end[1]) / (end[0] - start[0]);
  });
  const [linear, native, ours] = slopes as [number, number, number];
  expect(ours).toBeCloseTo(linear, 2);
  expect(native).toBeCloseTo(2 * linear, 2);
});

/** The names of the elements of an XML document, in the order in which they begin. Throws if it is not well-formed. */
function elementsOf(document: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser({});
  parser.on("opentag", ({ name }) => names.push(name));
  parser.write(document).close();
  return names;
}
