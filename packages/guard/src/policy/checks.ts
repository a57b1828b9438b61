import { type Check, expectOptions, type OptionChecks, refuse } from "@url/result/internal";

/** An object of options. An array in its place would be one without any of them, and so allow. */
export const expectGroup: Check = (value, where, name) => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(value, where, name, "an object of options");
};

/**
 * Checks the options of a policy. Elsewhere an unknown option is ignored; here a misspelt list of what is allowed would
 * allow everything.
 */
export function expectPolicyOptions<Options extends object>(
  options: Options,
  where: string,
  checks: OptionChecks<Options>,
): void {
  expectOptions(options, where, checks);
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`${where}: there is no option ${JSON.stringify(name.slice(0, 40))}.`);
  }
}

/** A string has characters, and is not a list of strings. */
export const expectTexts: Check = (value, where, name) => {
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  if (!isList) refuse(value, where, name, "an array of strings");
};
