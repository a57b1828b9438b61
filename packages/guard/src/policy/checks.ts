import { type Check, expectOptions, type OptionChecks, refuse } from "@url/result/internal";

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
  expectGroup(options, where, "options");
  const own = { __proto__: null, ...options };
  expectOptions(own, where, checks);
  for (const name of Object.keys(own)) {
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`${where}: there is no option ${JSON.stringify(name.slice(0, 40))}.`);
  }
  return own;
}

/** An object of options. An array in its place would be one without any of them, and so allow. */
export const expectGroup: Check = (value, where, name) => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(value, where, name, "an object of options");
};

/** A string has characters, and is not a list of strings. A hole of an array is not a string either. */
export const expectTexts: Check = (value, where, name) => {
  const isList = Array.isArray(value) && Array.from(value).every((item) => typeof item === "string");
  if (!isList) refuse(value, where, name, "an array of strings");
};
