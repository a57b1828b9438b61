/**
 * Returns the two classes of an entry: "platform" for the platform's own, "plain" for `@url/api`, "native" for
 * `@url/api/native`, which must have a process of its own.
 * @param {string} entry
 */
export async function classesOf(entry) {
  if (entry === "platform") return { URL, URLSearchParams };
  return import(entry === "native" ? "@url/api/native" : "@url/api");
}

/** The result of `call`, or the error that it threw, shortened to one line. */
export async function told(call) {
  try {
    return String(await call());
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).split("\n")[0];
    return `throws: ${message.slice(0, 60)}`;
  }
}
