import { patternOf, URLPattern } from "@url/pattern";
import { describe, expect, test } from "vitest";

const construct = (...args: unknown[]): URLPattern => Reflect.construct(URLPattern, args);
const attributes = ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"] as const;

describe("the interface", () => {
  test("has the attributes and methods of the IDL, enumerable, and no others", () => {
    const members = Object.keys(URLPattern.prototype);
    expect(members.sort()).toEqual([...attributes, "exec", "hasRegExpGroups", "test"].sort());
    expect(Object.prototype.toString.call(new URLPattern())).toBe("[object URLPattern]");
    expect(URLPattern.name).toBe("URLPattern");
    expect([URLPattern.length, URLPattern.prototype.test.length, URLPattern.prototype.exec.length]).toEqual([0, 0, 0]);
  });

  test("the attributes are read-only", () => {
    for (const name of [...attributes, "hasRegExpGroups"]) {
      const { get, set } = Object.getOwnPropertyDescriptor(URLPattern.prototype, name)!;
      expect([typeof get, set]).toEqual(["function", undefined]);
    }
  });

  test("a member throws a TypeError for a foreign object", () => {
    const { test: method, exec } = URLPattern.prototype;
    expect(() => Reflect.apply(method, {}, ["https://a"])).toThrow(TypeError);
    expect(() => Reflect.apply(exec, {}, ["https://a"])).toThrow(TypeError);
    for (const name of attributes) expect(() => Reflect.get(URLPattern.prototype, name, {})).toThrow(TypeError);
  });

  test("patternOf returns the pattern of an object, and throws a TypeError for any other", () => {
    expect(patternOf(new URLPattern({ pathname: "/:id" })).pathname.groupNames).toEqual(["id"]);
    expect(() => patternOf({} as URLPattern)).toThrow(TypeError);
  });
});

describe("the constructor", () => {
  test("without arguments, and for undefined and null, it makes a pattern of wildcards", () => {
    for (const pattern of [construct(), construct(undefined), construct(null), construct({}), construct({}, null)]) {
      expect(attributes.map((name) => pattern[name])).toEqual(attributes.map(() => "*"));
    }
  });

  test("the second argument is the options if it is an object or absent, and otherwise the base", () => {
    expect(construct({ pathname: "/A" }, { ignoreCase: true }).test({ pathname: "/a" })).toBe(true);
    expect(construct("/a", "https://b.example").hostname).toBe("b.example");
    // A number becomes text, which is not a URL.
    expect(() => construct("/a", 1)).toThrow(TypeError);
    expect(construct("/A", "https://b.example", { ignoreCase: true }).test("https://b.example/a")).toBe(true);
  });

  test("with three arguments, the second is the base whatever it is", () => {
    expect(() => construct("/a", undefined, {})).toThrow(TypeError);
    expect(construct("/a", { toString: () => "https://b.example" }, {}).hostname).toBe("b.example");
    expect(construct("/a", "https://b.example", undefined).hostname).toBe("b.example");
  });

  test.each([
    ["a base beside an object", [{}, "https://a"]],
    ["a base beside undefined", [undefined, "https://a"]],
    ["options that are a string, behind a base", ["/a", "https://a", "x"]],
    ["a symbol", [Symbol("a")]],
    ["a symbol as a member", [{ pathname: Symbol("a") }]],
    ["a relative text without a base", ["/a"]],
    ["a base that is not a URL", ["/a", "a"]],
    ["an object with a base that is not a URL", [{ baseURL: "a" }]],
  ])("throws a TypeError for %s", (_, args) => {
    expect(() => Reflect.construct(URLPattern, args)).toThrow(TypeError);
  });

  test("the error says why and where, in its message and in its cause", () => {
    const error = errorOf(() => new URLPattern("https://example.com/:"));
    expect(error.message).toBe("Invalid URLPattern: name-missing at 20\u201321");
    expect(error.cause).toEqual({ code: "name-missing", start: 20, end: 21 });
    expect(errorOf(() => new URLPattern("/users/:id")).message).toMatch(
      /^Invalid URLPattern: base-missing at .*; for a path alone, write new URLPattern\(\{ pathname: "\/users\/:id" \}\)$/,
    );
    const ofMember = errorOf(() => new URLPattern({ search: "?(" }));
    expect(ofMember.message).toBe("Invalid URLPattern: regexp-unclosed at 1\u20132 of search");
    expect(ofMember.cause).toEqual({ code: "regexp-unclosed", start: 1, end: 2, in: "search" });
  });

  test("reads the members of an object once, in the order of their names", () => {
    const seen: string[] = [];
    const input = new Proxy(
      {},
      {
        get(_, key) {
          seen.push(String(key));
          return undefined;
        },
      },
    );
    construct(input);
    expect(seen).toEqual([
      "baseURL",
      "hash",
      "hostname",
      "password",
      "pathname",
      "port",
      "protocol",
      "search",
      "username",
    ]);
  });

  test("converts members to text without lone surrogates", () => {
    expect(construct({ pathname: 1 }).pathname).toBe("1");
    expect(construct({ pathname: "/\ud800" }).pathname).toBe("/%EF%BF%BD");
    expect(construct({ pathname: null }).pathname).toBe("null");
  });

  test("an exception of a member passes through", () => {
    const input = {
      get pathname(): string {
        throw new RangeError("mine");
      },
    };
    expect(() => construct(input)).toThrow(RangeError);
  });
});

