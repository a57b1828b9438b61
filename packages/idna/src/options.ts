/** How {@link toASCII} and {@link findErrors} check a domain. */
export interface IDNAOptions {
  /**
   * CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength: false, as browsers parse domains, or true, as a valid domain
   * requires. The default is false.
   */
  readonly strict?: boolean | undefined;
}

/**
 * Returns the option `strict`. The package has no dependency, and two short messages of its own are smaller than the
 * shared checks.
 * @throws TypeError for wrong options
 */
export function isStrict(options: IDNAOptions | undefined, caller: string): boolean {
  if (options === undefined) return false;
  if (typeof options !== "object" || options === null) throw new TypeError(`${caller}: options must be an object.`);
  const { strict = false } = options;
  if (typeof strict !== "boolean") throw new TypeError(`${caller}: strict must be true or false.`);
  return strict;
}
