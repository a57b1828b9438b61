import { test } from "vitest";
import { ALL_EDIT_LAWS } from "../../src/properties/all-edit-laws.ts";

test.each(ALL_EDIT_LAWS)("%s", (_, law) => law(1000));
