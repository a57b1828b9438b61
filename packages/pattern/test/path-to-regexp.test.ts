import { generate, matchPattern, type Pattern, parsePattern } from "@url/pattern";
import { percentDecodeText } from "@url/percent";
import { orThrow } from "@url/result";
import { compile, match } from "path-to-regexp";
import { describe, expect, test } from "vitest";

const pattern = (pathname: string, ignoreCase = true): Pattern => orThrow(parsePattern({ pathname }, { ignoreCase }));

/** The values as path-to-regexp returns them: decoded, without those that were left out, and wildcards as lists. */
function params(text: string, path: string, lists: readonly string[] = [], ignoreCase = true): unknown {
  const groups = matchPattern(pattern(text, ignoreCase), { pathname: path })?.pathname.groups;
  if (groups === undefined) return false;
  const given = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      lists.includes(name) ? value.split("/").map(percentDecodeText) : percentDecodeText(value),
    ]),
  );
}

const theirs = (text: string, path: string, options = {}): unknown => {
  const found = match(text, { trailing: false, ...options })(path);
  return found && { ...found.params };
};

// What the tests of path-to-regexp 9 are about, in patterns and paths of our own.
describe("the same paths match", () => {
  test.each<[text: string, ours: string, paths: readonly string[]]>([
    ["/", "/", ["/", "/a"]],
    ["/a", "/a", ["/a", "/A", "/a/", "/ab", "/b/a", "//a"]],
    ["/a/", "/a/", ["/a", "/a/", "/a//"]],
    ["/a//", "/a//", ["/a//", "/a/"]],
    ["/:name", "/:name", ["/x", "/x/", "/x/y", "/x.html", "/%3Bx", "/;,:@&=+$-_.!~*()", "/"]],
    ["/:name/", "/:name/", ["/x", "/x/"]],
    ["/:a/:b", "/:a/:b", ["/x/y", "/x", "/x/y/z"]],
    ["/:a.:b", "/:a.:b", ["/x.y", "/x", "/x.y.z"]],
    ["/:a-:b", "/:a-:b", ["/x-y", "/x-", "/-y"]],
    ["/a-:b", "/a-:b", ["/a-x", "/a-", "/a"]],
    ["/:a.json", "/:a.json", ["/x.json", "/x.xml", "/.json", "/x.json.json"]],
    ["/a:b", "/a:b", ["/ax", "/a"]],
    ["/a{/:b}", "/a{/:b}?", ["/a", "/a/x", "/a/", "/a/x/y"]],
    ["/a{-:b}c", "/a{-:b}?c", ["/ac", "/a-xc", "/a-c"]],
    ["/:a{.:b}", "/:a{.:b}?", ["/x", "/x.y"]],
    ["/{:a}-b", "/{:a}?-b", ["/x-b", "/-b"]],
    ["/a{b}", "/a{b}?", ["/a", "/ab", "/abb"]],
    ["/a{/b}{/c}", "/a{/b}?{/c}?", ["/a", "/a/b", "/a/c", "/a/b/c", "/a/c/b"]],
    ["/a\\:b", "/a\\:b", ["/a:b", "/ax"]],
    ["/.well-known/:a", "/.well-known/:a", ["/.well-known/x", "/xwell-known/x"]],
    ["/a\\+b", "/a\\+b", ["/a+b", "/aab"]],
  ])("%s", (text, ours, paths) => {
    for (const path of paths) expect([path, params(ours, path)]).toEqual([path, theirs(text, path)]);
  });

  test.each<[text: string, ours: string, paths: readonly string[]]>([
    ["/*path", "/:path+", ["/x", "/x/y", "/x/y.z/%20"]],
    ["/a/*path", "/a/:path+", ["/a/x/y", "/a"]],
    ["/a{/*path}", "/a/:path*", ["/a", "/a/x", "/a/x/y"]],
    ["/*path.png", "/:path(.+).png", ["/x.png", "/x/y.png", "/x.jpg"]],
    ["/*path/b", "/:path(.+)/b", ["/x/b", "/x/y/b", "/b", "/b/b"]],
    ["/*a/-/*b", "/:a(.+)/-/:b(.+)", ["/x/-/y", "/x/y/-/z"]],
  ])("%s, whose wildcards are lists there", (text, ours, paths) => {
    for (const path of paths)
      expect([path, params(ours, path, ["path", "a", "b"])]).toEqual([path, theirs(text, path)]);
  });

  test("with regard to case, if asked", () => {
    for (const path of ["/a", "/A"]) {
      expect(params("/a", path, [], false)).toEqual(theirs("/a", path, { sensitive: true }));
    }
  });

  test("with a slash that may follow", () => {
    for (const path of ["/a/x", "/a/x/", "/a/x//"]) {
      expect(params("/a/:b{/}?", path)).toEqual(theirs("/a/:b", path, { trailing: true }));
    }
  });
});

describe("other paths match", () => {
  test("a wildcard of path-to-regexp may take empty segments, and so may `.+` here", () => {
    expect([params("/:path+", "/x//y", ["path"]), theirs("/*path", "/x//y")]).toEqual([
      false,
      { path: ["x", "", "y"] },
    ]);
    expect(params("/:path(.+)", "/x//y", ["path"])).toEqual(theirs("/*path", "/x//y"));
  });
});

describe("compile writes the same", () => {
  test.each<[text: string, ours: string, values: Record<string, string>]>([
    ["/a", "/a", {}],
    ["/:a", "/:a", { a: "x" }],
    ["/:a", "/:a", { a: "x y" }],
    ["/:a", "/:a", { a: "x/y" }],
    ["/:a", "/:a", { a: "x%2Fy" }],
    ["/:a", "/:a", { a: "?#" }],
    ["/:a", "/:a", { a: "caf\u00e9\u{1f345}" }],
    ["/:a/:b", "/:a/:b", { a: "1", b: "2" }],
    ["/:a-:b.json", "/:a-:b.json", { a: "1", b: "2" }],
    ["/a{/:b}", "/a{/:b}?", {}],
    ["/a{/:b}", "/a{/:b}?", { b: "x" }],
  ])("%s", (text, ours, values) => {
    expect(generate(pattern(ours), "pathname", values)).toEqual({ ok: true, value: compile(text)(values) });
  });

  test.each<[text: string, ours: string, value: string]>([
    ["/*a", "/:a+", "x/y"],
    ["/*a", "/:a+", "x y/%"],
    ["/a{/*a}", "/a/:a*", "x/y"],
  ])("%s with a list, which is text here", (text, ours, a) => {
    expect(generate(pattern(ours), "pathname", { a })).toEqual({ ok: true, value: compile(text)({ a: a.split("/") }) });
  });

  test("what no segment needs encoded stays as it is here", () => {
    const values = { a: "a:b@c;d,e+f&g=h$" };
    expect(generate(pattern("/:a"), "pathname", values)).toEqual({ ok: true, value: `/${values.a}` });
    expect(decodeURIComponent(compile("/:a")(values))).toBe(`/${values.a}`);
  });

  test("where path-to-regexp throws, generate fails", () => {
    for (const [text, values] of [
      ["/:a", {}],
      ["/:a/:b", { a: "1" }],
    ] as [string, Record<string, string>][]) {
      expect(() => compile(text)(values)).toThrow(TypeError);
      expect(generate(pattern(text), "pathname", values)).toMatchObject({ error: { code: "group-missing" } });
    }
  });
});
