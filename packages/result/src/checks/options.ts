import { type Check, refuse } from "./refuse.ts";

/** A check for each option that a function takes. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: Check };

/**
 * Checks the options that were given to the function `where`.
 * An option that is `undefined` was not given. An unknown option is ignored, as the platform ignores it: newer code can
 * pass an option to an older version.
 */
export function expectOptions<Options extends object>(
  options: Options | undefined,
  where: string,
  checks: OptionChecks<Options>,
): void {
  if (options === undefined) return;
  if (typeof options !== "object" || options === null) refuse(options, where, "options", "an object");
  // Not "for in": a page may have added properties to `Object.prototype`.
  for (const name of Object.keys(checks) as (keyof Options & string)[]) {
    const value = options[name];
    if (value !== undefined) checks[name](value, where, name);
  }
}
