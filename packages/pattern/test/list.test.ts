import { compareComponent, type Pattern, parsePattern, patternOf, testPattern, URLPattern } from "@url/pattern";
import { createPatternList } from "@url/pattern/list";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const pattern = (input: Parameters<typeof parsePattern>[0], ignoreCase = false): Pattern =>
  orThrow(parsePattern(input, { ignoreCase }));

const list = (inputs: readonly Parameters<typeof parsePattern>[0][], order: "first" | "specific" = "first") =>
  createPatternList(
    inputs.map((input) => [pattern(input), typeof input === "string" ? input : JSON.stringify(input)] as const),
    { order },
  );

describe("match", () => {
  const routes = list([
    "https://example.com/",
    "https://example.com/books/new",
    "https://example.com/books/:id",
    "https://example.com/books/:id/edit",
    "https://example.com/files/*",
    "https://*.example.com/:page?",
    "*://*/about",
  ]);

  test.each<[string, string | null]>([
    ["https://example.com/", "https://example.com/"],
    ["https://example.com/books/new", "https://example.com/books/new"],
    ["https://example.com/books/1", "https://example.com/books/:id"],
    ["https://example.com/books/1/edit", "https://example.com/books/:id/edit"],
    ["https://example.com/books", null],
    ["https://example.com/files/a/b", "https://example.com/files/*"],
    ["https://shop.example.com", null],
    ["https://shop.example.com/a", "https://*.example.com/:page?"],
    ["https://a.shop.example.com/a", "https://*.example.com/:page?"],
    ["http://other.example/about", "*://*/about"],
    ["https://example.com/about", "*://*/about"],
    ["mailto:a", null],
    ["/about", null],
  ])("%s", (url, value) => {
    expect(routes.match(url)?.value ?? null).toBe(value);
  });

  test("returns the pattern and its groups", () => {
    const found = routes.match("/books/1/edit", "https://example.com");
    expect(found?.pattern.pathname.pattern).toBe("/books/:id/edit");
    expect(found?.match.pathname.groups).toEqual({ id: "1" });
    expect(routes.match({ protocol: "https", hostname: "example.com", pathname: "/books/2" })?.value).toBe(
      "https://example.com/books/:id",
    );
  });

  test("the first one wins, or the most specific one", () => {
    const inputs = [
      "https://*/*",
      "https://*.example.com/*",
      "https://shop.example.com/:a",
      "https://shop.example.com/b",
    ];
    expect(list(inputs).match("https://shop.example.com/b")?.value).toBe(inputs[0]);
    const specific = list(inputs, "specific");
    expect(specific.match("https://shop.example.com/b")?.value).toBe(inputs[3]);
    expect(specific.match("https://shop.example.com/c")?.value).toBe(inputs[2]);
    expect(specific.match("https://shop.example.com/c/d")?.value).toBe(inputs[1]);
    expect(specific.match("https://a.example/c")?.value).toBe(inputs[0]);
  });
});

describe("insert and remove", () => {
  test("change what is found, and the size", () => {
    const routes = createPatternList<number>();
    const first = pattern({ pathname: "/:a" });
    const second = new URLPattern({ pathname: "/a" });
    expect(routes.match("https://a.example/a")).toBe(null);
    routes.insert(first, 1);
    routes.insert(second, 2);
    expect([routes.size, routes.match("https://a.example/a")?.value]).toEqual([2, 1]);
    expect(routes.remove(first)).toBe(true);
    expect([routes.size, routes.match("https://a.example/a")?.value]).toEqual([1, 2]);
    expect(routes.remove(first)).toBe(false);
    expect(routes.remove(second)).toBe(true);
    expect([routes.size, routes.match("https://a.example/a")]).toEqual([0, null]);
  });

  test("the same pattern again replaces its value, and moves it to the end", () => {
    const same = pattern({ pathname: "/:a" });
    const routes = createPatternList([
      [same, 1],
      [pattern({ pathname: "/a" }), 2],
    ]);
    routes.insert(same, 3);
    expect([
      routes.size,
      routes.match("https://a.example/a")?.value,
      routes.match("https://a.example/b")?.value,
    ]).toEqual([2, 2, 3]);
  });

  test("a pattern that is filed under two hosts is removed from both", () => {
    const both = pattern("https://{*.}?example.com/a");
    const routes = createPatternList([[both, 1]]);
    expect(routes.match("https://example.com/a")?.value).toBe(1);
    expect(routes.match("https://b.example.com/a")?.value).toBe(1);
    routes.remove(both);
    expect(routes.match("https://example.com/a")).toBe(null);
    expect(routes.match("https://b.example.com/a")).toBe(null);
  });
});

