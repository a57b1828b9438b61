/**
 * The limits of a body for which the options say nothing: 1 MB, of which a pair may take all, 10,000 pairs, and names of
 * 1,024 bytes. `@url/form` has the same.
 */
export const DEFAULT_LIMITS: Readonly<Record<"maxBytes" | "maxPairs" | "maxNameLength", number>> = {
  maxBytes: 1024 * 1024,
  maxPairs: 10_000,
  maxNameLength: 1024,
};
