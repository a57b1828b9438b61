import { expectObject, type OptionChecks, refuse } from "@url/result/internal";

/**
 * Checks an object all of whose properties say what to do, so that an unknown one is a mistake: `hostname` for `host`
 * would silently change nothing. `null` is a value of every property if `isNullable` is true.
 * @throws TypeError or RangeError for a property that is unknown or has a wrong value
 */
export function expectKnown<T extends object>(
  value: T,
  where: string,
  name: string,
  checks: OptionChecks<T>,
  isNullable?: boolean,
): void {
  expectObject(value, where, name);
  for (const key of Object.keys(value) as (keyof T & string)[]) {
    if (!Object.hasOwn(checks, key)) refuse(value, where, name, `an object without the unknown property ${key}`);
    const given = value[key];
    if (given !== undefined && !(isNullable && given === null)) checks[key](given, where, key);
  }
}
