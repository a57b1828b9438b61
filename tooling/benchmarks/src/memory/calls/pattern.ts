import * as pattern from "@url/pattern";
import { createPatternList, createRouteList } from "@url/pattern/list";
import { orThrow } from "@url/result";
import { call, type MemoryShape, text } from "../shape.ts";

const URL_TEXT = text("https://a.example/", "a/");
const PARSED = orThrow(pattern.parsePattern("https://a.example/:a*/b"));
const CLASS = new pattern.URLPattern("https://a.example/:a*");

/** Patterns of one long text, and short patterns on one long URL. */
export const PATTERN_CALLS: readonly MemoryShape[] = [
  call("@url/pattern parsePattern", text("https://a.example/", "a"), (input) => pattern.parsePattern(input)),
  call("@url/pattern testPattern", URL_TEXT, (input) => pattern.testPattern(PARSED, input)),
  call("@url/pattern matchPattern", URL_TEXT, (input) => pattern.matchPattern(PARSED, input)),
  call("@url/pattern generate", text("", "a"), (input) =>
    pattern.generate(orThrow(pattern.parsePattern({ pathname: "/:a" })), "pathname", { a: input }),
  ),
  call("@url/pattern compareComponent", text("", "a"), (input) =>
    pattern.compareComponent("pathname", orThrow(pattern.parsePattern({ pathname: input })), PARSED),
  ),
  call(
    "@url/pattern URLPattern.constructor",
    text("https://a.example/", "a"),
    (input) => new pattern.URLPattern(input),
  ),
  call("@url/pattern URLPattern.test", URL_TEXT, (input) => CLASS.test(input)),
  call("@url/pattern URLPattern.exec", URL_TEXT, (input) => CLASS.exec(input)),
  call("@url/pattern/list createPatternList", text("/", "a"), (input) =>
    createPatternList([[orThrow(pattern.parsePattern({ pathname: input })), 1]]),
  ),
  call("@url/pattern/list createRouteList", text("/", "a"), (input) =>
    createRouteList([["GET", orThrow(pattern.parsePattern({ pathname: input })), 1]]),
  ),
];
