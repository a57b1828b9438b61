/** The contents of a data file. In a list an entry that is a string is a comment; in an object it is the key `comment`. */
export function withoutComments(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((row) => typeof row !== "string");
  return Object.fromEntries(Object.entries(data as object).filter(([key]) => key !== "comment"));
}
