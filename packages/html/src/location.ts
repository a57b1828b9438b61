import { type SetterError, serializeOrigin, type URLError, type URLLike } from "@url/parser";
import { editFragment, editScheme, expectURL } from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import { expectFunction, expectObject } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { fragmentOf, type LocatedURL, recordOf, schemeOf, withoutDelimiter } from "@url/serializer/internal";
import { getAttribute, setAttribute } from "./attributes.ts";
import type { BlobURLEntry } from "./blob-url-store.ts";
import { parseIn, type URLEnvironment } from "./encoding-parse.ts";
import {
  type Attribute,
  createObject,
  defineAttributes,
  LOCATION_ATTRIBUTES,
  stateOf,
  type WithState,
} from "./members.ts";
import { originIn } from "./parse-url.ts";

/** How a navigation enters the session history. With `"auto"`, HTML's rules decide. */
export type HistoryHandling = "auto" | "replace";

/** Why a member of a location throws a `"SyntaxError"` DOMException. */
export interface LocationSyntaxError {
  readonly member: "href" | "protocol" | "assign" | "replace";
  /** The value that the member was given, converted to a string. */
  readonly value: string;
  /** Why the value is not a URL; for `protocol`, the error `scheme-invalid`. Ranges are UTF-16 code units of `value`. */
  readonly error: URLError | SetterError;
}

/** What a location needs of its Document. */
export interface LocationHost {
  /** Returns the document's URL; `about:blank` without a Document. */
  getURL(): URLLike;
  /** Returns the entry of the document's URL, if it is a blob URL. */
  readonly getBlobURLEntry?: (() => BlobURLEntry | null) | undefined;
  /** Returns the entry settings object, which the URLs given to `href`, `assign` and `replace` are relative to. */
  getEnvironment(): URLEnvironment;
  /** The encoder of the document's character encoding, for `search`. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
  /** Performs HTML's *Location-object navigate*. */
  navigate(url: URLRecord, historyHandling: HistoryHandling, blobURLEntry: BlobURLEntry | null): void;
  /** Throws a `"SyntaxError"` DOMException. If it returns, the member does nothing else. */
  throwSyntaxError(reason: LocationSyntaxError): void;
}

/** The members of `Location` that concern its URL. */
export interface LocationURL {
  href: string;
  readonly origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  assign(url: string): void;
  replace(url: string): void;
  toString(): string;
}

/**
 * Creates the URL of a document as `Location` shows it. Its setters change nothing themselves: they navigate. You have
 * to check what HTML checks before each member: that there is a Document, and that its origin is the same.
 * @throws TypeError if `host` lacks one of its functions
 * @example
 * const [url, ignore] = [orThrow(parseURL("https://example.org/a#b")), () => {}];
 * const host = { getURL: () => url, getEnvironment: () => ({ base: url }), navigate: ignore, throwSyntaxError: ignore };
 * locationURL(host).hash // → "#b"
 * @see https://html.spec.whatwg.org/#the-location-interface
 */
export function locationURL(host: LocationHost): LocationURL {
  expectObject(host, "locationURL", "host");
  for (const name of ["getURL", "getEnvironment", "navigate", "throwSyntaxError"] as const) {
    expectFunction(host[name], "locationURL", name);
  }
  return createObject(MEMBERS, host);
}

type Self = LocationURL & WithState<LocationHost>;

const MEMBERS: LocationURL = /* @__PURE__ */ defineAttributes<Omit<LocationURL, Attribute>, Self>(
  {
    get href() {
      return urlOf(stateOf(this)).href;
    },
    set href(value) {
      follow(stateOf(this), "href", value);
    },
    get origin() {
      const host = stateOf<LocationHost>(this);
      return serializeOrigin(originIn(urlOf(host), host.getBlobURLEntry?.()));
    },
    assign(url) {
      follow(stateOf(this), "assign", url);
    },
    replace(url) {
      follow(stateOf(this), "replace", url);
    },
    toString() {
      return urlOf(stateOf(this)).href;
    },
  },
  LOCATION_ATTRIBUTES,
  (self, attribute) => getAttribute(urlOf(stateOf(self)), attribute),
  (self, attribute, value) => {
    const host = stateOf(self);
    const changed = change(host, attribute, value);
    if (changed !== null) host.navigate(recordOf(changed), "auto", host.getBlobURLEntry?.() ?? null);
  },
) as LocationURL;

function urlOf(host: LocationHost): LocatedURL {
  return expectURL(host.getURL(), "locationURL", "getURL()");
}

/** Parses `url` relative to the entry settings object, and navigates to it. */
function follow(host: LocationHost, member: "href" | "assign" | "replace", url: string): void {
  const value = `${url}`;
  const result = parseIn(value, host.getEnvironment(), "locationURL: getEnvironment()");
  if (result.ok) host.navigate(recordOf(result.value), member === "replace" ? "replace" : "auto", result.blobURLEntry);
  else host.throwSyntaxError({ member, value, error: result.error });
}

/** Returns the URL to navigate to; `null` if setting the attribute does not navigate. */
function change(host: LocationHost, attribute: Attribute, value: string): LocatedURL | null {
  const url = urlOf(host);
  const { encoding } = host;
  if (encoding !== undefined) expectFunction(encoding, "locationURL", "encoding");
  if (attribute === "protocol") return changeProtocol(host, url, value);
  if (attribute === "hash") return changeHash(url, value);
  return setAttribute(url, attribute, value, encoding);
}

/**
 * Navigates to the schemes of HTTP only. A scheme that the URL cannot have leaves the URL as it is, and so a location on
 * HTTP navigates to where it is.
 * @see https://html.spec.whatwg.org/#dom-location-protocol
 */
function changeProtocol(host: LocationHost, url: LocatedURL, value: string): LocatedURL | null {
  let isScheme = true;
  const changed = editScheme(url, value, undefined, (code) => {
    isScheme = code !== "scheme-invalid";
  });
  if (!isScheme) {
    const error = { code: "scheme-invalid", start: 0, end: value.length } as const;
    host.throwSyntaxError({ member: "protocol", value, error });
    return null;
  }
  return /^https?$/.test(schemeOf(changed)) ? changed : null;
}

/**
 * Does not navigate if the fragment stays the same, where an absent fragment and an empty one are the same. Unlike the
 * hash of a hyperlink, that of a location cannot be removed: "" is the empty fragment.
 * @see https://html.spec.whatwg.org/#dom-location-hash
 */
function changeHash(url: LocatedURL, value: string): LocatedURL | null {
  const changed = editFragment(url, withoutDelimiter(value, "#") ?? "");
  return fragmentOf(changed) === (fragmentOf(url) ?? "") ? null : changed;
}
