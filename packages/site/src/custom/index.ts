export type { SuffixOptions } from "../answer.ts";
export type { DomainParts, DomainPartsOptions, DomainPartsResult, ListedOptions, SuffixKind } from "../parts.ts";
export { type Site, serializeSite } from "../site.ts";
export { domainParts } from "./domain-parts.ts";
export { isSameSite, isSchemelesslySameSite, siteOf } from "./same-site.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./suffix.ts";
export { createSuffixes, type Suffixes, type SuffixListError } from "./suffixes.ts";
