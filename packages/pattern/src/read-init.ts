import { expectPlain, expectText } from "@url/result/internal";
import { COMPONENTS, type URLPatternInit } from "./components.ts";

/**
 * Returns a copy of the members that are given, for a function that takes values; the class converts them as Web IDL says.
 * @param or what else the argument `input` of the function `where` may be, for the message
 * @throws TypeError if `input` is not a plain object, or if a member is not a string
 */
export function readInit(input: URLPatternInit, where: string, or: string): URLPatternInit {
  expectPlain(input, where, "input", or);
  const init: URLPatternInit = {};
  for (const name of [...COMPONENTS, "baseURL"] as const) {
    const text = input[name];
    if (text === undefined) continue;
    expectText(text, where, `input.${name}`);
    init[name] = text;
  }
  return init;
}
