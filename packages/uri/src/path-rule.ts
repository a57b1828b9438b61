/**
 * Returns the rule that a path must match.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export function pathRule(
  hasScheme: boolean,
  hasAuthority: boolean,
  isAbsolute: boolean,
): "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless" {
  if (hasAuthority) return "path-abempty";
  if (isAbsolute) return "path-absolute";
  return hasScheme ? "path-rootless" : "path-noscheme";
}
