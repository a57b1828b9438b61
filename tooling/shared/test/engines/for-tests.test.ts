import { expect, test } from "vitest";
import { installForTests } from "../../src/engines/for-tests.ts";

test("leaves alone what is installed, and names what cannot be installed", () => {
  let asked = 0;
  const there = {
    name: "there",
    isThere: () => {
      asked++;
      return true;
    },
    npm: ["never", "a-package-that-is-not-installed"],
  } as const;
  // Nothing of Debian or npm is named, so nothing is fetched.
  expect(installForTests([there, { name: "nowhere", isThere: () => false }])).toEqual(["nowhere"]);
  expect(asked).toBe(2);
});
