import type { ESLint, Linter } from "eslint";
import type { ESLint as ESLint9, Linter as Linter9 } from "eslint-9";
import { expect, test } from "vitest";
import * as plugin from "../src/index.ts";

test("is a plugin and a config for the types of ESLint 9 and 10", () => {
  const of10: ESLint.Plugin = plugin;
  const of9: ESLint9.Plugin = plugin;
  const config10: Linter.Config[] = [plugin.configs.recommended];
  const config9: Linter9.Config[] = [plugin.configs.recommended];
  expect([of10, of9]).toEqual([plugin, plugin]);
  expect(config10).toEqual(config9);
});
