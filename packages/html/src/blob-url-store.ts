import { isSameOrigin, type Origin, serializeOrigin, type URLLike } from "@url/parser";
import { expectOrigin, readURL } from "@url/parser/internal";
import { expectFunction, expectObject, expectOneOf, refuse } from "@url/result/internal";

/** What blob URLs need of an environment settings object. Two environments are the same if they are one object. */
export interface BlobEnvironment {
  readonly origin: Origin;
}

/** What a blob URL stands for: a Blob or a MediaSource, and the environment that created the URL. */
export interface BlobURLEntry<Blob = unknown> {
  readonly object: Blob;
  readonly environment: BlobEnvironment;
}

/** The reader of the object of a blob URL: an environment, or a navigation, for which partitions do not count. */
export type BlobURLReader = BlobEnvironment | "top-level-navigation" | "top-level-self-fetch";

/** The blob URL store of a user agent. Each member throws a TypeError or a RangeError for a wrong argument. */
export interface BlobURLStore<Blob = unknown> {
  /**
   * Creates a blob URL for `object`, as `URL.createObjectURL()` does, and returns it.
   * @see https://w3c.github.io/FileAPI/#add-an-entry
   */
  add(object: Blob, environment: BlobEnvironment): string;
  /**
   * Returns the entry of a `blob:` URL, whatever its fragment; `null` if there is none, as for text that is not a URL.
   * @see https://w3c.github.io/FileAPI/#blob-url-resolve
   */
  resolve(url: URLLike): BlobURLEntry<Blob> | null;
  /**
   * Returns the object of an entry; `null` for an environment whose origin is not that of the entry.
   * @see https://w3c.github.io/FileAPI/#blob-url-obtain-object
   */
  obtain(entry: BlobURLEntry<Blob>, reader: BlobURLReader): Blob | null;
  /**
   * Removes a blob URL, as `URL.revokeObjectURL()` does. Does nothing for a URL that is not in the store, that has a
   * fragment, or that an environment of another origin created.
   * @see https://w3c.github.io/FileAPI/#dfn-revokeObjectURL
   */
  revoke(url: URLLike, environment: BlobEnvironment): void;
  /**
   * Removes the blob URLs of an environment that is discarded.
   * @see https://w3c.github.io/FileAPI/#lifeTime
   */
  removeEntriesOf(environment: BlobEnvironment): void;
}

/**
 * Creates an empty blob URL store. `randomUUID` returns the last part of a new URL, which must not be guessable. The
 * default is the platform's `crypto.randomUUID()`, without which `add` throws a TypeError.
 * @throws TypeError if `randomUUID` is not a function
 * @example createBlobURLStore(() => "40a5fb5a").add("a blob", { origin: { kind: "opaque" } }) // → "blob:null/40a5fb5a"
 * @see https://w3c.github.io/FileAPI/#BlobURLStore
 */
export function createBlobURLStore<Blob = unknown>(randomUUID: () => string = platformUUID): BlobURLStore<Blob> {
  expectFunction(randomUUID, "createBlobURLStore", "randomUUID");
  const entries = new Map<string, BlobURLEntry<Blob>>();
  const resolve = (url: URLLike) => {
    const record = readURL(url, "resolve");
    if (!record.ok) return null;
    const { href, fragmentStart } = record.value;
    const key = href.slice(0, fragmentStart);
    return entries.get(key) ?? null;
  };
  return {
    add(object, environment) {
      expectObject(environment, "add", "environment");
      const url = `blob:${serializeOrigin(environment.origin)}/${randomUUID()}`;
      entries.set(url, { object, environment });
      return url;
    },
    resolve,
    obtain(entry, reader) {
      expectObject(entry, "obtain", "entry");
      expectObject(entry.environment, "obtain", "entry.environment");
      expectReader(reader);
      return typeof reader === "string" || isSamePartition(entry, reader) ? entry.object : null;
    },
    revoke(url, environment) {
      expectObject(environment, "revoke", "environment");
      const record = readURL(url, "revoke");
      if (!record.ok) return;
      const { href } = record.value;
      const entry = resolve(href);
      // The whole URL is the key: with a fragment, nothing is removed.
      if (entry !== null && isSamePartition(entry, environment)) entries.delete(href);
    },
    removeEntriesOf(environment) {
      expectObject(environment, "removeEntriesOf", "environment");
      for (const [url, entry] of entries) if (entry.environment === environment) entries.delete(url);
    },
  };
}

/** @throws TypeError if `value` is not a blob URL store */
export function expectStore(value: unknown, where: string, name: string): void {
  if (typeof (value as BlobURLStore | null)?.resolve !== "function") refuse(value, where, name, "a blob URL store");
}

/** An unknown string must not be taken for a navigation, which may read every entry. */
function expectReader(reader: BlobURLReader): void {
  if (typeof reader === "string") expectOneOf(reader, READERS, "obtain", "reader");
  else expectObject(reader, "obtain", "reader");
}

const READERS: readonly string[] = ["top-level-navigation", "top-level-self-fetch"];

/**
 * Two environments share a partition if their origins are the same: the storage key for non-storage purposes.
 * @see https://w3c.github.io/FileAPI/#partitioningOfBlobUrls
 */
function isSamePartition(entry: BlobURLEntry, environment: BlobEnvironment): boolean {
  expectOrigin(environment.origin, "isSameOrigin", "environment.origin");
  return isSameOrigin(entry.environment.origin, environment.origin);
}

function platformUUID(): string {
  const { crypto } = globalThis as unknown as { crypto?: { randomUUID?(): string } };
  if (typeof crypto?.randomUUID !== "function") {
    throw new TypeError("createBlobURLStore: there is no crypto.randomUUID() here; pass a function as randomUUID.");
  }
  return crypto.randomUUID();
}
