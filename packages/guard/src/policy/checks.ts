import { type Check, expectKnown, expectPlain, isArray, type OptionChecks, refuse } from "@url/result/internal";

/**
 * Reads the options of a policy, each once, and returns a copy without a prototype: what `Object.prototype` has is not
 * an option, and what changes later does not change the policy. Elsewhere an unknown option may be ignored; here a
 * misspelt list of what is allowed would allow everything.
 * @throws TypeError or RangeError for a wrong option, or one that does not exist
 */
export function readOptions<Options extends object>(
  options: Options,
  where: string,
  checks: OptionChecks<Options>,
): Options {
  expectPlain(options, where, "options");
  const own = { __proto__: null, ...options };
  expectKnown(own, where, "options", checks);
  return own;
}

/** A string has characters, and is not a list of strings. A hole of an array is not a string either. */
export const expectTexts: Check = (value, where, name) => {
  const isList = isArray(value) && Array.from(value).every((item) => typeof item === "string");
  if (!isList) refuse(value, where, name, "an array of strings");
};
