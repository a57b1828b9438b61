import { readHostOf } from "@url/host/internal";
import type { URLError, URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { fragmentOf, hasHost, type LocatedURL, portOf, queryOf, schemeOf } from "@url/serializer/internal";
import { hidePasswords } from "@url/validator";
import { isRightToLeft } from "../characters/hidden.ts";
import { type RenderedHost, renderHost } from "../host/render.ts";
import { readWithin } from "../read-within.ts";
import { decodeForDisplay } from "./decode.ts";
import { elide } from "./elide.ts";
import { join } from "./join.ts";
import { type DisplayOptions, expectDisplayOptions } from "./options.ts";
import { type Component, type Displayed, type DisplayedPartKind, textOf } from "./text.ts";

/**
 * Returns a URL as text for people who decide whether to trust it, and the parts of that text. Credentials are never shown,
 * and the passwords of a URL inside it are replaced by "*" unless they are percent-encoded.
 * A label of the host is in Unicode if that is safe, and in Punycode if not. Percent-encoded text is decoded where it can be
 * read. If the text is too wide, the end is cut first and then the host by labels, but never its registrable domain.
 * Nothing that it shows is called safe: see `findSpoofs`. Fails with the parser's error for text that is not a URL, or that is longer than
 * `maxLength`.
 * @throws TypeError if `url` is not a URL in any form, or for an option of the wrong type, RangeError for a wrong value
 * @example orThrow(displayURL("https://user:pw@xn--mnchen-3ya.example/%C3%BC")).text // → "https://münchen.example/ü"
 * @see https://url.spec.whatwg.org/#url-rendering
 */
export function displayURL(url: URLLike, options?: DisplayOptions): Result<Displayed, URLError> {
  expectDisplayOptions(options);
  const read = readWithin(url, "displayURL", options?.maxLength);
  if (!read.ok) return read;
  const record = read.value;
  const { scheme = "show", www = true, path = "show", direction = "isolate", maxWidth, measure } = options ?? {};
  const hostOfURL = readHostOf(record);
  const host = hostOfURL && renderHost(hostOfURL, www);
  const head = headOf(schemeOf(record), host, scheme);
  const port = portOf(record);
  const portPieces = port === null ? [] : delimited(":", "port", String(port));
  const tail = tailOf(record);
  const hidesTail =
    host !== null && (path === "hide" || (path === "hide-bidi" && isRightToLeft(host.text + textOf(tail))));
  const width = { most: maxWidth ?? Infinity, measure: measure ?? countCodePoints };
  return { ok: true, value: join(elide(head, host, portPieces, hidesTail ? [] : tail, width), direction) };
}

function headOf(scheme: string, host: RenderedHost | null, shows: "show" | "hide" | "hide-https"): Component {
  if (host !== null && (shows === "hide" || (shows === "hide-https" && scheme === "https"))) return [];
  return [
    { kind: "scheme", text: scheme },
    { kind: null, text: host === null ? ":" : "://" },
  ];
}

/** Returns the path, the query and the fragment, decoded for people. Passwords of a URL in them are hidden. */
function tailOf(record: LocatedURL): readonly Component[] {
  const { hostEnd, pathStart, queryStart, fragmentStart } = record;
  // A hidden password keeps its length, so that the offsets stay valid.
  const href = hidePasswords(record.href);
  const read = (start: number, end?: number): string => decodeForDisplay(href.slice(start, end));
  // "/." in front of the path keeps a path such as "//x" from being a host. Only a URL without a host has it.
  const guard = hasHost(record) ? "" : href.slice(hostEnd, pathStart);
  return [
    [
      { kind: null, text: guard },
      { kind: "path", text: read(pathStart, queryStart) },
    ],
    queryOf(record) === null ? [] : delimited("?", "query", read(queryStart + 1, fragmentStart)),
    fragmentOf(record) === null ? [] : delimited("#", "fragment", read(fragmentStart + 1)),
  ];
}

function delimited(delimiter: string, kind: DisplayedPartKind, text: string): Component {
  return [
    { kind: null, text: delimiter },
    { kind, text },
  ];
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
