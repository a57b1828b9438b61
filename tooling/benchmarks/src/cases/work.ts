import type { Case, Corpora, Target, Work } from "../case.ts";
import { domain, hostOf, ipv6, oddIPv4 } from "../hosts.ts";
import { MINIMUM, NATIVE, WHATWG_URL } from "../implementations.ts";
import { flat, spread } from "../strings.ts";
import { CHARACTER, forEachReader, type ReadClasses } from "./readings.ts";
import { againstNative, forEachClass, readHref } from "./urls.ts";

/** A kind of input that needs work which most inputs do not need: changes the web address number `index`. */
interface Kind {
  readonly key: string;
  readonly title: string;
  readonly make: (url: URL, index: number) => string;
  readonly target: Target;
}

/** The targets by what is to do: to the URL around the host, to the host, to a path that is not ASCII. */
const AROUND: Target = { before24: 1, from24: 1 };
const HOST: Target = { before24: 1.05, from24: 0.9 };
const PATH: Target = { before24: 0.9, from24: 0.8 };

const KINDS: readonly Kind[] = [
  { key: "default-port", title: "the default port", make: (u) => withHost(u, `${u.hostname}:443`), target: AROUND },
  { key: "credentials", title: "credentials", make: (u) => withHost(u, `user:pass@${u.host}`), target: AROUND },
  {
    key: "dot-segments",
    title: "dot segments",
    make: (u) => `${u.origin}/a/../b/./c/..${u.pathname}${u.search}`,
    target: AROUND,
  },
  {
    key: "spaces",
    title: "spaces in the path",
    make: (u) => `${u.origin}/my documents${u.pathname}${u.search}`,
    target: AROUND,
  },
  {
    key: "capital-host",
    title: "capital letters in the host",
    make: (u) => withHost(u, u.host.toUpperCase()),
    target: HOST,
  },
  {
    key: "odd-ipv4",
    title: "odd IPv4 addresses, each another one",
    make: (u, i) => withHost(u, hostOf(oddIPv4, i)),
    target: HOST,
  },
  {
    key: "ipv6",
    title: "IPv6 addresses, each another one",
    make: (u, i) => withHost(u, `[${hostOf(ipv6, i)}]`),
    target: HOST,
  },
  {
    key: "non-ascii-path",
    title: "a path that is not ASCII",
    make: (u, i) => `${u.origin}/${NON_ASCII[i % NON_ASCII.length]}${u.pathname}${u.search}`,
    target: PATH,
  },
];

/** Not in the mix: it takes tables, and `whatwg-url-minimum` has none. */
const NON_ASCII_HOST: Kind = {
  key: "non-ascii-host",
  title: "a host that is not ASCII, 4,000 of them",
  make: (u, i) => withHost(u, hostOf(domain, i)),
  target: HOST,
};

/** Inputs that need work: all the kinds together, with `href` unread and with a character of it read, then one by one. */
export const workCases: readonly Case<string>[] = [
  {
    key: "work",
    title: "needs work: the eight kinds below, only the length of `href` read",
    inputs: mix,
    contestants: forEachClass(readHref),
    comparisons: againstNative(),
  },
  {
    key: "work-read",
    title: "needs work: the same, and one character of `href` read",
    inputs: mix,
    contestants: forEachReader(parseAndRead, CHARACTER),
    comparisons: againstNative(1, 0.95),
  },
  ...KINDS.map((kind) => workCase(kind, 500)),
  workCase(NON_ASCII_HOST, 4000),
  {
    key: "work-long-path",
    title: "needs work, a character read: a path of 500 words that are not ASCII",
    inputs: ({ web }) =>
      flat(spread(web, 20).map((text, i) => `${text}/${NON_ASCII[i % NON_ASCII.length]!.repeat(500)}`)),
    contestants: forEachReader(parseAndRead, CHARACTER, [WHATWG_URL, MINIMUM]),
    comparisons: [{ against: NATIVE }],
  },
  {
    key: "work-long-text",
    title: "needs work, a character read: a path of 10,000 letters, each with a tab or a backslash after it",
    inputs: ({ web }) => flat(spread(web, 20).map((text, i) => `${text}/${["a\t", "b\\"][i % 2]!.repeat(10_000)}`)),
    contestants: forEachReader(parseAndRead, CHARACTER, [WHATWG_URL, MINIMUM]),
    comparisons: [{ against: NATIVE }],
  },
];

/** Compared with native alone: what the others take shows in the mix. */
function workCase(kind: Kind, count: number): Case<string> {
  return {
    key: `work-${kind.key}`,
    title: `needs work, a character read: ${kind.title}`,
    inputs: (corpora) => inputsOf(kind, count, corpora),
    contestants: forEachReader(parseAndRead, CHARACTER, [WHATWG_URL, MINIMUM]),
    comparisons: [{ against: NATIVE, target: kind.target }],
  };
}

function mix(corpora: Corpora): string[] {
  return KINDS.flatMap((kind) => inputsOf(kind, 500, corpora));
}

/** Returns `count` inputs, or fewer if there are fewer web addresses than an eighth of it. */
function inputsOf({ make }: Kind, count: number, { web }: Corpora): string[] {
  const valid = spread(web, 500).filter((text) => URL.canParse(text));
  const repeated = Array.from(
    { length: Math.min(count, valid.length * 8) },
    (_, index) => valid[index % valid.length]!,
  );
  return flat((count <= 500 ? valid : repeated).map((text, index) => make(new URL(text), index)));
}

function withHost(url: URL, host: string): string {
  return `https://${host}${url.pathname}${url.search}${url.hash}`;
}

function parseAndRead({ URL, read, text }: ReadClasses): Work<string> {
  return {
    run: (input) => read(new URL(input)),
    text: (input) => text(new URL(input)),
  };
}

const NON_ASCII = [
  "caf\u00e9",
  "stra\u00dfe",
  "\u65e5\u672c\u8a9e",
  "\u0440\u0443\u0441\u0441\u043a\u0438\u0439",
  "\u{1f600}",
];
