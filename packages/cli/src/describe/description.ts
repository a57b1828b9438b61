import { domainToUnicode, type Host, hostOf } from "@url/host";
import { originOf, serializeOrigin } from "@url/parser";
import { orThrow } from "@url/result";
import {
  fragmentOf,
  hasOpaquePath,
  hostTextOf,
  passwordOf,
  pathOf,
  pathSegments,
  portOf,
  queryOf,
  schemeOf,
  type URLRecord,
  usernameOf,
} from "@url/serializer";
import { parse } from "@url/urlencoded";
import type { Diagnostic } from "@url/validator";
import type { Show } from "../output/shown.ts";

/** What `url inspect --json` prints for a URL. The shape is stable: fields are added, never renamed or retyped. */
export interface Description {
  readonly valid: true;
  readonly input: string;
  /** The value of `--base`, or null. */
  readonly base: string | null;
  /** True if a password was hidden in any text here: each of its code units is "*". */
  readonly passwordHidden: boolean;
  readonly href: string;
  /** Serialized as the Standard does it: `"null"` when the origin is opaque. */
  readonly origin: string;
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  readonly host: HostDescription | null;
  /** Null if there is none, or it is the scheme's default. */
  readonly port: number | null;
  readonly path: string;
  /** The path between its slashes, still percent-encoded; null when the path is opaque. */
  readonly segments: readonly string[] | null;
  readonly query: string | null;
  /** The query read as application/x-www-form-urlencoded; null when there is no query. */
  readonly pairs: readonly (readonly [string, string])[] | null;
  readonly fragment: string | null;
  /** The first of the validation errors that are not fatal. */
  readonly warnings: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
}

/** A host by its kind. `text` is its serialization in the href. */
export type HostDescription =
  | { readonly kind: "domain"; readonly text: string; readonly unicode: string }
  | { readonly kind: "ipv4"; readonly text: string; readonly address: number }
  | { readonly kind: "ipv6"; readonly text: string; readonly pieces: readonly number[] }
  | { readonly kind: "opaque"; readonly text: string }
  | { readonly kind: "empty"; readonly text: "" };

/** What `url inspect --json` prints for an invalid input. The error's offsets are in the text that its `in` names. */
export interface FailureDescription {
  readonly valid: false;
  readonly input: string;
  readonly base: string | null;
  readonly passwordHidden: boolean;
  readonly error: Diagnostic;
  /** The validation errors before it: the first ones. */
  readonly warnings: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
}

/** The texts that a URL was parsed from. */
export type Origins = Pick<Description, "input" | "base" | "passwordHidden">;

/** Describes a URL in which passwords are hidden already. `show` hides them in decoded texts. */
export function describe(
  url: URLRecord,
  { input, base, passwordHidden }: Origins,
  warnings: readonly Diagnostic[],
  omitted: number,
  show: Show,
): Description {
  const host = hostOf(url);
  const query = queryOf(url);
  return {
    valid: true,
    input,
    base,
    passwordHidden,
    href: url.href,
    origin: serializeOrigin(originOf(url)),
    scheme: schemeOf(url),
    username: usernameOf(url),
    password: passwordOf(url),
    host: host === null ? null : describeHost(host, hostTextOf(url) ?? ""),
    port: portOf(url),
    path: pathOf(url),
    segments: hasOpaquePath(url) ? null : pathSegments(url),
    query,
    pairs: query === null ? null : parse(query).map(([name, value]) => [show(name), show(value)]),
    fragment: fragmentOf(url),
    warnings,
    omitted,
  };
}

function describeHost(host: Host, text: string): HostDescription {
  switch (host.kind) {
    case "domain":
      return { kind: "domain", text, unicode: orThrow(domainToUnicode(host.domain)) };
    case "ipv4":
      return { kind: "ipv4", text, address: host.address };
    case "ipv6":
      return { kind: "ipv6", text, pieces: Array.from(host.pieces) };
    case "opaque":
      return { kind: "opaque", text };
    case "empty":
      return { kind: "empty", text: "" };
  }
}
