import { type ComponentName, compareComponent, generate, type Pattern, parsePattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const pattern = (init: Parameters<typeof parsePattern>[0]): Pattern => orThrow(parsePattern(init));

describe("generate", () => {
  /** The examples of the proposal, except for those that leave open what they do. */
  test.each<[string | object, ComponentName, Record<string, string>, string]>([
    [{ protocol: "https" }, "protocol", {}, "https"],
    [{ pathname: "/user/:id" }, "pathname", { id: "123" }, "/user/123"],
    [
      { pathname: "/product/:category/:id" },
      "pathname",
      { category: "electronics", id: "456" },
      "/product/electronics/456",
    ],
    ["https://:subdomain.example.com/", "hostname", { subdomain: "store" }, "store.example.com"],
    [{ pathname: "/user/:id" }, "pathname", { id: "123", more: "input" }, "/user/123"],
    ["https://:subdomain.example.com/:id", "hostname", { subdomain: "\u{1f345}" }, "xn--fi8h.example.com"],
    ["https://:subdomain.example.com/:id", "pathname", { id: "\u{1f345}" }, "/%F0%9F%8D%85"],
  ])("%j, %s, %j", (init, component, groups, expected) => {
    expect(generate(pattern(init as string), component, groups)).toEqual({ ok: true, value: expected });
  });

  test.each<[string, Record<string, string>, string, number, number]>([
    ["/user/:id", {}, "group-missing", 5, 9],
    ["/a/*", { 0: "b" }, "group-unsupported", 2, 4],
    ["/a/:b(c)", { b: "c" }, "group-unsupported", 2, 8],
    ["/a/:b?", { b: "c" }, "group-unsupported", 2, 6],
    ["/a{b}?", {}, "group-unsupported", 2, 6],
    // The group ends at a slash, so it would never have this value.
    ["/user/:id", { id: "a/b" }, "value-invalid", 0, 9],
    ["/user/:id", { id: "" }, "value-invalid", 0, 9],
    ["/user/:toString", {}, "group-missing", 5, 15],
  ])("%s with %j fails with %s", (pathname, groups, code, start, end) => {
    expect(generate(pattern({ pathname }), "pathname", groups)).toEqual({ ok: false, error: { code, start, end } });
  });

  test("a value that no URL has at this place fails", () => {
    const result = generate(pattern("https://:sub.example.com/"), "hostname", { sub: "a b" });
    expect(result).toMatchObject({ ok: false, error: { code: "value-invalid" } });
  });

  test("wrong arguments throw", () => {
    expect(() => generate({} as never, "pathname", {})).toThrow(TypeError);
    expect(() => generate(pattern({}), "path" as never, {})).toThrow(RangeError);
    expect(() => generate(pattern({}), "pathname", null as never)).toThrow(TypeError);
    expect(() => generate(pattern({ pathname: "/:a" }), "pathname", { a: 1 } as never)).toThrow(TypeError);
  });
});

describe("compareComponent", () => {
  /** From what leaves most open to what leaves least. */
  const PATHS = ["*", "/*", "/:a*", "/:a?", "/:a+", "/:a", "/:a(b)", "/a/*", "/a/:b", "/a/", "/b"];

  test("orders by types, then modifiers, then text", () => {
    const patterns = PATHS.map((pathname) => pattern({ pathname }));
    const sorted = [...patterns].reverse().sort((a, b) => compareComponent("pathname", a, b));
    expect(sorted.map((value) => value.pathname.pattern)).toEqual(PATHS);
    for (const left of patterns) {
      expect(compareComponent("pathname", left, left)).toBe(0);
      for (const right of patterns) {
        expect(compareComponent("pathname", left, right)).toBe(-compareComponent("pathname", right, left) + 0);
      }
    }
  });

  test("wrong arguments throw", () => {
    expect(() => compareComponent("path" as never, pattern({}), pattern({}))).toThrow(RangeError);
    expect(() => compareComponent("hash", "a" as never, pattern({}))).toThrow(TypeError);
    expect(() => compareComponent("hash", pattern({}), null as never)).toThrow(TypeError);
  });
});
