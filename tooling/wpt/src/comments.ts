/** Removes the comments of a data file: strings in a list, and the key `comment` in an object. */
export function withoutComments(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((row) => typeof row !== "string");
  return Object.fromEntries(Object.entries(data as object).filter(([key]) => key !== "comment"));
}