describe("warnings", () => {
  test.each<[string | object, string | object]>([
    [{ pathname: "/a/*" }, { pathname: "/a/b" }],
    [{ pathname: "/a/*" }, { pathname: "/a/:b/c" }],
    [{ pathname: "/*" }, { pathname: "/a/*" }],
    [{ pathname: "/:a" }, { pathname: "/:b" }],
    [{}, "https://example.com/a"],
    ["https://*/*", "https://example.com/a?b"],
    [{ pathname: "/a" }, { pathname: "/a" }],
    [{ hostname: "*" }, { hostname: "a.example" }],
  ])("%j comes before %j, so no URL reaches the second", (first, second) => {
    const [general, later] = [pattern(first as object), pattern(second as object)];
    const { warnings } = createPatternList([
      [general, 1],
      [later, 2],
    ]);
    expect(warnings).toEqual([{ code: "unreachable", pattern: later, by: general }]);
  });

  test.each<[string | object, string | object]>([
    [{ pathname: "/a/b" }, { pathname: "/a/*" }],
    [{ pathname: "/a/*" }, { pathname: "/a" }],
    [{ pathname: "/a/*" }, { pathname: "/a/:b?" }],
    [{ pathname: "/a*" }, { pathname: "/{a}?b" }],
    [{ pathname: "/a", search: "" }, { pathname: "/a" }],
    ["https://example.com/*", "http://example.com/a"],
  ])("%j comes before %j, and the second is reached", (first, second) => {
    expect(
      createPatternList([
        [pattern(first as object), 1],
        [pattern(second as object), 2],
      ]).warnings,
    ).toEqual([]);
  });

  test("case: a pattern with regard to it does not cover one without", () => {
    const exact = pattern({ pathname: "/a" });
    const folding = pattern({ pathname: "/a" }, true);
    expect(
      createPatternList([
        [exact, 1],
        [folding, 2],
      ]).warnings,
    ).toEqual([]);
    expect(
      createPatternList([
        [folding, 1],
        [exact, 2],
      ]).warnings,
    ).toHaveLength(1);
    expect(
      createPatternList([
        [pattern({}), 1],
        [folding, 2],
      ]).warnings,
    ).toHaveLength(1);
  });

  test("with the order specific, only the same pattern is a conflict", () => {
    const [first, second, third] = [{ pathname: "/*" }, { pathname: "/:a" }, { pathname: "/:b" }].map((init) =>
      pattern(init),
    );
    const { warnings } = createPatternList(
      [
        [first!, 1],
        [second!, 2],
        [third!, 3],
      ],
      { order: "specific" },
    );
    expect(warnings).toEqual([{ code: "conflict", pattern: third, by: second }]);
  });

  test("insert returns the warnings of that pattern", () => {
    const general = pattern({ pathname: "/*" });
    const routes = createPatternList([[general, 1]]);
    const later = pattern({ pathname: "/a" });
    expect(routes.insert(later, 2)).toEqual([{ code: "unreachable", pattern: later, by: general }]);
    routes.remove(later);
    routes.remove(general);
    expect(routes.insert(later, 2)).toEqual([]);
  });
});

