import { EDIT_FILE_LAWS } from "./edit-file-laws.ts";
import { EDIT_FORM_LAWS } from "./edit-form-laws.ts";
import { EDIT_LAWS } from "./edit-laws.ts";
import { EDIT_QUERY_LAWS } from "./edit-query-laws.ts";
import { EDIT_REFERENCE_LAWS } from "./edit-reference-laws.ts";
import { EDIT_RELATIVIZE_LAWS } from "./edit-relativize-laws.ts";

/** The laws of `@url/edit` with their titles. Each takes a number of runs. */
export const ALL_EDIT_LAWS = Object.entries({
  ...EDIT_LAWS,
  ...EDIT_QUERY_LAWS,
  ...EDIT_REFERENCE_LAWS,
  ...EDIT_RELATIVIZE_LAWS,
  ...EDIT_FILE_LAWS,
  ...EDIT_FORM_LAWS,
});
