/** The options of both functions, as they were given. */
interface Given {
  readonly strict?: unknown;
  readonly report?: unknown;
}

/**
 * Checks the options of `toASCII` and `toUnicode`.
 * The package has no dependency, and two short messages of its own are smaller than the shared checks.
 */
export function checkOptions(options: Given | undefined, where: string): void {
  if (options === undefined) return;
  if (typeof options !== "object" || options === null) throw new TypeError(`${where}: options must be an object`);
  const { strict, report } = options;
  if (strict !== undefined && typeof strict !== "boolean")
    throw new TypeError(`${where}: strict must be true or false`);
  if (report !== undefined && typeof report !== "function") throw new TypeError(`${where}: report must be a function`);
}
