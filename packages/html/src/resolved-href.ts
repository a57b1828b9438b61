import type { URLLike } from "@url/parser";
import type { Encoder } from "@url/percent";
import { expectFunction, expectObject, propertyOf } from "@url/result/internal";
import { hasOpaquePath, type LocatedURL, schemeOf } from "@url/serializer/internal";
import type { BlobURLEntry, BlobURLStore } from "./blob-url-store.ts";
import { createObject } from "./members.ts";
import { parse } from "./parse-url.ts";

/** What has a URL: an element with an `href`, or a worker. */
export interface HrefHost {
  /** Returns the URL as it was written; `null` if there is none. The old drafts call it the *input*. */
  getHref(): string | null;
  /**
   * Returns the current base URL; for an element, the document base URL. The old drafts call it *get the base*. Without a
   * base, a relative URL cannot be parsed.
   */
  readonly getBase?: (() => URLLike | undefined) | undefined;
  /** The encoder of the document's character encoding. The default is UTF-8. The old drafts: *query encoding*. */
  readonly encoding?: Encoder | undefined;
  /** The store in which `blob:` URLs are looked up. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/** A URL, and what it was parsed from. */
export interface ResolvedHref<Host extends HrefHost> {
  readonly host: Host;
  /** The function that created the object, for messages. */
  readonly caller: string;
  url: LocatedURL | null;
  blobURLEntry: BlobURLEntry | null;
  href: string | null;
  base: string | undefined;
  encoding: Encoder | undefined;
}

/**
 * Creates an object with these members and a URL that is not parsed yet.
 * @throws TypeError if `host` is not an object with functions
 */
export function createWithHref<Members extends object>(members: Members, host: HrefHost, caller: string): Members {
  // Tested here first: to build the messages takes as long as to create the object.
  if (typeof propertyOf(host, "getHref") !== "function") {
    expectObject(host, caller, "host");
    expectFunction(host.getHref, caller, "getHref");
  }
  if (host.getBase !== undefined && typeof host.getBase !== "function") {
    expectFunction(host.getBase, caller, "getBase");
  }
  const state: ResolvedHref<HrefHost> = {
    host,
    caller,
    url: null,
    blobURLEntry: null,
    href: null,
    base: undefined,
    encoding: undefined,
  };
  return createObject(members, state);
}

/**
 * Parses `href`, which is what is written now.
 * @see https://html.spec.whatwg.org/#concept-hyperlink-url-set
 */
export function setTheURL(state: ResolvedHref<HrefHost>, href: string | null = state.host.getHref() ?? null): void {
  const { host } = state;
  const { encoding, blobURLStore } = host;
  const base = host.getBase?.();
  state.href = href === null ? null : `${href}`;
  state.base = textOf(base);
  state.encoding = encoding;
  const result = state.href === null ? null : parse(state.href, { base, encoding, blobURLStore }, state.caller);
  state.url = result?.ok ? result.value : null;
  state.blobURLEntry = result?.ok ? result.blobURLEntry : null;
}

/**
 * Returns the current URL. HTML parses at every access, except for a blob URL, whose entry would be lost after it was
 * revoked. Here the record is kept while everything that it was parsed from is the same.
 * @see https://html.spec.whatwg.org/#reinitialise-url
 */
export function reinitializeURL(state: ResolvedHref<HrefHost>): LocatedURL | null {
  if (!isCurrent(state)) setTheURL(state);
  return state.url;
}

/** Returns true if everything that the URL was parsed from is the same. */
export function isCurrent(state: ResolvedHref<HrefHost>): boolean {
  const { host, url } = state;
  const isWritten = isStillWritten(state);
  const isBlob = url !== null && schemeOf(url) === "blob" && hasOpaquePath(url);
  return isWritten && (isBlob || (textOf(host.getBase?.()) === state.base && host.encoding === state.encoding));
}

/** Returns true if `href` is still what was parsed. An absent one is `null`, so that `undefined` is never parsed as text. */
export function isStillWritten({ host, href }: ResolvedHref<HrefHost>): boolean {
  return (host.getHref() ?? null) === href;
}

function textOf(base: URLLike | undefined): string | undefined {
  return typeof base === "string" ? base : base?.href;
}
