import type { Explanation } from "../explanations.ts";
import { TOO_LONG } from "./too-long.ts";

/** The errors that only a policy has. The names are ours: the Standard has none of them. */
export type PolicyErrorCode =
  | "scheme-not-allowed"
  | "credentials-not-allowed"
  | "host-not-allowed"
  | "host-without-dot"
  | "port-not-allowed"
  | "too-long";

/** Explains what a policy does not allow. */
export interface PolicyExplanation extends Explanation {
  /** The definition of what the error is about. */
  readonly see: string;
}

/**
 * Explains every error of a policy. In a message, `{allowed}` stands for what the policy allows.
 * @example POLICY_EXPLANATIONS["host-without-dot"].message // → "The host has no dot, unlike a name such as “example.com”."
 * @see https://url.spec.whatwg.org/#url-representation
 */
export const POLICY_EXPLANATIONS: Readonly<Record<PolicyErrorCode, PolicyExplanation>> = {
  "scheme-not-allowed": {
    message: "The scheme must be one of these: {allowed}.",
    example: "ftp://example.org/",
    see: "https://url.spec.whatwg.org/#concept-url-scheme",
  },
  "credentials-not-allowed": {
    message: "A username or a password is not allowed in the URL.",
    example: "https://user:password@example.org/",
    see: "https://url.spec.whatwg.org/#include-credentials",
  },
  "host-not-allowed": {
    message: "The host must be one of these: {allowed}.",
    example: "https://127.0.0.1/",
    see: "https://url.spec.whatwg.org/#concept-host",
  },
  "host-without-dot": {
    message: "The host has no dot, unlike a name such as “example.com”.",
    example: "https://localhost/",
    see: "https://url.spec.whatwg.org/#concept-domain",
  },
  "port-not-allowed": {
    message: "This port is not allowed.",
    example: "https://example.org:8080/",
    see: "https://url.spec.whatwg.org/#concept-url-port",
  },
  "too-long": TOO_LONG,
};

/** The codes, for what needs no sentences. */
export const POLICY_ERROR_CODES: readonly PolicyErrorCode[] = [
  "scheme-not-allowed",
  "credentials-not-allowed",
  "host-not-allowed",
  "host-without-dot",
  "port-not-allowed",
  "too-long",
];
