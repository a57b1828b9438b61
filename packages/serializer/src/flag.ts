/**
 * Returns the option `name` of the function `where`, which is true or false; false if it was not given.
 * @throws TypeError if `options` is not an object, or the option neither true nor false
 */
export function flagOf<Name extends string>(
  options: { readonly [Key in Name]?: boolean | undefined } | undefined,
  name: Name,
  where: string,
): boolean {
  if (options === undefined) return false;
  if (typeof options !== "object" || options === null) throw new TypeError(`${where}: options must be an object.`);
  const value = options[name];
  if (value !== undefined && typeof value !== "boolean")
    throw new TypeError(`${where}: ${name} must be true or false.`);
  return value === true;
}
