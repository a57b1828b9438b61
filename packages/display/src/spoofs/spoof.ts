import type { LabelIssueCode } from "../label/issue.ts";

/** What a person may not see, or may take for something else. */
export type SpoofCode =
  | LabelIssueCode
  /** A character that changes the direction of others, as it is or percent-encoded. */
  | "bidi-control"
  /** A username or a password. */
  | "credentials"
  /** A username that looks like a host. */
  | "credentials-like-host"
  /** A "\\" that the parser reads as "/". */
  | "backslash"
  /** An IP address that is not spelled as it is serialized. */
  | "odd-address"
  /** A domain whose characters the parser decodes or replaces. */
  | "odd-host"
  /** A label in Punycode that does not decode, or not to what gives the same label again. */
  | "bad-punycode"
  /** A host that names a domain in front of the one that it belongs to. */
  | "begins-like-domain"
  /** A path that begins with a domain. */
  | "domain-in-path"
  /** A URL in the path, the query or the fragment. */
  | "nested-url"
  /** A scheme that brings its own content, as `data:` and `javascript:` do. */
  | "no-host"
  /** A registrable domain that looks like one of those to protect. */
  | "looks-like-name"
  /** A registrable domain that is one letter away from one of those to protect. */
  | "misspelt-name"
  /** A registrable domain with the name of one to protect between hyphens, as in paypal-login.example. */
  | "name-with-affix"
  /** A registrable domain with the name of one to protect under another suffix. */
  | "name-with-other-suffix";

/** A warning, with its range in the text in UTF-16 code units, and one sentence for people. */
export interface Spoof {
  readonly code: SpoofCode;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Adds a warning unless there is one with the same code. `detail` is for the sentences that name something. */
export type Warn = (code: SpoofCode, start: number, end: number, detail?: string) => void;
