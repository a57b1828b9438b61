import { expectBoolean, expectLimit, expectOptions, expectText, type OptionChecks, oneOf } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import { type Flags, flagsWith } from "./characters/flags.ts";
import { expectSchemes } from "./schemes.ts";

/** What {@link findLinks} takes for a link. */
export interface FindOptions {
  /**
   * The schemes of links, in lower case and without ":". The default is `["http", "https", "mailto"]`, those of UTS #58. A
   * URL of another scheme is not searched for links. What follows `http:`, `https:`, `ftp:`, `ws:`, `wss:` and `file:` must
   * be "//"; other schemes may be followed by anything, as in `tel:+1-201-555-0123`.
   */
  readonly schemes?: readonly string[] | undefined;
  /**
   * Which domains are links without a scheme: "listed", the default, those below a suffix in the ICANN section of the Public
   * Suffix List; "top-level" those with a known top-level domain, so that `co.uk` is one; "none" leaves them all out.
   * A known suffix is what tells a domain from a missing space behind a full stop. Behind a scheme, every host counts.
   */
  readonly domains?: "listed" | "top-level" | "none" | undefined;
  /** False leaves out email addresses. The default is true. */
  readonly email?: boolean | undefined;
  /** True finds IPv4 addresses without a scheme. The default is false, because a version can look like one. */
  readonly addresses?: boolean | undefined;
  /** True finds `localhost` without a scheme, if a port or a path follows. The default is false. */
  readonly localhost?: boolean | undefined;
  /** How long a link may be, in UTF-16 code units. What is longer is left out, never cut. The default is 16,384. */
  readonly maxLength?: number | undefined;
  /** Characters of the BMP that end a link, such as `"` in JSON. UTS #58 lets a link contain most of them. */
  readonly delimiters?: string | undefined;
}

/** Options with their defaults, as the scanner reads them. */
export interface Settings {
  readonly flags: Flags;
  readonly schemes: ReadonlySet<string>;
  /** What the scanner looks for. */
  readonly triggers: RegExp;
  readonly domains: "listed" | "top-level" | "none";
  readonly email: boolean;
  readonly addresses: boolean;
  readonly localhost: boolean;
  readonly maxLength: number;
}

/** Checks the options of the function `where`. */
export function settingsOf(options: FindOptions | undefined, where: string): Settings {
  if (options === undefined) return (defaults ??= read({}));
  expectOptions(options, where, FIND_OPTIONS);
  return read(options);
}

let defaults: Settings | undefined;

function read(options: FindOptions): Settings {
  const schemes = new Set(options.schemes ?? ["http", "https", "mailto"]);
  const { domains = "listed", addresses = false, localhost = false } = options;
  return {
    flags: flagsWith(options.delimiters ?? ""),
    schemes,
    triggers: triggersOf(schemes, domains !== "none" || addresses, localhost),
    domains,
    email: options.email ?? true,
    addresses,
    localhost,
    maxLength: options.maxLength ?? 16_384,
  };
}

/**
 * Returns an expression for what the scanner looks around: a full stop or an "@" with what may be a label behind it, "://", or
 * ":" if a scheme need not be followed by "//". The engine looks for all of them at once, at 0.3 to 0.8 ns a unit; a loop over
 * the units took 1.4.
 */
function triggersOf(schemes: ReadonlySet<string>, hasDomains: boolean, hasLocalhost: boolean): RegExp {
  let colon = ":(?=//)";
  for (const scheme of schemes) if (!isSpecialScheme(scheme) && scheme !== "mailto") colon = ":";
  const stops = hasDomains ? ".\u3002\uff0e\uff61" : "";
  // A match has one unit, so that it is where `lastIndex` says: `exec`, which returns an array, takes twice as long as `test`.
  return new RegExp(`[@${stops}](?=[-\\w\x80-\uffff])|${colon}${hasLocalhost ? "|l(?=ocalhost)" : ""}`, "g");
}

const FIND_OPTIONS: OptionChecks<FindOptions> = {
  schemes: expectSchemes,
  domains: /* @__PURE__ */ oneOf("listed", "top-level", "none"),
  email: expectBoolean,
  addresses: expectBoolean,
  localhost: expectBoolean,
  maxLength: expectLimit,
  delimiters: expectText,
};
