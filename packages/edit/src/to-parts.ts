import type { URLLike } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import {
  fragmentOf,
  hasOpaquePath,
  hostTextOf,
  passwordOf,
  pathOf,
  portOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "@url/serializer/internal";
import { type Pair, parseString } from "@url/urlencoded";
import { type EditResult, succeed } from "./error.ts";
import { withURL } from "./url-like.ts";

/** The parts of a URL, decoded. It has either `segments` or, if the path is opaque, `path`. */
export interface DecodedParts {
  scheme: string;
  username: string;
  password: string;
  /** As it is serialized; `null` if there is none. */
  host: string | null;
  /** `null` if there is none, or it is the default of the scheme. */
  port: number | null;
  segments?: string[];
  path?: string;
  /** `null` if there is no query. */
  params: Pair[] | null;
  fragment: string | null;
}

/**
 * Returns the parts of a URL, decoded: the inverse of `fromParts`. The path is a list of segments, and the query a list
 * of names and values, because text could not tell "%2F" from "/" and "%26" from "&". Bytes that are not UTF-8 become
 * U+FFFD. Fails with the parser's error for text that is not a URL.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#concept-url
 * @example const parts = toParts("https://a/b%2Fc?d=%26");
 * parts.ok && parts.value.segments // → ["b/c"]
 */
export function toParts(url: URLLike): EditResult<DecodedParts> {
  return withURL(url, "toParts", (record) => {
    const query = queryOf(record);
    const fragment = fragmentOf(record);
    return succeed({
      scheme: schemeOf(record),
      username: percentDecodeText(usernameOf(record)),
      password: percentDecodeText(passwordOf(record)),
      host: hostTextOf(record),
      port: portOf(record),
      ...(hasOpaquePath(record)
        ? { path: percentDecodeText(pathOf(record)) }
        : { segments: pathOf(record).split("/").slice(1).map(percentDecodeText) }),
      params: query === null ? null : parseString(query),
      fragment: fragment === null ? null : percentDecodeText(fragment),
    });
  });
}
