import type { Case, Work } from "../case.ts";
import type { URLClasses } from "../implementations.ts";
import { flat, flatten, spread } from "../strings.ts";
import { againstNative, forEachClass } from "./urls.ts";

interface Pair {
  readonly reference: string;
  readonly base: string;
}

/** Each kind of relative reference, as a page's links have them, against bases of the web corpus. */
export const relativeCases: readonly Case<Pair>[] = [
  {
    key: "relative",
    title: "`new URL(relative, base)`, 20 kinds, one base after another",
    inputs: ({ web }) => basesOf(web).flatMap((base) => REFERENCES.map((reference) => ({ reference, base }))),
    contestants: forEachClass(resolve),
    comparisons: againstNative(1.4, 1.1),
  },
  {
    key: "relative-new-base",
    title: "`new URL(relative, base)`, 20 kinds, another base each time",
    inputs: ({ web }) => REFERENCES.flatMap((reference) => basesOf(web).map((base) => ({ reference, base }))),
    contestants: forEachClass(resolve),
    comparisons: againstNative(),
  },
];

function basesOf(web: readonly string[]): string[] {
  return flat(spread(web, 200));
}

function resolve({ URL }: URLClasses): Work<Pair, Pair> {
  return {
    prepare: (pair) => pair,
    run: ({ reference, base }) => new URL(reference, base).href.length,
    text: ({ reference, base }) => new URL(reference, base).href,
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
