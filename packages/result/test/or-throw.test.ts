import { expect, test } from "vitest";
import { orThrow, type Result, type ResultError } from "../src/index.ts";

const failure = { code: "port-out-of-range", start: 20, end: 25, label: "a field of its own" } as const;

test("returns the value, even a falsy one", () => {
  for (const value of ["x", "", 0, null, undefined, false]) expect(orThrow({ ok: true, value })).toBe(value);
});

test("throws an Error that names the code and the range, and carries the failure", () => {
  const result: Result<string, typeof failure> = { ok: false, error: failure };
  let thrown: unknown;
  try {
    orThrow(result);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Error);
  const { message, code, start, end, cause } = thrown as ResultError<typeof failure>;
  expect({ message, code, start, end }).toEqual({
    message: "port-out-of-range at 20–25",
    code: "port-out-of-range",
    start: 20,
    end: 25,
  });
  expect(cause).toBe(failure);
});

test("`ok` narrows the type", () => {
  const result = { ok: true, value: 1 } as Result<number, typeof failure>;
  const text: number | "port-out-of-range" = result.ok ? result.value : result.error.code;
  expect(text).toBe(1);
});
