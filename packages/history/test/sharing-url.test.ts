import { URL, URLSearchParams } from "@url/api";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { sharedSearchParams, sharingURL } from "../src/2014/index.ts";
import { record } from "./record.ts";

// Expected values follow the steps of the Working Draft of 9 December 2014, sections 6.1 to 6.4, by hand. A law compares
// sequences of changes with all of its steps.

const create = (href: string, base?: string) => orThrow(sharingURL(href, base));

// @id html/examples-draft-section-6-1
test("the examples of the draft, section 6.1", () => {
  expect(create("https://example.org/💩").pathname).toBe("/%F0%9F%92%A9");
  const baseURI = "https://url.spec.whatwg.org/";
  expect(create("/💩", baseURI).href).toBe("https://url.spec.whatwg.org/%F0%9F%92%A9");
  expect(orThrow(sharingURL("/💩", record(baseURI))).href).toBe("https://url.spec.whatwg.org/%F0%9F%92%A9");
});

// @id html/url-params-own-first-always
test("a URL has params of its own at first, and always the same", () => {
  const [a, b] = [create("https://a/?x"), create("https://a/?x")];
  expect(a.searchParams).toBe(a.searchParams);
  expect(a.searchParams).not.toBe(b.searchParams);
  expect([...a.searchParams]).toEqual([["x", ""]]);
  a.searchParams.append("y", "1");
  expect([a.href, b.href]).toEqual(["https://a/?x=&y=1", "https://a/?x"]);
});

// @id html/searchparams-assigned-object-both-urls
test("searchParams: assigned, is the object of both URLs, and each change reaches both", () => {
  const [a, b] = [create("https://a/?x=1"), create("https://b/?y=2#f")];
  b.searchParams = a.searchParams;
  expect(b.searchParams).toBe(a.searchParams);
  expect([a.href, b.href]).toEqual(["https://a/?x=1", "https://b/?x=1#f"]);
  a.searchParams.set("x", "2 3");
  expect([a.search, b.search]).toEqual(["?x=2+3", "?x=2+3"]);
  b.searchParams.append("y", "ü");
  expect([`${a}`, `${b}`]).toEqual(["https://a/?x=2+3&y=%C3%BC", "https://b/?x=2+3&y=%C3%BC#f"]);
});

// @id html/searchparams-params-url-leaves-stay
test("searchParams: the params that a URL leaves stay those of its other URLs, and no longer reach it", () => {
  const [a, b, c] = [create("https://a/?x=1"), create("https://b/"), create("https://c/?z=3")];
  const shared = a.searchParams;
  b.searchParams = shared;
  a.searchParams = c.searchParams;
  shared.set("x", "4");
  expect([a, b, c].map(({ search }) => search)).toEqual(["?z=3", "?x=4", "?z=3"]);
});

test("searchParams: assigned to itself, writes the query as the params serialize it", () => {
  const a = create("https://a/?x");
  const { searchParams } = a;
  a.searchParams = searchParams;
  expect(a.href).toBe("https://a/?x=");
});

// @id html/search-sets-list-params-so
test("search: sets the list of the params, and so the query of each URL", () => {
  const [a, b] = [create("https://a/"), create("https://b/")];
  b.searchParams = a.searchParams;
  a.search = "?x&é=\tb#";
  expect([...b.searchParams]).toEqual([
    ["x", ""],
    ["é", "\tb#"],
  ]);
  expect([a.search, b.search]).toEqual(["?x=&%C3%A9=%09b%23", "?x=&%C3%A9=%09b%23"]);
  b.search = "z=?";
  expect([a.search, b.search]).toEqual(["?z=%3F", "?z=%3F"]);
  b.search = "";
  // "Set urlObject's url's query to the serialization": the empty string, and not null.
  expect([a.href, b.href, a.search, a.searchParams.size]).toEqual(["https://a/?", "https://b/?", "", 0]);
});

// @id html/href-sets-list-params-url
test("href: sets the list of the params; the URL keeps its query as it was parsed, and the others get that of the params", () => {
  const [a, b] = [create("https://a/?x=1"), create("https://b/#f")];
  b.searchParams = a.searchParams;
  a.href = "https://c/?y z";
  expect([a.href, b.href]).toEqual(["https://c/?y%20z", "https://b/?y+z=#f"]);
  expect(a.searchParams).toBe(b.searchParams);
  b.searchParams.append("w", "1");
  expect([a.href, b.href]).toEqual(["https://c/?y+z=&w=1", "https://b/?y+z=&w=1#f"]);
});

test("href: without a query, empties the list", () => {
  const [a, b] = [create("https://a/?x=1"), create("https://b/")];
  b.searchParams = a.searchParams;
  a.href = "https://c/";
  expect([a.href, b.href, b.searchParams.size]).toEqual(["https://c/", "https://b/?", 0]);
});

