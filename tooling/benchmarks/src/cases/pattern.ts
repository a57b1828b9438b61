import { URLPattern } from "@url/pattern";
import { URLPattern as Polyfill } from "urlpattern-polyfill/urlpattern";
import { type Case, type Contestant, contestant, type Target, type Work } from "../case.ts";
import { NATIVE, OURS } from "../implementations.ts";
import { flatten } from "../strings.ts";

/** A pattern, and a URL that it matches. */
interface PatternInput {
  readonly args: readonly unknown[];
  readonly url: string;
}

/** As much of the class as is used. */
interface PatternClass {
  new (
    ...args: never[]
  ): {
    test(url: string): boolean;
    exec(url: string): { pathname: { input: string; groups: Record<string, string | undefined> } } | null;
    readonly pathname: string;
  };
}

const POLYFILL = "urlpattern-polyfill";

/** Node has a class of its own since 24, and so have Bun and browsers. */
const native = (globalThis as { URLPattern?: PatternClass }).URLPattern;

const CLASSES: readonly [name: string, PatternClass][] = [
  [OURS, URLPattern as unknown as PatternClass],
  ...(native ? [[NATIVE, native] as [string, PatternClass]] : []),
  [POLYFILL, Polyfill as unknown as PatternClass],
];

const PATHS: readonly [string, string][] = [
  ["/", "/"],
  ["/about", "/about"],
  ["/books/:id", "/books/123"],
  ["/books/*", "/books/a/b"],
  ["/:lang/docs/:page", "/en/docs/intro"],
  ["/files/*.jpg", "/files/a/b.jpg"],
  ["/a/:b?", "/a/x"],
  ["/static/:path+", "/static/a/b/c"],
  ["/:from-:to", "/paris-london"],
  ["/users/:id{/}?", "/users/42/"],
];

const HOSTS: readonly [string, string][] = [
  ["https://example.com/:id", "https://example.com/1"],
  ["https://*.example.com/*", "https://shop.example.com/a/b"],
  ["http{s}?://{:sub.}?shop.example/products/:id", "https://nx.shop.example/products/1"],
  ["https://:tenant.example.com/api/*", "https://acme.example.com/api/v1"],
  ["*://example.com:*/a", "http://example.com:8080/a"],
];

const REGEXPS: readonly [string, string][] = [
  ["/books/:id(\\d+)", "/books/123"],
  ["/:year(\\d{4})/:month(\\d{2})", "/2026/11"],
  ["/*.:type(jpg|png)", "/a/b.png"],
  ["/(en|fr)/docs", "/fr/docs"],
  ["/user/:name([a-z]+)?", "/user/ann"],
];

const KINDS: readonly [key: string, title: string, inputs: () => PatternInput[], test: Target][] = [
  ["path", "ten patterns of paths", () => pathInputs(PATHS), { before24: 20, from24: 4 }],
  [
    "host",
    "five patterns with hosts",
    () => inputsOf(HOSTS.map(([p, url]) => [[p], url])),
    { before24: 20, from24: 4 },
  ],
  ["regexp", "five with regular expressions", () => pathInputs(REGEXPS), { before24: 20, from24: 1.5 }],
];

/** The class of the platform, where there is one, and the polyfill: three kinds of patterns, three kinds of work. */
export const patternCases: readonly Case<PatternInput>[] = KINDS.flatMap(([kind, title, inputs, test]) => [
  rowOf(`pattern-test-${kind}`, `\`pattern.test(url)\`, ${title}`, inputs, testing, test),
  rowOf(`pattern-exec-${kind}`, `\`pattern.exec(url)\`, a group read, ${title}`, inputs, executing, {
    before24: 20,
    from24: 6,
  }),
  rowOf(`pattern-new-${kind}`, `\`new URLPattern(…)\`, ${title}`, inputs, constructing, { before24: 5, from24: 1 }),
]);

function rowOf(
  key: string,
  title: string,
  inputs: () => PatternInput[],
  make: (implementation: PatternClass) => Work<PatternInput, never>,
  target: Target,
): Case<PatternInput> {
  const contestants: Contestant<PatternInput>[] = CLASSES.map(([name, one]) => contestant(name, one, make));
  return {
    key,
    title,
    inputs,
    contestants,
    comparisons: [
      { against: NATIVE, target: { before24: 0, from24: target.from24 }, optional: true },
      { against: POLYFILL, target: { before24: target.before24, from24: 0 } },
    ],
  };
}

function testing(Class: PatternClass): Work<PatternInput, never> {
  type State = { pattern: InstanceType<PatternClass>; url: string };
  const work: Work<PatternInput, State> = {
    prepare: ({ args, url }) => ({ pattern: Reflect.construct(Class, args), url }),
    run: ({ pattern, url }) => (pattern.test(url) ? 1 : 0),
    text: ({ pattern, url }) => `${pattern.test(url)}`,
  };
  return work as unknown as Work<PatternInput, never>;
}

function executing(Class: PatternClass): Work<PatternInput, never> {
  type State = { pattern: InstanceType<PatternClass>; url: string; name: string };
  const work: Work<PatternInput, State> = {
    prepare: ({ args, url }) => {
      const pattern: InstanceType<PatternClass> = Reflect.construct(Class, args);
      // Sorted, because the platform's class lists groups in another order.
      return { pattern, url, name: Object.keys(pattern.exec(url)!.pathname.groups).sort()[0] ?? "0" };
    },
    run: ({ pattern, url, name }) => pattern.exec(url)!.pathname.groups[name]?.length ?? 0,
    text: ({ pattern, url }) => JSON.stringify(pattern.exec(url)!.pathname.input),
  };
  return work as unknown as Work<PatternInput, never>;
}

function constructing(Class: PatternClass): Work<PatternInput, never> {
  const work: Work<PatternInput> = {
    run: ({ args }) => (Reflect.construct(Class, args) as InstanceType<PatternClass>).pathname.length,
    text: ({ args }) => (Reflect.construct(Class, args) as InstanceType<PatternClass>).pathname,
  };
  return work as unknown as Work<PatternInput, never>;
}

function pathInputs(rows: readonly [string, string][]): PatternInput[] {
  return inputsOf(rows.map(([pathname, path]) => [[{ pathname }], `https://example.com${path}`]));
}

/** Ten URLs for each pattern, which differ in their query, so that nobody remembers the last one. */
function inputsOf(rows: readonly (readonly [args: readonly unknown[], url: string])[]): PatternInput[] {
  return Array.from({ length: 10 }, (_, index) =>
    rows.map(([args, url]) => ({ args, url: flatten(index === 0 ? url : `${url}?q=${index}`) })),
  ).flat();
}