describe("test and exec", () => {
  const pattern = new URLPattern({ pathname: "/books/:id" });

  test("take a text, an object, and a text with a base", () => {
    expect(pattern.test("https://example.com/books/1")).toBe(true);
    expect(pattern.test({ pathname: "/books/1" })).toBe(true);
    expect(pattern.test("books/1", "https://example.com/a")).toBe(true);
    expect(pattern.test("/books/1")).toBe(false);
    expect(pattern.test("books/1", "no base")).toBe(false);
    expect(pattern.test({ pathname: "/books/1", port: "99999" })).toBe(false);
  });

  test("read a URL object as a dictionary, because Web IDL has no other way", () => {
    const url = { protocol: "https:", hostname: "example.com", pathname: "/books/1", search: "?a", hash: "#b" };
    expect(pattern.exec(url)?.search).toEqual({ input: "a", groups: { 0: "a" } });
    expect(pattern.exec(url)?.hash.input).toBe("b");
  });

  test("without an argument, they match empty components", () => {
    expect(new URLPattern().test()).toBe(true);
    expect(pattern.test()).toBe(false);
    expect(new URLPattern().exec()?.inputs).toEqual([{}]);
  });

  test("throw a TypeError for a base beside an object", () => {
    expect(() => pattern.test({}, "https://a")).toThrow(TypeError);
    expect(() => pattern.exec({}, "https://a")).toThrow(TypeError);
  });

  test("return the arguments as they were converted, and every component as a data property", () => {
    const result = pattern.exec("books/1?a", "https://u:p@example.com:81/c")!;
    expect(result).toEqual({
      inputs: ["books/1?a", "https://u:p@example.com:81/c"],
      protocol: { input: "https", groups: { 0: "https" } },
      username: { input: "u", groups: { 0: "u" } },
      password: { input: "p", groups: { 0: "p" } },
      hostname: { input: "example.com", groups: { 0: "example.com" } },
      port: { input: "81", groups: { 0: "81" } },
      pathname: { input: "/books/1", groups: { id: "1" } },
      search: { input: "a", groups: { 0: "a" } },
      hash: { input: "", groups: { 0: "" } },
    });
    expect(Object.keys(result)).toEqual(["inputs", ...attributes]);
    expect(Object.getOwnPropertyDescriptor(result, "pathname")).toMatchObject({ writable: true, enumerable: true });
    const input = { pathname: "/books/1", other: 1 };
    const [copy] = pattern.exec(input)!.inputs;
    expect(copy).toEqual({ pathname: "/books/1" });
    expect(copy).not.toBe(input);
    expect(pattern.exec("https://a/books/\ud800")!.inputs).toEqual(["https://a/books/\ufffd"]);
  });

  test("a group named __proto__ is a property like any other", () => {
    const { groups } = new URLPattern({ pathname: "/:__proto__/:constructor" }).exec({ pathname: "/a/b" })!.pathname;
    expect(Object.entries(groups)).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]);
    expect(Object.getPrototypeOf(groups)).toBe(Object.prototype);
    expect(new URLPattern({ hash: ":__proto__(.*)" }).exec({ hash: "a" })!.hash.groups).toHaveProperty(
      ["__proto__"],
      "a",
    );
  });

  test("each component of a URL is compared: with credentials, a port, a query and a fragment, and without", () => {
    const rows: [string, string, boolean][] = [
      ["username", "https://u:p@a.example/", true],
      ["username", "https://:p@a.example/", false],
      ["username", "https://a.example/", false],
      ["password", "https://p:u@a.example/", true],
      ["password", "https://u@a.example/", false],
      ["hostname", "https://u/", true],
      ["hostname", "mailto:u", false],
      ["protocol", "u:/a", true],
      ["pathname", "mailto:u", true],
      ["search", "https://a/?u", true],
      ["search", "https://a/?", false],
      ["search", "https://a/#u", false],
      ["hash", "https://a/?b#u", true],
      ["hash", "https://a/#", false],
      ["hash", "https://a/?u", false],
    ];
    for (const [name, url, expected] of rows) {
      expect([name, url, new URLPattern({ [name]: "u" }).test(url)]).toEqual([name, url, expected]);
    }
    expect(new URLPattern({ port: "8080" }).test("https://a:8080/")).toBe(true);
    expect(new URLPattern({ port: "" }).test("https://a:443/")).toBe(true);
    expect(new URLPattern({ port: "" }).test("a:/.//b")).toBe(true);
    expect(new URLPattern({ port: "" }).test("https://a:81/")).toBe(false);
  });

  test("case matters unless the options say otherwise, and then for pathname, search and hash", () => {
    const text = { username: "U", pathname: "/A", search: "B", hash: ":x/C" };
    const folding = new URLPattern(text, { ignoreCase: true });
    expect(folding.test({ username: "U", pathname: "/a", search: "b", hash: "D/c" })).toBe(true);
    expect(folding.test({ username: "u", pathname: "/a", search: "b", hash: "D/c" })).toBe(false);
    expect(folding.exec({ username: "U", pathname: "/a", search: "b", hash: "D/c" })?.hash.groups).toEqual({ x: "D" });
    expect(new URLPattern(text).test({ username: "U", pathname: "/a", search: "B", hash: "D/C" })).toBe(false);
    expect(new URLPattern({ pathname: "/(a+)" }, { ignoreCase: true }).test({ pathname: "/AA" })).toBe(true);
  });

  test("hasRegExpGroups is true only for a group that is not a wildcard", () => {
    expect(new URLPattern({ pathname: "/:id(\\d+)" }).hasRegExpGroups).toBe(true);
    expect(new URLPattern({ hash: "(a)" }).hasRegExpGroups).toBe(true);
    expect(new URLPattern({ pathname: "/([^\\/]+?)/(.*)/:a?/{b}*" }).hasRegExpGroups).toBe(false);
  });
});

function errorOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It did not throw.");
}