// @id html/href-throws-typeerror-text-cannot
test("href: throws a TypeError for text that cannot be parsed, and changes nothing", () => {
  const [a, b] = [create("https://a/?x=1"), create("https://b/")];
  b.searchParams = a.searchParams;
  const set = () => {
    a.href = "https://a:b/?z";
  };
  expect(set).toThrow(TypeError);
  expect(set).toThrow("href: the value cannot be parsed: port-invalid at 10–11.");
  try {
    set();
  } catch (error) {
    const { code, start, end } = error as { code: string; start: number; end: number };
    expect([code, start, end]).toEqual(["port-invalid", 10, 11]);
  }
  expect([a.href, b.href]).toEqual(["https://a/?x=1", "https://b/?x=1"]);
});

// @id html/href-parses-against-base-constructor
test("href: parses against the base of the constructor", () => {
  const a = create("x", "https://a/b/");
  a.href = "../c?d";
  expect([a.href, `${a.searchParams}`]).toEqual(["https://a/c?d", "d="]);
});

// @id html/url-without-query-opaque-path
test("a URL without a query, or with an opaque path, shares as others do", () => {
  const [a, b] = [create("mailto:m"), create("data:d")];
  a.searchParams = b.searchParams;
  expect([a.href, b.href]).toEqual(["mailto:m?", "data:d"]);
  a.searchParams.append("x", "1");
  expect([a.href, b.href]).toEqual(["mailto:m?x=1", "data:d?x=1"]);
});

// @id html/other-members-those-today-s
test("the other members are those of today's URL, and leave the params alone", () => {
  const [ours, theirs] = [create("https://u:p@ü:81/p?q#f"), new URL("https://u:p@ü:81/p?q#f")];
  const params = ours.searchParams;
  for (const url of [ours, theirs]) {
    url.protocol = "http";
    url.username = "v w";
    url.password = "";
    url.host = "b:80";
    url.hostname = "c";
    url.port = "99999";
    url.port = "8";
    url.pathname = "/a/../b";
    url.hash = "";
  }
  const names = Object.keys(URL.prototype).filter((name) => !/^(searchParams|toJSON|toString)$/.test(name)) as ["href"];
  expect(names).toHaveLength(11);
  for (const name of names) expect([name, ours[name]]).toEqual([name, theirs[name]]);
  expect(ours.searchParams).toBe(params);
});

test("the members are accessors of one prototype, and refuse other objects", () => {
  const members = Object.getPrototypeOf(create("https://a/"));
  expect(members).toBe(Object.getPrototypeOf(create("https://b/")));
  expect(() => members.href).toThrow(/^Illegal invocation/);
  expect(() => members.searchParams).toThrow(/^Illegal invocation/);
});

// @id html/sharingurl-fails-parseurl-does-says
test("sharingURL: fails as parseURL does, and says whether it was the base", () => {
  expect(sharingURL("x")).toMatchObject({ ok: false, error: { code: "missing-scheme-non-relative-URL" } });
  expect(sharingURL("#x", "mailto:y")).toMatchObject({ ok: true, value: { href: "mailto:y#x" } });
  expect(sharingURL("x", "https://a:b/")).toEqual({
    ok: false,
    error: { code: "port-invalid", start: 10, end: 11, in: "base" },
  });
});

// @id html/sharedsearchparams-takes-query-other-params
test("sharedSearchParams: takes a query or other params, and is a URLSearchParams", () => {
  for (const init of ["?a=1&a=2", "a=1&a=2", new URLSearchParams("a=1&a=2"), sharedSearchParams("a=1&a=2")]) {
    const params = sharedSearchParams(init);
    expect(params).toBeInstanceOf(URLSearchParams);
    expect([...params]).toEqual([
      ["a", "1"],
      ["a", "2"],
    ]);
  }
  const strange = [["?&=", "\ufffd+ "]];
  expect([...sharedSearchParams(new URLSearchParams([["?&=", "\ud800+ "]]))]).toEqual(strange);
  expect([sharedSearchParams().size, sharedSearchParams("").size, sharedSearchParams("??").size]).toEqual([0, 0, 1]);
});

// @id html/copy-params-another-object
test("a copy of params is another object", () => {
  const a = create("https://a/?x=1");
  const b = create("https://b/");
  b.searchParams = sharedSearchParams(a.searchParams);
  a.searchParams.append("y", "2");
  expect([a.search, b.search]).toEqual(["?x=1&y=2", "?x=1"]);
});

test("serializes the pairs even if the toString of params was replaced", () => {
  const a = create("https://a/?x=1");
  a.searchParams.toString = () => "replaced";
  a.searchParams.append("y", "2");
  expect(a.search).toBe("?x=1&y=2");
});

test("one change takes the same number of steps whatever the number of URLs, and writes each query when it is read", () => {
  const params = sharedSearchParams("x=1");
  const urls = Array.from({ length: 1000 }, (_, i) => create(`https://h${i}/`));
  for (const url of urls) url.searchParams = params;
  for (let i = 0; i < 1000; i++) params.append("y", `${i}`);
  const expected = `?${params}`;
  expect(urls.every(({ search }) => search === expected)).toBe(true);
});
