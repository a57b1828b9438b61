import { type Origin, serializeOrigin } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type Attribute, defineAttributes, GETTERS, HYPERLINK_ATTRIBUTES, SETTERS } from "./attributes.ts";
import type { BlobURLEntry } from "./blob-url-store.ts";
import { originOf } from "./origin.ts";
import { createWithHref, type HrefHost, reinitializeURL, STATE, setTheURL, type WithState } from "./resolved-href.ts";

/** An element that implements the mixin: where its `href` is, and what it is relative to. */
export interface HyperlinkHost extends HrefHost {
  /** Sets what {@link HrefHost.getHref} gives: the *update steps* of the old drafts. */
  setHref(href: string): void;
}

/** The members of HTML's `HyperlinkElementUtils`, and `href` of `HTMLHyperlinkElementUtils`. */
export interface HyperlinkURL {
  /** The serialization; what cannot be parsed, as it is written; "" when nothing is. */
  href: string;
  /** The serialization of the origin; "" without a URL. */
  readonly origin: string;
  /** The scheme and ":"; ":" alone without a URL. This and all that follow, as in `URL`; "" without a URL. */
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  toString(): string;
  /** Parses again: for an element's attribute change steps, when its `href` was set to what it had been. */
  setTheURL(): void;
  /** The URL as it is now, or `null`. */
  reinitializeURL(): URLRecord | null;
  /** What the URL stood for when it was parsed, if it is a blob URL. */
  readonly blobURLEntry: BlobURLEntry | null;
  /** The origin, or `null` without a URL. Unlike all else here it does not follow the base URL. */
  extractOrigin(): Origin | null;
}

/**
 * The URL of an `a` or `area` element, or of an SVG or MathML link. Nothing is done before a member is asked
 * for, and no setter ever throws: a value that is refused leaves the URL, which is then still written back
 * as it is serialized, as HTML has it.
 * @see https://html.spec.whatwg.org/#hyperlinkelementutils
 * @see https://html.spec.whatwg.org/#htmlhyperlinkelementutils
 */
export function hyperlinkURL(host: HyperlinkHost): HyperlinkURL {
  return createWithHref(MEMBERS, host);
}

type Self = HyperlinkURL & WithState<HyperlinkHost>;

const MEMBERS: HyperlinkURL = /* @__PURE__ */ defineAttributes<Omit<HyperlinkURL, Attribute>, Self>(
  {
    get href() {
      return hrefOf(this);
    },
    set href(value) {
      this[STATE].host.setHref(value);
    },
    get origin() {
      return serializedOriginOf(this);
    },
    toString() {
      return hrefOf(this);
    },
    setTheURL() {
      setTheURL(this[STATE]);
    },
    reinitializeURL() {
      return reinitializeURL(this[STATE]);
    },
    get blobURLEntry() {
      reinitializeURL(this[STATE]);
      return this[STATE].blobURLEntry;
    },
    extractOrigin() {
      const state = this[STATE];
      if (state.host.getHref() !== state.href) setTheURL(state);
      return state.url && originOf(state.url, state.blobURLEntry);
    },
  },
  HYPERLINK_ATTRIBUTES,
  readAttribute,
  (self, attribute, value) => {
    const { host } = self[STATE];
    const url = reinitializeURL(self[STATE]);
    const changed = url && SETTERS[attribute](url, value, host.encoding);
    if (changed !== null) host.setHref(changed.href);
  },
) as HyperlinkURL;

/** @see https://html.spec.whatwg.org/#dom-hyperlink-href */
export function hrefOf(self: WithState<HrefHost>): string {
  const url = reinitializeURL(self[STATE]);
  return url === null ? (self[STATE].href ?? "") : url.href;
}

export function serializedOriginOf(self: WithState<HrefHost>): string {
  const url = reinitializeURL(self[STATE]);
  return url === null ? "" : serializeOrigin(originOf(url, self[STATE].blobURLEntry));
}

export function readAttribute(self: WithState<HrefHost>, attribute: Attribute): string {
  const url = reinitializeURL(self[STATE]);
  if (url === null) return attribute === "protocol" ? ":" : "";
  return GETTERS[attribute](url);
}
