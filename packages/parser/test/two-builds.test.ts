import { expect, test } from "vitest";
import { startsAsURL } from "#fast";

// The projects of vitest.config.ts that test the small build set this.
const isSmall = process.env.URL_BUILD === "small";

test("the tests of the small build run without accelerators, all others with them", () => {
  expect(startsAsURL("https://example.com/", undefined)).toBe(isSmall ? undefined : true);
});
