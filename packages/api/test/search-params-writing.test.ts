import { serialize } from "@url/urlencoded";
import fc from "fast-check";
import { expect, test } from "vitest";
import { URLSearchParams } from "../src/index.ts";

// Everyone tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

const someText = fc.oneof(fc.constantFrom("a", "b", "", "é &=", "\ud800"), fc.string());

/** One call that changes a list, made on ours and on the platform's. */
const someChange = fc.oneof(
  fc.tuple(fc.constantFrom("set" as const, "append" as const), someText, someText),
  fc.tuple(fc.constant("delete" as const), someText, fc.option(someText, { nil: undefined })),
  fc.tuple(fc.constant("sort" as const), fc.constant(""), fc.constant(undefined)),
);

function change(
  params: URLSearchParams | globalThis.URLSearchParams,
  [how, name, value]: readonly [string, string, string | undefined],
) {
  if (how === "set") params.set(name, value!);
  else if (how === "append") params.append(name, value!);
  else if (how === "sort") params.sort();
  else params.delete(name, value);
}

test("toString: returns what the platform's returns after any changes, whether it is called after each or not", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(someChange, fc.boolean())), (query, changes) => {
      const ours = new URLSearchParams(query);
      const platform = new globalThis.URLSearchParams(query);
      for (const [one, isWritten] of changes) {
        change(ours, one);
        change(platform, one);
        if (isWritten) expect(ours.toString()).toBe(platform.toString());
      }
      expect(ours.toString()).toBe(platform.toString());
      expect(ours.toString()).toBe(serialize(ours));
    }),
    { numRuns: 500 },
  );
});

test("toString: returns a shorter list after a longer one, and then a longer one again", () => {
  const params = new URLSearchParams("a=1&b=2&c=3");
  expect([params.toString(), params.toString()]).toEqual(["a=1&b=2&c=3", "a=1&b=2&c=3"]);
  params.delete("a");
  expect(params.toString()).toBe("b=2&c=3");
  params.delete("b");
  params.delete("c");
  expect(params.toString()).toBe("");
  params.append("d", "4 5");
  expect(params.toString()).toBe("d=4+5");
});

test("toString: returns a list that is too long for the cache, between two that are cached", () => {
  const pairs = Array.from({ length: 10_001 }, (_, i) => [`n${i}`, "é"]);
  const params = new URLSearchParams("first=1");
  expect([params.toString(), params.toString()]).toEqual(["first=1", "first=1"]);
  for (const [name, value] of pairs) params.append(name!, value!);
  const long = `first=1&${new globalThis.URLSearchParams(pairs)}`;
  expect([params.toString(), params.toString()]).toEqual([long, long]);
  for (const [name] of pairs.slice(1)) params.delete(name!);
  params.set("first", "2");
  expect([params.toString(), params.toString()]).toEqual(["first=2&n0=%C3%A9", "first=2&n0=%C3%A9"]);
});
