import { type Origin, serializeOrigin } from "@url/parser";
import { expectFunction } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { recordOf } from "@url/serializer/internal";
import { getAttribute, setAttribute } from "./attributes.ts";
import type { BlobURLEntry } from "./blob-url-store.ts";
import { type Attribute, defineAttributes, HYPERLINK_ATTRIBUTES, stateOf, type WithState } from "./members.ts";
import { originIn } from "./parse-url.ts";
import {
  createWithHref,
  type HrefHost,
  isStillWritten,
  type ResolvedHref,
  reinitializeURL,
  setTheURL,
} from "./resolved-href.ts";

/** An element with a link: where its `href` is stored, and what it is relative to. */
export interface HyperlinkHost extends HrefHost {
  /** Stores what {@link HrefHost.getHref} returns from now on. The old drafts call it the *update steps*. */
  setHref(href: string): void;
}

/** The members of HTML's `HyperlinkElementUtils`, and `href` of `HTMLHyperlinkElementUtils`. */
export interface HyperlinkURL {
  /** The serialization; the text as it is written if it cannot be parsed; "" if there is none. */
  href: string;
  /** The serialization of the origin; "" without a URL. */
  readonly origin: string;
  /** The scheme and ":"; ":" alone without a URL. The attributes from here on are those of `URL`; "" without a URL. */
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  /** Returns `href`. */
  toString(): string;
  /** Parses again. Call it from the attribute change steps, when `href` was set to the value that it had. */
  setTheURL(): void;
  /** Returns the current URL, or `null`. */
  reinitializeURL(): URLRecord | null;
  /** The entry that the URL had when it was parsed, if it is a blob URL. */
  readonly blobURLEntry: BlobURLEntry | null;
  /** Returns the origin, or `null` without a URL. Unlike the other members, it ignores a change of the base URL. */
  extractOrigin(): Origin | null;
}

/**
 * Creates the URL of an `a` or `area` element, or of a link in SVG or MathML. It parses nothing until a member is used.
 * No setter throws for a value: a value that is rejected leaves the URL as it is, and the URL is still serialized and
 * written back, as HTML requires.
 * @throws TypeError if `host` lacks `getHref` or `setHref`
 * @example hyperlinkURL({ getHref: () => "https://example.org:80/", setHref() {} }).port // → "80"
 * @see https://html.spec.whatwg.org/#hyperlinkelementutils
 * @see https://html.spec.whatwg.org/#htmlhyperlinkelementutils
 */
export function hyperlinkURL(host: HyperlinkHost): HyperlinkURL {
  const link = createWithHref(MEMBERS, host, "hyperlinkURL");
  if (typeof host.setHref !== "function") expectFunction(host.setHref, "hyperlinkURL", "setHref");
  return link;
}

type Self = HyperlinkURL & WithState<ResolvedHref<HyperlinkHost>>;

const MEMBERS: HyperlinkURL = /* @__PURE__ */ defineAttributes<Omit<HyperlinkURL, Attribute>, Self>(
  {
    get href() {
      return hrefOf(this);
    },
    set href(value) {
      stateOf(this).host.setHref(`${value}`);
    },
    get origin() {
      return serializedOriginOf(this);
    },
    toString() {
      return hrefOf(this);
    },
    setTheURL() {
      setTheURL(stateOf(this));
    },
    reinitializeURL() {
      const url = reinitializeURL(stateOf(this));
      return url && recordOf(url);
    },
    get blobURLEntry() {
      const state = stateOf<ResolvedHref<HyperlinkHost>>(this);
      reinitializeURL(state);
      return state.blobURLEntry;
    },
    extractOrigin() {
      const state = stateOf(this);
      if (!isStillWritten(state)) setTheURL(state);
      return state.url && originIn(state.url, state.blobURLEntry);
    },
  },
  HYPERLINK_ATTRIBUTES,
  readAttribute,
  (self, attribute, value) => {
    const { host } = stateOf(self);
    const url = reinitializeURL(stateOf(self));
    const changed = url && setAttribute(url, attribute, value, host.encoding);
    if (changed !== null) host.setHref(changed.href);
  },
) as HyperlinkURL;

/** @see https://html.spec.whatwg.org/#dom-hyperlink-href */
export function hrefOf(self: WithState<ResolvedHref<HrefHost>>): string {
  const state = stateOf(self);
  const url = reinitializeURL(state);
  return url === null ? (state.href ?? "") : url.href;
}

export function serializedOriginOf(self: WithState<ResolvedHref<HrefHost>>): string {
  const state = stateOf(self);
  const url = reinitializeURL(state);
  return url === null ? "" : serializeOrigin(originIn(url, state.blobURLEntry));
}

export function readAttribute(self: WithState<ResolvedHref<HrefHost>>, attribute: Attribute): string {
  const url = reinitializeURL(stateOf(self));
  if (url === null) return attribute === "protocol" ? ":" : "";
  return getAttribute(url, attribute);
}
