import { readFileSync } from "node:fs";
import { UTS58 } from "@url/tooling-tables/unicode";

// The suite for other engines has a module with the texts instead of this one: tooling/engines/src/bundle/portable-plugin.ts.

/** The two test files of UTS #58. */
export const DETECTION: string = readFileSync(new URL("LinkDetectionTest.txt", UTS58), "utf8");
export const FORMATTING: string = readFileSync(new URL("LinkFormattingTest.txt", UTS58), "utf8");
