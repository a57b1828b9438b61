import { test } from "vitest";
import { ALL_EDIT_LAWS } from "../../src/properties/all-edit-laws.ts";

// `PROPERTY_RUNS` multiplies the runs of the short test only.
const RUNS = 12_000 / Number(process.env.PROPERTY_RUNS ?? 1);

test.each(ALL_EDIT_LAWS)("with 12,000 inputs: %s", (_, law) => law(RUNS));
