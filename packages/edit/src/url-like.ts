import type { URLLike } from "@url/parser";
import { readURL } from "@url/parser/internal";
import type { LocatedURL } from "@url/serializer/internal";
import { type EditResult, fail } from "./error.ts";

export type { URLLike } from "@url/parser";

/**
 * Calls `use` with the record of `url`, and returns what it returns; fails with the parser's error if the text is not a
 * URL. `name` is the argument of the function `where`.
 * @throws TypeError if `url` is not a URL in any form
 */
export function withURL<T>(
  url: URLLike,
  where: string,
  use: (record: LocatedURL) => EditResult<T>,
  name = "url",
): EditResult<T> {
  const record = readURL(url, where, name);
  return record.ok ? use(record.value) : fail(record.error.code, name, record.error.start, record.error.end);
}
