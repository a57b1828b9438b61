import { createRequire } from "node:module";
import * as queryString from "query-string";
import * as ufo from "ufo";
import joinWithURLJoin from "url-join";
import { answerOf, meansTheSame, THROWN } from "./compare.ts";
import {
  EQUALS_QUESTIONS,
  QUERY_STRING_QUESTIONS,
  RELATIVE_TO_QUESTIONS,
  URL_JOIN_QUESTIONS,
} from "./other-questions.ts";
import { equals, QUERY_STRING, relativeTo, type Through, UFO, urlJoin } from "./through-edit.ts";
import { UFO_QUESTIONS } from "./ufo-questions.ts";

/** One question: what the other package answers, and what ours does. */
export interface Answer {
  /** The function and its arguments, for people and for reasons. */
  readonly question: string;
  readonly theirs: unknown;
  readonly ours: unknown;
  readonly holds: boolean;
}

type Named = Readonly<Record<string, Through>>;

const URI = createRequire(import.meta.url)("urijs") as Through;
const URIJS: Named = {
  relativeTo: (url, base) => `${(URI(url) as Record<string, Through>).relativeTo!(base)}`,
  equals: (a, b) => (URI(a) as Record<string, Through>).equals!(b),
};

/** The answers to the questions that the tests of each package ask. */
export const ANSWERS: Readonly<Record<string, readonly Answer[]>> = {
  ufo: Object.entries(UFO_QUESTIONS).flatMap(([name, rows]) =>
    rows.map((args) =>
      answer(name, args, name === "filterQuery" ? filterTheirs : (ufo as unknown as Named)[name]!, UFO[name]!),
    ),
  ),
  "url-join": URL_JOIN_QUESTIONS.map((args) => answer("urlJoin", args, joinWithURLJoin as Through, urlJoin)),
  "query-string": QUERY_STRING_QUESTIONS.map(([name, ...args]) =>
    answer(`${name}`, args, (queryString.default as unknown as Named)[`${name}`]!, QUERY_STRING[`${name}`]!),
  ),
  "URI.js relativeTo": RELATIVE_TO_QUESTIONS.map((args) => answer("relativeTo", args, URIJS.relativeTo!, relativeTo)),
  "URI.js equals": EQUALS_QUESTIONS.slice(1).map((url) =>
    answer("equals", [EQUALS_QUESTIONS[0], url], URIJS.equals!, equals),
  ),
};

function filterTheirs(url: string): unknown {
  return ufo.filterQuery(url, (name) => name !== "bar");
}

function answer(name: string, args: readonly unknown[], theirFunction: Through, ourFunction: Through): Answer {
  const theirs = answerOf(() => theirFunction(...structuredClone(args)));
  const ours = answerOf(() => ourFunction(...args));
  const shown = args.map((arg) => (arg === undefined ? "undefined" : JSON.stringify(arg))).join(", ");
  return {
    question: `${name}(${shown})`,
    theirs,
    ours,
    holds: theirs === THROWN ? ours === THROWN : meansTheSame(ours, theirs),
  };
}
