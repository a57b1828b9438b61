import { test } from "vitest";
import { EDIT_LAWS } from "../src/edit-laws.ts";

test.each(Object.entries(EDIT_LAWS))("%s", (_, law) => law(1000));
