import { type Check, refuseType } from "./refuse.ts";

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
  expectPlain(options, where, "options");
  // Not "for in": a page may have added properties to `Object.prototype`.
  for (const name of Object.keys(checks) as (keyof Options & string)[]) {
    const value = options[name];
    if (value !== undefined) checks[name](value, where, name);
  }
}

/**
 * Returns the only option of the function `where`, which is true or false; false if it was not given. A package of one or
 * two KB reads its option so, because `expectOptions` with a check for it takes 0.2 KB more.
 */
export function flagOf<Name extends string>(
  options: { readonly [Key in Name]?: boolean | undefined } | undefined,
  name: Name,
  where: string,
): boolean {
  if (options === undefined) return false;
  expectPlain(options, where, "options");
  const value = options[name];
  if (value !== undefined && typeof value !== "boolean") refuseType(value, where, name, "true or false");
  return value === true;
}

/**
 * Checks an object, the argument `name`, in which an unknown property is a mistake: a misspelt limit would be no limit,
 * and `hostname` for `host` would change nothing.
 * @param isNullable whether `null` is a value of every property
 * @param synonyms what a reader who wrote another word may have meant: `protocol` for `scheme`
 */
export function expectKnown<T extends object>(
  value: T,
  where: string,
  name: string,
  checks: OptionChecks<T>,
  isNullable?: boolean,
  synonyms?: ReadonlyMap<string, string>,
): void {
  expectPlain(value, where, name);
  // One loop over what was given: reading all that may be given took 100 ns of the 500 of a patch of a query.
  for (const key in value) {
    if (Object.hasOwn(checks, key)) {
      const given = value[key];
      if (given !== undefined && !(isNullable && given === null)) checks[key](given, where, key);
    } else if (Object.hasOwn(value, key)) {
      // Not what a page may have added to `Object.prototype`.
      const meant = synonyms?.get(key);
      const help = meant === undefined ? "" : `; did you mean "${meant}"?`;
      throw new TypeError(`${where}: ${name} has the unknown property ${JSON.stringify(key.slice(0, 40))}${help}`);
    }
  }
}

/** Throws a TypeError if `value` is not a plain object: one of another kind, such as a `Map`, would say nothing. */
export function expectPlain(value: unknown, where: string, name: string, or = ""): void {
  if (!isPlain(value)) refuseType(value, where, name, `${or}a plain object`);
}

/** The prototype of a plain object, in whatever realm it was made, has none itself. */
function isPlain(value: unknown): boolean {
  const { getPrototypeOf } = Object;
  try {
    const prototype = getPrototypeOf(value);
    return typeof value === "object" && !(prototype && getPrototypeOf(prototype));
  } catch {
    // `null`, `undefined`, or a revoked proxy.
    return false;
  }
}
