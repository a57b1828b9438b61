import { editFragment, editScheme, serializeOrigin, type URLError } from "@url/parser";
import type { Encoder } from "@url/percent";
import { fragmentOf, schemeOf, type URLRecord } from "@url/serializer";
import {
  type Attribute,
  afterDelimiter,
  defineAttributes,
  GETTERS,
  LOCATION_ATTRIBUTES,
  SETTERS,
} from "./attributes.ts";
import type { BlobURLEntry } from "./blob-url-store.ts";
import { encodingParseURL, type URLEnvironment } from "./encoding-parse.ts";
import { originOf } from "./origin.ts";

/** How a navigation enters the session history: `"auto"` lets HTML's rules decide. */
export type HistoryHandling = "auto" | "replace";

/** A value that makes a member of a location throw a `"SyntaxError"` DOMException. */
export interface LocationRefusal {
  readonly member: "href" | "protocol" | "assign" | "replace";
  readonly value: string;
  /** Why a URL could not be parsed; `null` for a protocol that is no scheme. */
  readonly error: URLError | null;
}

/** What is asked of the Document of a location. */
export interface LocationHost {
  /** The document's URL; `about:blank` without a Document. */
  getURL(): URLRecord;
  /** What the document's URL stood for, if it is a blob URL. */
  readonly getBlobURLEntry?: (() => BlobURLEntry | null) | undefined;
  /** The entry settings object, to which URLs given to `href`, `assign` and `replace` are relative. */
  getEnvironment(): URLEnvironment;
  /** The encoder of the document's character encoding, for `search`; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  /** Location-object navigate. */
  navigate(url: URLRecord, historyHandling: HistoryHandling, blobURLEntry: BlobURLEntry | null): void;
  /** Where the `"SyntaxError"` DOMException is thrown. */
  refuse(refusal: LocationRefusal): void;
}

/** The members of `Location` that are about its URL. */
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
 * The URL of a document as `Location` shows it, and its setters, which change nothing and navigate. What
 * HTML asks before each member is the host's: that there is a Document, and that its origin is the same.
 * @see https://html.spec.whatwg.org/#the-location-interface
 */
export function locationURL(host: LocationHost): LocationURL {
  return Object.create(MEMBERS, { [HOST]: { value: host } });
}

const HOST: unique symbol = /* @__PURE__ */ Symbol("host");

type Self = LocationURL & { readonly [HOST]: LocationHost };

const MEMBERS: LocationURL = /* @__PURE__ */ defineAttributes<Omit<LocationURL, Attribute>, Self>(
  {
    get href() {
      return this[HOST].getURL().href;
    },
    set href(value) {
      follow(this[HOST], "href", value);
    },
    get origin() {
      const host = this[HOST];
      return serializeOrigin(originOf(host.getURL(), host.getBlobURLEntry?.()));
    },
    assign(url) {
      follow(this[HOST], "assign", url);
    },
    replace(url) {
      follow(this[HOST], "replace", url);
    },
    toString() {
      return this[HOST].getURL().href;
    },
  },
  LOCATION_ATTRIBUTES,
  (self, attribute) => GETTERS[attribute](self[HOST].getURL()),
  (self, attribute, value) => {
    const host = self[HOST];
    const changed = change(host, attribute, value);
    if (changed !== null) host.navigate(changed, "auto", host.getBlobURLEntry?.() ?? null);
  },
) as LocationURL;

/** Parses as the entry settings object has it, and goes there. */
function follow(host: LocationHost, member: "href" | "assign" | "replace", value: string): void {
  const result = encodingParseURL(value, host.getEnvironment());
  if (result.ok) host.navigate(result.url, member === "replace" ? "replace" : "auto", result.blobURLEntry);
  else host.refuse({ member, value, error: result.error });
}

/** The URL to go to; `null` when setting the attribute goes nowhere. */
function change(host: LocationHost, attribute: Attribute, value: string): URLRecord | null {
  const url = host.getURL();
  if (attribute === "protocol") return changeProtocol(host, url, value);
  if (attribute === "hash") return changeHash(url, value);
  return SETTERS[attribute](url, value, host.encoding);
}

/**
 * Only to a scheme of HTTP; one that the URL cannot have leaves the URL, and so a location that is on HTTP
 * goes where it is.
 * @see https://html.spec.whatwg.org/#dom-location-protocol
 */
function changeProtocol(host: LocationHost, url: URLRecord, value: string): URLRecord | null {
  const changed = editScheme(url, value);
  if (changed === null) host.refuse({ member: "protocol", value, error: null });
  return changed !== null && /^https?$/.test(schemeOf(changed)) ? changed : null;
}

/**
 * Nowhere when the fragment stays; none and an empty one are the same here. Unlike a hyperlink's, the hash
 * of a location cannot be taken away: "" is the empty fragment.
 * @see https://html.spec.whatwg.org/#dom-location-hash
 */
function changeHash(url: URLRecord, value: string): URLRecord | null {
  const changed = editFragment(url, afterDelimiter(value, "#"));
  return fragmentOf(changed) === (fragmentOf(url) ?? "") ? null : changed;
}
