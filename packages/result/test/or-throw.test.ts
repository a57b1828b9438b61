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
    message: "The input is rejected: port-out-of-range at 20–25.",
    code: "port-out-of-range",
    start: 20,
    end: 25,
  });
  expect(cause).toBe(failure);
});

test.each([
  ["https://example.com:99999/", 20, 25, 'The input is rejected: port-out-of-range at 20–25 ("99999").'],
  ["user:secret@99999", 0, 12, "The input is rejected: port-out-of-range at 0–12."],
  ["x", 1, 1, "The input is rejected: port-out-of-range at 1–1."],
  ["9".repeat(100), 0, 100, `The input is rejected: port-out-of-range at 0–100 ("${"9".repeat(40)}").`],
])("quotes what is wrong in %s, but never what may have a password", (input, start, end, message) => {
  expect(() => orThrow({ ok: false, error: { code: "port-out-of-range", start, end } }, input)).toThrow(message);
});

test("says what is wrong with the sentences that it is given", () => {
  const sentences = { "port-out-of-range": { message: "The port is greater than 65535." } };
  expect(() => orThrow({ ok: false, error: failure }, "", sentences)).toThrow(
    "The port is greater than 65535: port-out-of-range at 20–25.",
  );
  expect(() => orThrow({ ok: false, error: { ...failure, code: "x" } }, "", sentences)).toThrow(
    "The input is rejected: x",
  );
});

test("`ok` narrows the type", () => {
  const result = { ok: true, value: 1 } as Result<number, typeof failure>;
  const text: number | "port-out-of-range" = result.ok ? result.value : result.error.code;
  expect(text).toBe(1);
});
