import { writeFileSync } from "node:fs";
import { LENGTHS, measureGrowth } from "./growth/measure-growth.ts";
import { SHAPES } from "./growth/shapes.ts";
import { parseOptions } from "./options.ts";
import type { GrowthResult, GrowthResults } from "./result.ts";

/** What runs in the process of the growth benchmark. The first argument is the file for the results. */
const [output = "", ...args] = process.argv.slice(2);
const { quick } = parseOptions(args);
const lengths = quick ? LENGTHS.filter((length) => length <= 2 ** 20) : LENGTHS;
const shapes: GrowthResult[] = [];
for (const [index, shape] of SHAPES.entries()) {
  console.error(`Growth: ${shape.key} (${index + 1} of ${SHAPES.length})`);
  shapes.push(measureGrowth(shape, lengths));
}
const results: GrowthResults = { node: process.versions.node, shapes };
writeFileSync(output, JSON.stringify(results));
