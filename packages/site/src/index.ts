export type { SuffixOptions, SuffixResult } from "./answer.ts";
export { domainParts } from "./domain-parts.ts";
export type { DomainParts, DomainPartsOptions, DomainPartsResult, ListedOptions, SuffixKind } from "./parts.ts";
export { isSameSite, isSchemelesslySameSite, siteOf } from "./same-site.ts";
export { type Site, serializeSite } from "./site.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./suffix.ts";
export { LIST_DATE } from "./tables/date.ts";
