/** What a request or a response has of a form. */
export interface Form {
  /** The content type without its parameters, in lower case; "" for none; "throws TypeError" where that happened. */
  readonly type: string;
  readonly body: string;
}

/** What the polyfill decided on a platform, and what the platform does with the classes afterwards. */
export interface PolyfillReport {
  /** Kept: the platform's own classes are still there. Installed: there was no `URL`. */
  readonly decision: "kept" | "replaced" | "installed";
  /** Whether `webkitURL` is the same as `URL`, or null where there is no such alias. */
  readonly alias: boolean | null;
  /** Whether a blob URL that `URL.createObjectURL` made can be fetched, or null where there is no such function. */
  readonly blobURLs: boolean | null;
  /** The same for the platform's own `URL`. */
  readonly blobURLsOfOwn: boolean | null;
  /** What `structuredClone` does with a `URL`: the name of the error, or the copy as JSON. Null where there is none. */
  readonly clone: string | null;
  /** The same for the platform's own `URL`. */
  readonly cloneOfOwn: string | null;
  /** By the way that it took: what a server, or a `Response`, has of a `URLSearchParams`. */
  readonly params: Readonly<Record<string, Form>>;
  /** The same for its text with the content type of a form. */
  readonly text: Readonly<Record<string, Form>>;
}
