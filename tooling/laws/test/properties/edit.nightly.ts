import { test } from "vitest";
import { EDIT_FILE_LAWS } from "../../src/properties/edit-file-laws.ts";
import { EDIT_FORM_LAWS } from "../../src/properties/edit-form-laws.ts";
import { EDIT_LAWS } from "../../src/properties/edit-laws.ts";
import { EDIT_QUERY_LAWS } from "../../src/properties/edit-query-laws.ts";
import { EDIT_REFERENCE_LAWS } from "../../src/properties/edit-reference-laws.ts";
import { EDIT_RELATIVIZE_LAWS } from "../../src/properties/edit-relativize-laws.ts";

// `PROPERTY_RUNS` multiplies the runs of the short test only.
const RUNS = 12_000 / Number(process.env.PROPERTY_RUNS ?? 1);

test.each(
  Object.entries({
    ...EDIT_LAWS,
    ...EDIT_QUERY_LAWS,
    ...EDIT_REFERENCE_LAWS,
    ...EDIT_RELATIVIZE_LAWS,
    ...EDIT_FILE_LAWS,
    ...EDIT_FORM_LAWS,
  }),
)("with 12,000 inputs: %s", (_, law) => law(RUNS));
