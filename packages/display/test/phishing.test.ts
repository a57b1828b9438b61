import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { protectNames } from "../src/confusables/index.ts";
import { displayURL, findSpoofs } from "../src/index.ts";
import { NAMES, SHAPES, WIDTH } from "./data/phishing.ts";
import { url } from "./parsed.ts";

const protect = protectNames(NAMES);

test.each(SHAPES)("%s", (_, text, shown, ...codes) => {
  expect(orThrow(displayURL(url(text), { maxWidth: WIDTH })).text).toBe(shown);
  expect(orThrow(findSpoofs(text, { protect })).map(({ code }) => code)).toEqual(codes);
});
