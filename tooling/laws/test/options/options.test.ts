import { describe, expect, test } from "vitest";
import { TABLE } from "../../src/options/table.ts";

describe.each(TABLE.map((row) => [`${row.from} ${row.fn}: ${row.option}`, row] as const))("%s", (_, row) => {
  const thrownFor = (value: unknown): unknown => {
    try {
      row.call(value);
    } catch (error) {
      return error;
    }
    return null;
  };

  test("accepts what it documents, and undefined means the default", () => {
    for (const value of row.kind.good) expect(thrownFor(value)).toBe(null);
    if (row.kind.good.length > 0 && isOptional(row.option)) expect(thrownFor(undefined)).toBe(null);
  });

  test.each([
    ["TypeError", row.kind.wrongType],
    ["RangeError", row.kind.wrongValue],
  ] as const)("throws a %s that names the function and the option", (name, values) => {
    for (const value of values) {
      const error = thrownFor(value);
      expect(error).toBeInstanceOf(Error);
      const { message } = error as Error;
      expect([(error as Error).name, value]).toEqual([name, value]);
      expect(message).toMatch(new RegExp(`^${row.named}: ${row.option}(?:\\[\\d+\\])? must be `));
      expect(message.length).toBeLessThan(250);
      expect(message).not.toContain("secret");
    }
  });
});

/** These are required. */
function isOptional(option: string): boolean {
  return !["label", "repeated", "rule", "base", "baseKind", "value"].includes(option);
}
