import { SPECIAL_USE_TLDS } from "@url/host/internal";
import type { HostLike, HostLikeError } from "@url/parser";
import { readHost } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import type { SuffixOptions } from "./answer.ts";
import { type Find, NOT_FOUND } from "./find.ts";
import { ICANN, PRIVATE } from "./sections.ts";

/**
 * What a public suffix is: of the ICANN or the private section of the list, `unlisted` if it is in neither, or
 * `special-use` if the domain is one that is not in the public DNS, such as `printer.local`, or a domain for documents,
 * such as `example.com`.
 */
export type SuffixKind = "icann" | "private" | "special-use" | "unlisted";

/** A domain, taken apart. */
export interface DomainParts {
  /** The labels in front of the registrable domain, without the dot; "" if there are none. */
  readonly subdomain: string;
  /** `null` if the domain is a public suffix itself. */
  readonly registrableDomain: string | null;
  readonly publicSuffix: string;
  readonly kind: SuffixKind;
}

/** How `domainParts` of a list with one section searches. */
export interface ListedOptions {
  /** False to return null for a domain whose suffix is not in the list. The default is true. */
  readonly unlisted?: boolean | undefined;
}

/** How `domainParts` searches. */
export interface DomainPartsOptions extends SuffixOptions, ListedOptions {}

/** The parts of a host's domain, or `null` if it has none; or why the text is neither a host nor a URL. */
export type DomainPartsResult = Result<DomainParts | null, HostLikeError>;

/** Says whether the list has a rule for a top-level domain or below it. */
export type IsListed = (topLevel: string) => boolean;

/** Takes apart the domain of `host`, the argument of the function `where`. */
export function readParts(
  find: Find,
  isListed: IsListed,
  host: HostLike,
  options: DomainPartsOptions | undefined,
  where: string,
  checks: OptionChecks<DomainPartsOptions> | OptionChecks<ListedOptions>,
): DomainPartsResult {
  expectOptions(options, where, checks);
  const read = readHost(host, where);
  if (!read.ok) return read;
  if (read.value?.kind !== "domain") return { ok: true, value: null };
  const { domain } = read.value;
  const sections = options?.privateDomains === false ? ICANN : ICANN | PRIVATE;
  const suffix = find(domain, sections, true, 0);
  if (suffix === NOT_FOUND) return { ok: true, value: null };
  const kind = kindOf(find, isListed, domain, suffix);
  if (kind === "unlisted" && options?.unlisted === false) return { ok: true, value: null };
  const start = find(domain, sections, true, 1);
  return {
    ok: true,
    value: {
      subdomain: start > 0 ? domain.slice(0, start - 1) : "",
      registrableDomain: start === NOT_FOUND ? null : domain.slice(start),
      publicSuffix: domain.slice(suffix),
      kind,
    },
  };
}

export const LISTED_OPTIONS: OptionChecks<ListedOptions> = { unlisted: expectBoolean };
export const PARTS_OPTIONS: OptionChecks<DomainPartsOptions> = {
  privateDomains: expectBoolean,
  unlisted: expectBoolean,
};

function kindOf(find: Find, isListed: IsListed, domain: string, suffix: number): SuffixKind {
  const name = domain.endsWith(".") ? domain.slice(0, -1) : domain;
  const topLevel = name.slice(name.lastIndexOf(".") + 1);
  if (SPECIAL_USE_TLDS.includes(topLevel) || SPECIAL_USE_NAMES.some((special) => `.${name}`.endsWith(`.${special}`))) {
    return "special-use";
  }
  if (find(domain, ICANN, true, 0) !== suffix) return "private";
  return isListed(topLevel) ? "icann" : "unlisted";
}

/** IANA's special-use domain names below a top-level domain, without the reverse zones of private addresses. */
const SPECIAL_USE_NAMES: readonly string[] = [
  "example.com",
  "example.net",
  "example.org",
  "6tisch.arpa",
  "eap.arpa",
  "eap-noob.arpa",
  "home.arpa",
  "ipv4only.arpa",
  "resolver.arpa",
  "service.arpa",
];
