import { type GroupsOf, generate, matchPattern, type Pattern, parsePattern, URLPattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { expect, expectTypeOf, test } from "vitest";

type Path<Text extends string> = GroupsOf<{ pathname: Text }>["pathname"];
type Names<Known> = Extract<keyof Known, string>;

test("a name in the text is a string, and another name is an error", () => {
  const pattern = orThrow(parsePattern({ pathname: "/users/:id/:tab?" }));
  const groups = matchPattern(pattern, { pathname: "/users/1" })?.pathname.groups;
  expectTypeOf(groups!.id).toEqualTypeOf<string>();
  expectTypeOf(groups!.tab).toEqualTypeOf<string | undefined>();
  // @ts-expect-error There is no group of this name.
  expect(groups?.nope).toBe(undefined);
  expect(groups).toEqual({ id: "1", tab: undefined });
});

test("of the class, which is the platform's, every name may be read", () => {
  const pattern = new URLPattern({ pathname: "/:id" });
  expectTypeOf(matchPattern(pattern, "https://a.example/1")!.pathname.groups.any).toEqualTypeOf<string | undefined>();
  expect(generate(pattern, "pathname", { id: "1" })).toEqual({ ok: true, value: "/1" });
});

test("names are found as the tokenizer finds them", () => {
  expectTypeOf<Names<Path<"/:a/:b_1-:$c.:d">>>().toEqualTypeOf<"a" | "b_1" | "$c" | "d">();
  expectTypeOf<Names<Path<"/\\:a/:b\\:c/{:d-:e}/(:f)/:g(\\)x(?:h)):i">>>().toEqualTypeOf<"b" | "d" | "e" | "g" | "i">();
  expectTypeOf<Names<Path<"/:1/::a">>>().toEqualTypeOf<"a">();
  expectTypeOf<Path<"/:a?">["a"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Path<"/:a*">["a"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Path<"/:a+">["a"]>().toEqualTypeOf<string>();
  expectTypeOf<Path<"/:a(\\d+)?">["a"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Path<"{/:a}?">["a"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Path<"{/:a}">["a"]>().toEqualTypeOf<string>();
  expectTypeOf<Path<"/*">[0]>().toEqualTypeOf<string | undefined>();
  // A name beyond ASCII: any name.
  expectTypeOf<Path<"/:\u00fcber">["anything"]>().toEqualTypeOf<string | undefined>();
});

test("a pattern that is one text is split where that is certain", () => {
  type Text = GroupsOf<"https://:sub.example.com/:id?/b?q=:term#:part">;
  expectTypeOf<Names<Text["hostname"]>>().toEqualTypeOf<"sub">();
  expectTypeOf<Text["pathname"]["id"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Names<Text["pathname"]>>().toEqualTypeOf<"id">();
  expectTypeOf<Text["search"]["term"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Names<Text["port"]>>().toEqualTypeOf<never>();
  type Braces = GroupsOf<"http{s}?://:sub.example.com/:id">;
  expectTypeOf<Names<Braces["pathname"]>>().toEqualTypeOf<"sub" | "id">();
  expectTypeOf<GroupsOf<"/:id">["pathname"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<GroupsOf<string>["pathname"]["any"]>().toEqualTypeOf<string | undefined>();
});

/** The compiler accepts only names that it knows of the component. */
function expectNames<const Text extends string>(
  text: Text,
  inHostname: readonly Names<GroupsOf<Text>["hostname"]>[],
  inPathname: readonly Names<GroupsOf<Text>["pathname"]>[],
  inSearch: readonly Names<GroupsOf<Text>["search"]>[],
): void {
  const { hostname, pathname, search } = orThrow(parsePattern<string>(text, { base: "https://a.example" }));
  const named = (names: readonly string[]) => names.filter((name) => !/^\d/.test(name));
  expect([hostname, pathname, search].map(({ groupNames }) => named(groupNames))).toEqual([
    inHostname,
    inPathname,
    inSearch,
  ]);
}

test("the parser finds the names in the components where the compiler does", () => {
  expectNames("https://:sub.example.com/:id?/b?q=:term#:part", ["sub"], ["id"], ["term"]);
  expectNames("https://example.com:443/:a/*?x=:b", [], ["a", "b"], []);
  expectNames("http://*.example.com/:a(\\d+)/{:b}?", [], ["a", "b"], []);
  expectNames("https://:a.example.com/:b+?c=:d", ["a"], ["b"], ["d"]);
  expectNames("/:a/(b?):c{-:d}?#:e", [], ["a", "c", "d"], []);
  expectNames("https://example.com/:a{/:b}+\\?:c", [], ["a", "b"], ["c"]);
});

test("generate asks for the values that the pattern needs", () => {
  const pattern = orThrow(parsePattern({ pathname: "/:a/:b?" }));
  expect(generate(pattern, "pathname", { a: "1" })).toEqual({ ok: true, value: "/1" });
  expect(generate(pattern, "pathname", { a: "1", b: "2" })).toEqual({ ok: true, value: "/1/2" });
  // @ts-expect-error The value of `a` is missing.
  expect(generate(pattern, "pathname", { b: "2" })).toMatchObject({ error: { code: "group-missing" } });
});

test("a pattern of one text is a pattern of any", () => {
  const patterns: Pattern[] = [
    orThrow(parsePattern({ pathname: "/:a" })),
    orThrow(parsePattern("https://a.example/:b")),
  ];
  expect(patterns.length).toBe(2);
});
