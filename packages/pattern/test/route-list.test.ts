import { type Pattern, parsePattern } from "@url/pattern";
import { createRouteList, type Route } from "@url/pattern/list";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const path = (pathname: string): Pattern => orThrow(parsePattern({ pathname }));
const HOST = "https://a.example";

describe("createRouteList", () => {
  const routes = createRouteList<string>([
    ["GET", path("/books/new"), "form"],
    [["GET", "PUT"], path("/books/:id"), "book"],
    ["POST", path("/books/:id"), "change"],
    ["HEAD", path("/head"), "head"],
    ["GET", path("/head"), "get"],
    [null, path("/any/*"), "any"],
    ["DELETE", path("/any/1"), "late"],
  ]);

  test.each([
    ["GET", "/books/new", "form"],
    ["PUT", "/books/new", "book"],
    ["POST", "/books/1", "change"],
    // RFC 9110, 9.3.2: as GET without the content.
    ["HEAD", "/books/1", "book"],
    ["HEAD", "/head", "head"],
    ["GET", "/head", "get"],
    ["PROPFIND", "/any/1", "any"],
    // It was added behind the route of every method.
    ["DELETE", "/any/1", "any"],
    ["DELETE", "/any/2", "any"],
  ])("%s %s finds %s", (method, url, value) => {
    expect(routes.match(method, url, HOST)).toMatchObject({ ok: true, value: { value } });
  });

  test("HEAD finds what GET finds, also before a route of every method", () => {
    const list = createRouteList<string>([
      ["GET", path("/a"), "a"],
      [null, path("/*"), "all"],
    ]);
    for (const method of ["GET", "HEAD"])
      expect(list.match(method, "/a", HOST)).toMatchObject({ value: { value: "a" } });
    expect(list.match("PUT", "/a", HOST)).toMatchObject({ value: { value: "all" } });
    const own = createRouteList<number>([
      ["HEAD", path("/b"), 1],
      ["GET", path("/b"), 2],
    ]);
    expect(own.match("HEAD", "/b", HOST)).toMatchObject({ value: { value: 1 } });
    // What is unreachable for HEAD alone is there for GET.
    expect(own.warnings).toEqual([]);
  });

  test("the match has the groups", () => {
    const found = routes.match("PUT", `${HOST}/books/1`);
    expect(found.ok && found.value.match.pathname.groups).toEqual({ id: "1" });
  });

  test.each([
    ["DELETE", "/books/1", "method-not-allowed", ["GET", "HEAD", "POST", "PUT"]],
    // RFC 9110, 9.1: methods are case-sensitive.
    ["get", "/books/1", "method-not-allowed", ["GET", "HEAD", "POST", "PUT"]],
    ["POST", "/head", "method-not-allowed", ["GET", "HEAD"]],
    ["GET", "/nothing", "not-found", []],
    ["__proto__", "/nothing", "not-found", []],
  ])("%s %s fails with %s", (method, url, code, allow) => {
    expect(routes.match(method, url, HOST)).toEqual({ ok: false, error: { code, allow } });
  });

  test("only routes that share a method are compared", () => {
    const [all, one] = [path("/a/*"), path("/a/:b")];
    expect(
      createRouteList<number>([
        ["GET", all, 1],
        ["POST", one, 2],
      ]).warnings,
    ).toEqual([]);
    const both: Route<number>[] = [
      [["GET", "POST"], all, 1],
      [["GET", "POST"], one, 2],
    ];
    expect(createRouteList(both).warnings).toEqual([{ code: "unreachable", pattern: one, by: all }]);
    expect(createRouteList(both, { order: "specific" }).match("GET", "/a/1", HOST)).toMatchObject({
      value: { value: 2 },
    });
  });

  test("removes a route from every method", () => {
    const pattern = path("/a");
    const list = createRouteList<number>([["GET", path("/b"), 1]]);
    list.insert(["GET", "PUT"], pattern, 2);
    expect([list.remove(pattern), list.remove(pattern)]).toEqual([true, false]);
    expect(list.match("GET", "/a", HOST)).toMatchObject({ error: { code: "not-found" } });
    list.insert(null, pattern, 3);
    expect(list.match("PURGE", "/a", HOST)).toMatchObject({ ok: true });
    expect(list.remove(pattern)).toBe(true);
    list.insert("LOCK", path("/c"), 4);
    expect(list.match("LOCK", "/a", HOST)).toMatchObject({ ok: false });
  });

  test.each([
    [null, TypeError],
    [[1], TypeError],
    [[["GET", {}, 1]], TypeError],
    [[[1, path("/a"), 1]], TypeError],
    [[["GET /a", path("/a"), 1]], RangeError],
    [[["", path("/a"), 1]], RangeError],
    [[[["GET", ""], path("/a"), 1]], RangeError],
  ])("refuses %j", (wrong, error) => {
    expect(() => createRouteList(wrong as never)).toThrow(error);
  });

  test("refuses wrong arguments of its members", () => {
    expect(() => routes.match(1 as never, HOST)).toThrow(TypeError);
    expect(() => routes.match("GET", 1 as never)).toThrow(TypeError);
    expect(() => routes.remove({} as never)).toThrow(TypeError);
    expect(() => createRouteList([], { order: "last" as never })).toThrow(RangeError);
  });
});
