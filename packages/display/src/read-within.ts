import type { URLError, URLLike } from "@url/parser";
import { readURL, textOf } from "@url/parser/internal";
import type { Result } from "@url/result";
import type { LocatedURL } from "@url/serializer/internal";

/** Reads a URL of at most `maxLength` UTF-16 code units. A longer one fails with `too-long`, as it does in `parseURL`. */
export function readWithin(
  url: URLLike,
  where: string,
  maxLength: number = Number.POSITIVE_INFINITY,
): Result<LocatedURL, URLError> {
  const { length } = textOf(url, where);
  if (length <= maxLength) return readURL(url, where);
  return { ok: false, error: { code: "too-long", start: maxLength, end: length } };
}
