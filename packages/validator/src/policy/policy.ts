import { propertyOf, refuse } from "@url/result/internal";
import type { AdviceCode } from "../advice/explanations.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { FoundCode } from "../found.ts";
import type { Messages } from "../messages.ts";
import type { Reading } from "../readings.ts";

/** What a URL may have. What is not given is not restricted. */
export interface PolicyRules {
  /** The schemes that are allowed, without ":", such as `["https", "http"]`. Case does not matter. */
  readonly schemes?: readonly string[] | undefined;
  /** The kinds of hosts that are allowed. `none` is a URL without a host, such as `mailto:a@example.com`. */
  readonly hostKinds?: readonly HostKind[] | undefined;
  /** The hosts that are allowed. `*.example.com` allows every domain below `example.com`, and not that domain itself. */
  readonly hosts?: readonly string[] | undefined;
  /** True if a domain needs a dot, and not only at its end: `localhost` has none. */
  readonly requireDot?: boolean | undefined;
  /** The largest length in UTF-16 code units, of the input and of the URL as it is serialized. */
  readonly maxLength?: number | undefined;
  /**
   * False if a username and a password are errors; true if they are allowed, and not even reported as a warning. Then what
   * would have to be percent-encoded in them is reported, of which the Standard says nothing: it allows none of it.
   */
  readonly credentials?: boolean | undefined;
  /** The advice that is not reported: `bytes-not-UTF-8`, `scheme-not-registered`. With `schemes`, no scheme is advised against. */
  readonly ignore?: readonly AdviceCode[] | undefined;
  /** The ports that may be written. A URL without a port is always allowed; the parser removes the scheme's own port. */
  readonly ports?: readonly number[] | undefined;
}

/** What a host is: the kinds of `Host` in `@url/host`, or `none` if the URL has no host. */
export type HostKind = "domain" | "ipv4" | "ipv6" | "opaque" | "empty" | "none";

declare const policy: unique symbol;

/** What `createURLPolicy` returns. Pass it as the option `policy`; it has nothing to read or to call. */
export interface URLPolicy {
  /** Exists in the type only. */
  readonly [policy]: true;
}

/** What a policy is inside this package. */
export interface Judge extends URLPolicy {
  /** What is not reported, or what the policy decides about itself. */
  readonly ignored: readonly FoundCode[];
  /** True if a username and a password are allowed. Then they are read as closely as a path. */
  readonly allowsCredentials: boolean;
  /** Returns what the policy does not allow, in the order of the URL. */
  judge(input: string, readings: readonly Reading[]): readonly PolicyError[];
}

/** What a policy does not allow. */
export interface PolicyError {
  /** Returns the diagnostic, with the sentence of `messages` or else the English one. */
  explain(messages: Partial<Messages> | undefined): Diagnostic;
}

/** @throws TypeError if `value` is not a policy */
export function expectPolicy(value: unknown, where: string, name: string): void {
  if (typeof propertyOf(value, "judge") !== "function") refuse(value, where, name, "what createURLPolicy returned");
}
