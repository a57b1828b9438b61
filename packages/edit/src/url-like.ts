import type { URLLike } from "@url/parser";
import { readURL } from "@url/parser/internal";
import { type LocatedURL, locatedOf, recordAfter } from "@url/serializer/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import type { Edited } from "./form.ts";

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

/** {@link withURL} for a function that returns a URL: in the form that it was given. */
export function editURL<T extends URLLike>(
  url: T,
  where: string,
  change: (record: LocatedURL) => EditResult<LocatedURL>,
): EditResult<Edited<T>> {
  return withURL(url, where, (record) => {
    const changed = change(record);
    if (!changed.ok) return changed;
    const { value } = changed;
    const isText = locatedOf(url) === undefined;
    return succeed((isText ? value.href : value.href === record.href ? url : recordAfter(value)) as Edited<T>);
  });
}
