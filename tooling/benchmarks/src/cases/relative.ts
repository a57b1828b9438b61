import type { Case, Target, Work } from "../case.ts";
import { MINIMUM, NATIVE, type URLClasses, WHATWG_URL } from "../implementations.ts";
import { flat, flatten, spread } from "../strings.ts";
import { CHARACTER, forEachReader, GETTERS, type ReadClasses, type Reading, type Twin, twinOf } from "./readings.ts";
import { againstNative, forEachClass } from "./urls.ts";

interface Pair {
  readonly reference: string;
  readonly base: string;
}

const ONE_BASE: Twin<Pair> = {
  key: "relative",
  title: "`new URL(relative, base)`, 20 kinds, one base after another",
  inputs: ({ web }) => basesOf(web).flatMap((base) => REFERENCES.map((reference) => ({ reference, base }))),
};

const EQUAL_BASE: Twin<Pair> = {
  key: "relative-equal-base",
  title: "`new URL(relative, base)`, 20 kinds, bases with equal texts that are not the same string",
  inputs: ({ web }) =>
    basesOf(web).flatMap((base) => REFERENCES.map((reference) => ({ reference, base: flatten(base) }))),
};

const NEW_BASE: Twin<Pair> = {
  key: "relative-new-base",
  title: "`new URL(relative, base)`, 20 kinds, another base each time",
  inputs: ({ web }) => REFERENCES.flatMap((reference) => basesOf(web).map((base) => ({ reference, base }))),
};

/** Each kind of relative reference, as a page's links have them, against bases of the web corpus. */
export const relativeCases: readonly Case<Pair>[] = [
  { ...ONE_BASE, contestants: forEachClass(resolve), comparisons: againstNative() },
  twin(ONE_BASE, CHARACTER, { before24: 2.2, from24: 1.5 }),
  twin(ONE_BASE, GETTERS),
  twin(EQUAL_BASE, CHARACTER),
  { ...NEW_BASE, contestants: forEachClass(resolve), comparisons: againstNative() },
  twin(NEW_BASE, CHARACTER, { before24: 1.5, from24: 1 }),
  twin(NEW_BASE, GETTERS),
];

/** The twins are compared with native alone: what is read makes no difference to the others, which join at once. */
function twin(row: Twin<Pair>, reading: Reading, target?: Target): Case<Pair> {
  return {
    ...twinOf(row, reading),
    contestants: forEachReader(resolveAndRead, reading, [WHATWG_URL, MINIMUM]),
    comparisons: [{ against: NATIVE, ...(target && { target }) }],
  };
}

function basesOf(web: readonly string[]): string[] {
  return flat(spread(web, 200));
}

function resolve({ URL }: URLClasses): Work<Pair> {
  return {
    run: ({ reference, base }) => new URL(reference, base).href.length,
    text: ({ reference, base }) => new URL(reference, base).href,
  };
}

function resolveAndRead({ URL, read, text }: ReadClasses): Work<Pair> {
  return {
    run: ({ reference, base }) => read(new URL(reference, base)),
    text: ({ reference, base }) => text(new URL(reference, base)),
  };
}

export const REFERENCES: readonly string[] = [
  "",
  "?page=2",
  "#top",
  "?",
  "page.html",
  "page.html?q=1#top",
  "folder/",
  "folder/page.html",
  "./page.html",
  "../page.html",
  "../../images/logo.png",
  ".",
  "..",
  "/",
  "/folder/page.html",
  "/a/../b/./c.html",
  "//static.example.net/script.js",
  "https://www.example.org/absolute?x=1",
  "two words.html",
  "caf\u00e9.html",
].map(flatten);
