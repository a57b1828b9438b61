import type { URL } from "../url.ts";
import type { URLSearchParams } from "../url-search-params.ts";

/** A question for the two classes, and the answer of every platform that works, as a string. */
type Question = readonly [ask: (U: typeof URL, P: typeof URLSearchParams) => unknown, answer: string];

/**
 * Returns true if `global` has both classes and they answer every question. A global that cannot be read, and a class
 * that throws, fail.
 */
export function conforms(global: object): boolean {
  try {
    const { URL: U, URLSearchParams: P } = global as { URL: typeof URL; URLSearchParams: typeof URLSearchParams };
    return QUESTIONS.every(([ask, answer]) => String(ask(U, P)) === answer);
  } catch {
    return false;
  }
}

/**
 * What applications depend on. A replaced class loses what only the platform's own can do: `fetch` no longer sends a
 * `URLSearchParams` as a form. So a question belongs here only if a wrong answer breaks more applications than that, and
 * if every current engine answers it right. The README has the same list, and a test compares the two.
 */
export const QUESTIONS: readonly Question[] = [
  // A relative reference is resolved and normalized.
  [(U) => new U("../b c?d#e", "HTTP://EXAMPLE.com:80/a/./x/y").href, "http://example.com/a/b%20c?d#e"],
  // The constructor throws a TypeError for text that is not a URL.
  [(U) => errorOf(() => new U("/a")), "TypeError"],
  // `protocol` is what a browser follows: whitespace does not hide a scheme.
  [(U) => new U(" java\tscript:a").protocol, "javascript:"],
  // `hostname` is what a browser connects to: a backslash is a slash.
  [(U) => new U("https:\\\\a.example\\@b.example").hostname, "a.example"],
  // An IPv4 address has one notation, whatever was written.
  [(U) => new U("http://0x7f.1").hostname, "127.0.0.1"],
  // International domains become ASCII.
  [(U) => new U("https://B\u00fccher.example").host, "xn--bcher-kva.example"],
  // Deep links and connection strings have a host, a port and a path.
  [(U) => ((url) => [url.host, url.pathname])(new U("app://user@host:8080/a/../b")), "host:8080,/b"],
  // Two URLs of one origin have the same `origin`.
  [(U) => new U("HTTPS://a.example:443/b").origin, "https://a.example"],
  // `URL.canParse` exists, returns false for a port that is out of range, and takes a base.
  [(U) => [U.canParse("https://a.example:70000"), U.canParse("/a", "https://a.example")], "false,true"],
  // `URL.parse` exists, returns null if the base has an opaque path, and takes a base.
  [(U) => [U.parse("/a", "mailto:b"), U.parse("/a", "https://b.example")], ",https://b.example/a"],
  // Setters change the URL, and ignore a value that they cannot take.
  [
    (U) => Object.assign(new U("https://a.example/?b#d"), CHANGES, { port: "no port" }).href,
    "http://b.example:8080/x%20y?c",
  ],
  // `searchParams` is a `URLSearchParams`, follows the URL, and changes it.
  [changeQuery, "true,https://a.example/?b=2&c=d+e"],
  // `JSON.stringify` writes the URL as text.
  [(U) => JSON.stringify([new U("https://a.example")]), '["https://a.example/"]'],
  // A query is decoded, and a repeated name keeps all its values.
  [(_, P) => new P("?a=1&b=2&a=%C3%A9+c").getAll("a"), "1,\u00e9 c"],
  // Pairs are encoded as a form is.
  [(_, P) => new P([["\u00e9", "+ ~"]]), "%C3%A9=%2B+%7E"],
  // A record and another `URLSearchParams` can be copied.
  [(_, P) => [new P({ a: "1", b: "2" }), new P(new P("a=1&a=2"))], "a=1&b=2,a=1&a=2"],
  // `size` exists, and counts the pairs.
  [(_, P) => new P("a=1&a=2").size, "2"],
  // `has` and `delete` compare their second argument, the value.
  [checkValues, "false,true,a=2"],
  // `set` replaces all values of a name, and `sort` sorts by name.
  [setAndSort, "a=4&b=3"],
  // Pairs can be iterated, and `forEach` calls its callback with each.
  [iterate, "a,1,b,2,a,1,b,2"],
];

/** What is assigned to a `URL`, before something that is not a port and must be ignored. */
const CHANGES = { protocol: "http", host: "b.example", port: "8080", pathname: "x y", search: "c", hash: "" };

/** Compares by name, because test runners pass the classes of one realm to another, which has a different `TypeError`. */
function errorOf(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return (error as Error).name;
  }
}

function changeQuery(U: typeof URL, P: typeof URLSearchParams): unknown[] {
  const url = new U("https://a.example/?a=1");
  const { searchParams } = url;
  url.search = "?b=2";
  searchParams.append("c", "d e");
  return [searchParams instanceof P, url.href];
}

function checkValues(_: typeof URL, P: typeof URLSearchParams): unknown[] {
  const params = new P("a=1&a=2");
  const found = [params.has("a", "3"), params.has("a", "1")];
  params.delete("a", "1");
  return [...found, params];
}

function setAndSort(_: typeof URL, P: typeof URLSearchParams): URLSearchParams {
  const params = new P("b=3&a=1&a=2");
  params.set("a", "4");
  params.sort();
  return params;
}

function iterate(_: typeof URL, P: typeof URLSearchParams): unknown[] {
  const params = new P("a=1&b=2");
  const seen: unknown[] = [...params];
  params.forEach((value, name) => {
    seen.push(name, value);
  });
  return seen;
}
