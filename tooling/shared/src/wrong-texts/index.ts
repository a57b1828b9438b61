import { describe, expect, test } from "vitest";

/** A call with something in place of a text: what has Web IDL's conversion takes anything, the others take strings. */
export type TextCall = readonly [name: string, call: (text: string) => unknown];

/**
 * Describes for each call what it makes of values that are not text. The values of `converting` convert them as Web IDL
 * does; `accepts` says what else a call takes, beside strings. It runs in every engine, so it needs no global of a platform.
 */
export function describeWrongTexts(
  calls: readonly TextCall[],
  values: readonly unknown[],
  converting: RegExp,
  accepts: (name: string, value: unknown) => boolean = () => false,
): void {
  describe.each(calls)("%s", (name, call) => {
    test.each(values.map((value) => [value]))(
      "converts to a string if Web IDL does, or throws a TypeError: %s",
      (value) => {
        if (converting.test(name)) expect(call(value as string)).toEqual(call(`${value}`));
        else if (accepts(name, value)) call(value as string);
        else expect(() => call(value as string)).toThrow(/^\w+: \w+ must be a (?:string|URL)/);
      },
    );

    test("throws the TypeError of a value that cannot be converted", () => {
      expect(() => call(Symbol("a") as unknown as string)).toThrow(TypeError);
      expect(() => call(Object.create(null))).toThrow(TypeError);
    });

    test.each(["\ud800", "a\udc00b", "/".repeat(50_000), "a".repeat(50_000), "\0"])("takes any text", (text) => {
      expect(() => call(text)).not.toThrow();
    });
  });
}
