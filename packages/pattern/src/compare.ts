import { expectOneOf } from "@url/result/internal";
import { COMPONENTS, type ComponentName } from "./components.ts";
import { expectPattern, type PatternLike } from "./match/pattern-match.ts";
import type { PatternPart } from "./part.ts";

/**
 * Compares a component of two patterns by how much it leaves open: -1 if the left one leaves more open, so that it should be
 * tried later, 1 if the right one does, and 0 if they are equal. It compares part by part: fixed text leaves less open than
 * a regular expression, a segment or a wildcard, in this order, and a group less than an optional or repeated one.
 *
 * Tentative: Chromium has it behind a flag as `URLPattern.compareComponent`; the Standard has not.
 * @throws TypeError or RangeError for a wrong argument
 * @example compareComponent("pathname", orThrow(parsePattern({ pathname: "/a" })), orThrow(parsePattern({ pathname: "/:x" }))) // → 1
 * @see https://github.com/web-platform-tests/wpt/tree/master/urlpattern
 */
export function compareComponent(component: ComponentName, left: PatternLike, right: PatternLike): -1 | 0 | 1 {
  expectOneOf(component, COMPONENTS, "compareComponent", "component");
  const { parts: first } = expectPattern(left, "compareComponent", "left")[component];
  const { parts: second } = expectPattern(right, "compareComponent", "right")[component];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const order = compareParts(first[index] ?? EMPTY, second[index] ?? EMPTY);
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(left: PatternPart, right: PatternPart): -1 | 0 | 1 {
  return (
    compare(TYPES.indexOf(left.type), TYPES.indexOf(right.type)) ||
    compare(MODIFIERS.indexOf(left.modifier), MODIFIERS.indexOf(right.modifier)) ||
    compare(left.prefix, right.prefix) ||
    compare(left.value, right.value) ||
    compare(left.suffix, right.suffix)
  );
}

function compare<Value extends string | number>(left: Value, right: Value): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const TYPES = ["full-wildcard", "segment-wildcard", "regexp", "fixed-text"];
const MODIFIERS = ["zero-or-more", "optional", "one-or-more", "none"];

/** What a list is compared with where it has ended, so that "/a/" leaves less open than "/a/*". */
const EMPTY: PatternPart = {
  type: "fixed-text",
  value: "",
  modifier: "none",
  name: "",
  prefix: "",
  suffix: "",
  start: 0,
  end: 0,
};
