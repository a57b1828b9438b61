import type { Explanation } from "../explanations.ts";

/** The errors that only a schema has. The names are ours. */
export type SchemaErrorCode =
  | "not-text"
  | "host-not-public"
  | "address-not-public"
  | "not-an-address"
  | "IP-version-not-allowed"
  | "email-without-at"
  | "email-without-local-part"
  | "email-local-part"
  | "email-local-part-too-long"
  | "email-domain"
  | "email-too-long";

/**
 * Explains the errors that only a schema has. In a message, `{allowed}` stands for what the schema allows.
 * @example SCHEMA_EXPLANATIONS["email-without-at"].message // → "The email address has no “@”."
 * @see https://standardschema.dev
 */
export const SCHEMA_EXPLANATIONS: Readonly<Record<SchemaErrorCode, Explanation>> = {
  "not-text": {
    message: "This must be text.",
    example: "",
  },
  "host-not-public": {
    message: "The host is not on the public Internet.",
    example: "https://localhost/",
  },
  "address-not-public": {
    message: "The IP address is not on the public Internet.",
    example: "10.0.0.1",
  },
  "not-an-address": {
    message: "This is not an IP address.",
    example: "example.org",
  },
  "IP-version-not-allowed": {
    message: "The IP address must have version {allowed}.",
    example: "::1",
  },
  "email-without-at": {
    message: "The email address has no “@”.",
    example: "ana.example.org",
  },
  "email-without-local-part": {
    message: "The email address has nothing before its “@”.",
    example: "@example.org",
  },
  "email-local-part": {
    message: "The part before the “@” has a character, or a dot, that is not allowed there.",
    example: "ana..b@example.org",
  },
  "email-local-part-too-long": {
    message: "The part before the “@” is longer than 64 bytes.",
    example: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.org",
  },
  "email-domain": {
    message: "The part after the “@” is not the name of a host.",
    example: "ana@exa_mple.org",
  },
  "email-too-long": {
    message: "The email address is longer than 254 bytes.",
    example: "",
  },
};
