import { expect, test, vi } from "vitest";

test("an engine whose expressions know no properties accepts symbols, and letters in their context", async () => {
  const { RegExp: known } = globalThis;
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    class extends known {
      constructor(pattern: string | RegExp, flags?: string) {
        if (/\\p\{/.test(`${pattern}`)) throw new SyntaxError("Invalid property name");
        super(pattern, flags);
      }
    },
  );
  const { isULabel } = await import("../src/json-schema/u-label.ts");
  expect([isULabel("\u00fc"), isULabel("\u2603"), isULabel("\u0640"), isULabel("a\u00b7")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  vi.unstubAllGlobals();
});
