import { authorityEndOf, hasHost } from "./located.ts";
import { expectRecord, type URLRecord } from "./record.ts";

/** A range of `href` in UTF-16 code units, without the delimiters around it. */
export interface ComponentRange {
  readonly start: number;
  readonly end: number;
}

/** Where each component lies in `href`; `null` for a component that is absent. */
export interface ComponentRanges {
  readonly scheme: ComponentRange;
  readonly username: ComponentRange | null;
  readonly password: ComponentRange | null;
  readonly host: ComponentRange | null;
  readonly port: ComponentRange | null;
  readonly path: ComponentRange;
  readonly query: ComponentRange | null;
  readonly fragment: ComponentRange | null;
}

/**
 * Returns where each component lies in `url.href`, to highlight or to underline it. Ranges are UTF-16 code
 * units and exclude delimiters: `href.slice(range.start, range.end)` is the component's text. A username or a
 * password that is empty is absent.
 * @throws TypeError if `url` is not a record
 * @see https://url.spec.whatwg.org/#concept-url
 * @example rangesOf(orThrow(parseURL("https://a/"))).host // → { start: 8, end: 9 }
 */
export function rangesOf(url: URLRecord): ComponentRanges {
  const record = expectRecord(url, "rangesOf");
  const { href, scheme, usernameEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = record;
  return {
    scheme: { start: 0, end: scheme.length },
    // Without credentials both ranges are empty or end before they start.
    username: unlessEmpty(scheme.length + 3, usernameEnd),
    password: unlessEmpty(usernameEnd + 1, hostStart - 1),
    host: hasHost(record) ? { start: hostStart, end: hostEnd } : null,
    port: unlessEmpty(hostEnd + 1, authorityEndOf(record)),
    path: { start: pathStart, end: queryStart },
    query: queryStart < fragmentStart ? { start: queryStart + 1, end: fragmentStart } : null,
    fragment: fragmentStart < href.length ? { start: fragmentStart + 1, end: href.length } : null,
  };
}

function unlessEmpty(start: number, end: number): ComponentRange | null {
  return start < end ? { start, end } : null;
}
