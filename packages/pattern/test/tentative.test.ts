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
    // A value is text that is not encoded, and cannot end its segment, its query or its component.
    [{ pathname: "/user/:id" }, "pathname", { id: "a/b\\c?d#e%2Ff" }, "/user/a%2Fb%5Cc%3Fd%23e%252Ff"],
    [{ search: "q=:q" }, "search", { q: "a&b=c+d#%" }, "q=a%26b%3Dc%2Bd%23%25"],
    [{ hash: ":h" }, "hash", { h: "a/b?c%" }, "a/b?c%25"],
    [{ username: ":u" }, "username", { u: "a:b@c/%" }, "a%3Ab%40c%2F%25"],
    [{ pathname: "/a/:b(c.)" }, "pathname", { b: "cd" }, "/a/cd"],
    [{ pathname: "/a/:b?" }, "pathname", {}, "/a"],
    [{ pathname: "/a/:b?" }, "pathname", { b: "c" }, "/a/c"],
    [{ pathname: "/a{b}?" }, "pathname", {}, "/a"],
    [{ pathname: "/a{/b-:c}?" }, "pathname", { c: "d" }, "/a/b-d"],
    [{ pathname: "/:path+" }, "pathname", { path: "a b/c%" }, "/a%20b/c%25"],
    [{ pathname: "/a/:path*" }, "pathname", {}, "/a"],
    [{ pathname: "/:a..:b" }, "pathname", { a: ".", b: "." }, "/...."],
  ])("%j, %s, %j", (init, component, groups, expected) => {
    expect(generate(pattern(init as string), component, groups)).toEqual({ ok: true, value: expected });
  });

  test.each<[string, Record<string, string>, string, number, number]>([
    ["/user/:id", {}, "group-missing", 5, 9],
    ["/a/*", { 0: "b" }, "group-unsupported", 2, 4],
    ["/a{b}+", {}, "group-unsupported", 2, 6],
    ["/a/:b(c)", { b: "d" }, "value-invalid", 0, 8],
    ["/a/:b+", {}, "group-missing", 2, 6],
    // The parser would remove these, so the URL would have another path.
    ["/user/:id", { id: ".." }, "value-invalid", 0, 9],
    ["/user/:id", { id: "." }, "value-invalid", 0, 9],
    ["/:a/:b/:c", { a: "d", b: "..", c: "e" }, "value-invalid", 0, 9],
    ["/files/:path+", { path: "a/../../b" }, "value-invalid", 0, 13],
    ["/files/:path+", { path: "/a" }, "value-invalid", 0, 13],
    ["/:a.:b", { a: "", b: "" }, "value-invalid", 0, 6],
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
