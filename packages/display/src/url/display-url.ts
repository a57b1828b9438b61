import { hostOf } from "@url/host";
import type { URLRecord } from "@url/serializer";
import {
  expectRecord,
  fragmentOf,
  hasOpaquePath,
  hostTextOf,
  pathOf,
  portOf,
  queryOf,
  schemeOf,
} from "@url/serializer/internal";
import { isRightToLeft } from "../characters/hidden.ts";
import { type RenderedHost, renderHost } from "../host/render.ts";
import { decodeForDisplay } from "./decode.ts";
import { elide } from "./elide.ts";
import { join } from "./join.ts";
import { type DisplayOptions, expectDisplayOptions } from "./options.ts";
import { type Component, type Displayed, textOf } from "./text.ts";

/**
 * Returns a URL as text for people who decide whether to trust it, and the parts of that text. Credentials are never shown.
 * A label of the host is in Unicode if that is safe, and in Punycode if not. Percent-encoded text is decoded where it can be
 * read. If the text is too wide, the end is cut first and then the host by labels, but never its registrable domain.
 * Nothing that it shows is called safe: see `findSpoofs`.
 * @throws TypeError if `url` is not a record, or for an option of the wrong type, RangeError for a wrong value
 * @example displayURL(orThrow(parseURL("https://user:pw@xn--mnchen-3ya.example/%C3%BC"))).text // → "https://münchen.example/ü"
 * @see https://url.spec.whatwg.org/#url-rendering
 */
export function displayURL(url: URLRecord, options?: DisplayOptions): Displayed {
  const record = expectRecord(url, "displayURL");
  expectDisplayOptions(options);
  const { scheme = "show", www = true, path = "show", direction = "isolate", maxWidth, measure } = options ?? {};
  const host =
    hostTextOf(record) === null ? null : renderHost(hostOf(url) as NonNullable<ReturnType<typeof hostOf>>, www);
  const head = headOf(schemeOf(record), host, scheme);
  const port = portOf(record);
  const portPieces: Component =
    port === null
      ? []
      : [
          { kind: null, text: ":" },
          { kind: "port", text: String(port) },
        ];
  const tail = tailOf(url);
  const hidesTail =
    host !== null && (path === "hide" || (path === "hide-bidi" && isRightToLeft(host.labels.join(".") + textOf(tail))));
  const width = { most: maxWidth ?? Infinity, measure: measure ?? countCodePoints };
  return join(elide(head, host, portPieces, hidesTail ? [] : tail, width), direction);
}

function headOf(scheme: string, host: RenderedHost | null, shows: "show" | "hide" | "hide-https"): Component {
  if (host !== null && (shows === "hide" || (shows === "hide-https" && scheme === "https"))) return [];
  return [
    { kind: "scheme", text: scheme },
    { kind: null, text: host === null ? ":" : "://" },
  ];
}

/** Returns the path, the query and the fragment, decoded for people. */
function tailOf(url: URLRecord): readonly Component[] {
  const record = expectRecord(url, "displayURL");
  const query = queryOf(record);
  const fragment = fragmentOf(record);
  // "/." in front of the path keeps a path such as "//x" from being a host.
  const isGuarded = hostTextOf(record) === null && !hasOpaquePath(record) && pathOf(record).startsWith("//");
  const path: Component = [
    { kind: null, text: isGuarded ? "/." : "" },
    { kind: "path", text: decodeForDisplay(pathOf(record)) },
  ];
  return [
    path,
    query === null
      ? []
      : [
          { kind: null, text: "?" },
          { kind: "query", text: decodeForDisplay(query) },
        ],
    fragment === null
      ? []
      : [
          { kind: null, text: "#" },
          { kind: "fragment", text: decodeForDisplay(fragment) },
        ],
  ];
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
