/**
 * Returns true if `read` returns a function; false if it throws, as for a property of a revoked proxy. It is not
 * `propertyOf` of `@url/result`, with which `url -V` would load 3 KB of checks.
 */
export function isFunction(read: () => unknown): boolean {
  try {
    return typeof read() === "function";
  } catch {
    return false;
  }
}