test("a list finds what a loop over its patterns finds", () => {
  const hosts = [
    "",
    "https://a.example",
    "https://*.a.example",
    "https://{*.}?a.example",
    "https://b*.example",
    "*://*:*",
    "a://:x.a.example",
  ];
  const paths = [
    "/",
    "/*",
    "/a",
    "/A",
    "/a/",
    "/a/:x",
    "/a/:x?",
    "/:x/b",
    "/a/b/*",
    "/a{/}?",
    "/a:x",
    "/:x{-y}?/b",
    "/(a|b)/c",
    "{/a}?/b",
    "/a+",
    "*",
    "/:x+",
    "/a/:x.b/c",
  ];
  const inputs = hosts.flatMap((host) => paths.map((path) => host + path)).filter((text) => text !== "*");
  const patterns = inputs.flatMap((text, index) => {
    const parsed = parsePattern(text.startsWith("/") || text.startsWith("{") ? { pathname: text } : text, {
      ignoreCase: index % 3 === 0,
    });
    return parsed.ok ? [parsed.value] : [];
  });
  expect(patterns.length).toBeGreaterThan(100);
  const urls = [
    "https://a.example",
    "https://x.a.example",
    "https://b.example",
    "a://q.a.example",
    "http://c:8080",
    "mailto:",
  ].flatMap((host) =>
    ["/", "/a", "/A", "/a/", "/a/b", "/a/b/c", "/q/b", "/q-y/b", "/a/x.b/c", "/b/c", "/b", "", "/ab", "//"].map(
      (path) => host + path,
    ),
  );
  // Each third of the patterns, so that lists differ in what they lack.
  for (let part = 0; part < 6; part += 3) {
    const some = patterns.filter((_, index) => index % 6 >= part);
    const first = createPatternList(some.map((value) => [value, value]));
    const specific = createPatternList(
      some.map((value) => [value, value]),
      { order: "specific" },
    );
    for (const url of urls) {
      const matching = some.filter((value) => testPattern(value, url));
      expect([url, first.match(url)?.value ?? null]).toEqual([url, matching[0] ?? null]);
      const best = [...matching].sort((left, right) => -bySpecificity(left, right))[0] ?? null;
      expect([url, specific.match(url)?.value ?? null]).toEqual([url, best]);
    }
  }
});

function bySpecificity(left: Pattern, right: Pattern): number {
  for (const name of ["hostname", "pathname", "port", "protocol", "search", "hash", "username", "password"] as const) {
    const order = compareComponent(name, left, right);
    if (order !== 0) return order;
  }
  return 0;
}

test("two thousand patterns, and a path of two thousand segments", () => {
  const routes = createPatternList<number>();
  for (let index = 0; index < 2000; index++)
    routes.insert(pattern(`https://h${index % 100}.example/p${index}/:id`), index);
  expect(routes.match("https://h42.example/p142/x")?.value).toBe(142);
  expect(routes.match("https://h43.example/p142/x")).toBe(null);
  const deep = createPatternList([[pattern({ pathname: "/a".repeat(2000) }), 1]]);
  expect(deep.match(`https://a${"/a".repeat(2000)}`)?.value).toBe(1);
});

test("wrong arguments throw", () => {
  expect(() => createPatternList(["/a"] as never)).toThrow(/pairs of a pattern and a value/);
  expect(() => createPatternList([["/a", 1]] as never)).toThrow(
    /entries\[0\] must be a URLPattern of this package, or a pattern/,
  );
  expect(() => createPatternList([], { order: "last" } as never)).toThrow(RangeError);
  expect(() => createPatternList().insert("a" as never, 1 as never)).toThrow(TypeError);
  expect(() => createPatternList().remove({} as never)).toThrow(TypeError);
  expect(() => createPatternList().match(1 as never)).toThrow(TypeError);
  expect(createPatternList([[patternOf(new URLPattern()), 1]]).size).toBe(1);
});
