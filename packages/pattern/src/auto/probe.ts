import type { URLPattern } from "../api/url-pattern.ts";

/** A question for the class, and the answer of every platform that works, as a string. */
type Question = readonly [ask: (P: typeof URLPattern) => unknown, answer: string];

/**
 * Returns true if `global` has `URLPattern` and it answers every question. A global that cannot be read, and a class that
 * throws, fail.
 */
export function conforms(global: object): boolean {
  try {
    const { URLPattern: P } = global as { URLPattern: typeof URLPattern };
    return QUESTIONS.every(([ask, answer]) => String(ask(P)) === answer);
  } catch {
    return false;
  }
}

/**
 * What applications depend on. Our class is faster than every platform's, so replacing one costs nothing but its identity: a
 * platform's own functions, such as the router of a service worker, accept only their own class. The README has the same
 * list.
 */
export const QUESTIONS: readonly Question[] = [
  // A named group of a path is found, and decides nothing about other components.
  [(P) => new P({ pathname: "/books/:id" }).exec("https://a.example/books/1?b#c")?.pathname.groups.id, "1"],
  // A text is split into components, and a port that is not given is the default one.
  [
    (P) => ((p) => [p.protocol, p.hostname, p.port, p.pathname])(new P("https://*.a.example/b")),
    "https,*.a.example,,/b",
  ],
  // A pattern takes from its base only what is more general than itself.
  [(P) => ((p) => [p.hostname, p.pathname, p.search])(new P("../c", "https://a.example/b/d?e")), "a.example,/c,*"],
  // A group that was left out is undefined.
  [(P) => new P({ pathname: "/a/:b?" }).exec({ pathname: "/a" })?.pathname.groups.b, "undefined"],
  // Case is ignored if the options say so, and only then.
  [(P) => [{ ignoreCase: true }, {}].map((o) => new P({ pathname: "/A" }, o).test({ pathname: "/a" })), "true,false"],
  // Regular expressions work, and `hasRegExpGroups` exists.
  [(P) => ((p) => [p.test({ pathname: "/12" }), p.hasRegExpGroups])(new P({ pathname: "/:id(\\d+)" })), "true,true"],
  // Text that is not a URL is not matched, and an invalid pattern throws a TypeError.
  [(P) => [new P().test("/a"), errorOf(() => new P("/a"))], "false,TypeError"],
];

/** Compares by name, because test runners pass the classes of one realm to another, which has a different `TypeError`. */
function errorOf(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return (error as Error).name;
  }
}
